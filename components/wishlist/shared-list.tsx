'use client';

import { useState } from 'react';
import { fetchStoredWatches } from '@/browser/shop-client';
import { Price } from '@/components/catalogue/price';
import { isWeekendNow } from '@/components/catalogue/weekend';
import { buyCopy } from '@/components/product/copy-buy';
import { Link } from '@/components/ui/link';
import { StableLabel } from '@/components/ui/stable-label';
import { fullNameOfKey } from '@/data/full-name';
import { parseLines } from '@/domain/line-items';
import { pricedAt } from '@/domain/stored-watch';
import type { WatchSummary } from '@/domain/watch';
import { watchKey } from '@/domain/watch-key';
import { shownPrice } from '@/domain/watch-price';
import { costOf } from '@/domain/weekend-price';
import { useWishlist } from '@/store/lines-store';
import { savedCopy, sharedListCopy } from './copy';
import { WishCard, WishGrid } from './wish-card';

const saveLabels = [sharedListCopy.save, sharedListCopy.allSaved];

type SharedListProps = { watches: readonly WatchSummary[]; announce: (message: string) => void };

/** A list shared by another shopper, with a button to save it. Contains only watches that are sold. */
export function SharedList({ watches, announce }: SharedListProps) {
  const lines = useWishlist((wishlist) => wishlist.lines);
  const add = useWishlist((wishlist) => wishlist.add);
  const [answer, setAnswer] = useState('');
  const isSaved = ({ key }: WatchSummary) => lines.some((line) => watchKey(line) === key);
  const missing = watches.filter((watch) => !isSaved(watch));

  const report = (message: string) => {
    setAnswer(message);
    announce(message);
  };
  const save = async () => {
    const answer = await fetchStoredWatches(missing.map(({ key }) => key));
    if (!answer.ok) {
      return report(sharedListCopy.notFetched);
    }
    const shown = new Map(missing.map((watch) => [watch.key, watch]));
    for (const watch of parseLines(answer.value)) {
      const summary = shown.get(watchKey(watch));
      add(summary ? pricedAt(watch, costOf(summary, isWeekendNow())) : watch);
    }
    report(savedCopy(missing.length, watches.length));
  };

  return (
    <>
      <div className="mb-8 max-w-2xl">
        <p className="text-lg text-pretty">{sharedListCopy.about(watches.length)}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <button type="button" onClick={() => void save()} className="button">
            <StableLabel
              labels={saveLabels}
              shown={missing.length > 0 ? sharedListCopy.save : sharedListCopy.allSaved}
            />
          </button>
          <Link href="/favorite/myfavorite" className="button-quiet">
            {sharedListCopy.seeOwn}
          </Link>
        </div>
        <p className="mt-3 min-h-6 font-semibold">{answer}</p>
      </div>
      <WishGrid label={sharedListCopy.list}>
        {watches.map((watch) => (
          <li key={watch.key} className="max-w-card min-w-0">
            <WishCard
              name={fullNameOfKey(watch.key, watch.name)}
              price={<Price of={shownPrice(watch)} />}
              summary={watch}
            >
              <p className="min-h-[1lh] text-sm leading-[1.25rem] text-soft">{isSaved(watch) && buyCopy.onWishlist}</p>
            </WishCard>
          </li>
        ))}
      </WishGrid>
    </>
  );
}

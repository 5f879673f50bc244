'use client';

import { fetchStoredWatches } from '@/browser/shop-client';
import { useState } from 'react';
import { StableLabel } from '@/components/product/stable-label';
import { Link } from '@/components/ui/link';
import { readLines } from '@/domain/line-items';
import { formatMoney } from '@/domain/money';
import type { WatchSummary } from '@/domain/watch';
import { watchKey } from '@/domain/watch-key';
import { useWishlist } from '@/store/wishlist';
import { WishCard } from './wish-card';
import { WishGrid } from './wish-grid';

const saveLabels = ['Save these to my wishlist', 'All on your wishlist'] as const;

type SharedListProps = { watches: readonly WatchSummary[]; announce: (words: string) => void };

/** A list that someone else shared: to look at, and to save as one's own. All of its watches are sold. */
export function SharedList({ watches, announce }: SharedListProps) {
  const lines = useWishlist((wishlist) => wishlist.lines);
  const add = useWishlist((wishlist) => wishlist.add);
  const [answer, setAnswer] = useState('');
  const isSaved = ({ key }: WatchSummary) => lines.some((line) => watchKey(line) === key);
  const missing = watches.filter((watch) => !isSaved(watch));

  const say = (words: string) => {
    setAnswer(words);
    announce(words);
  };
  const save = async () => {
    const answer = await fetchStoredWatches(missing.map(({ key }) => key));
    if (!answer.ok) {
      return say('The watches could not be fetched, so nothing was saved. Check the connection and press again.');
    }
    for (const watch of readLines(answer.value)) add(watch);
    say(savedWords(missing.length, watches.length));
  };

  return (
    <>
      <div className="mb-8 max-w-2xl">
        <p className="text-lg text-pretty">
          Someone shared {watches.length === 1 ? 'this watch' : `these ${watches.length} watches`} with you. The list is
          theirs; your own stays as it is until you save to it.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <button type="button" onClick={save} className="button">
            <StableLabel labels={saveLabels} shown={saveLabels[missing.length > 0 ? 0 : 1]} />
          </button>
          <Link href="/favorite/myfavorite" className="button-quiet">
            See your own wishlist
          </Link>
        </div>
        <p className="mt-3 min-h-6 font-semibold">{answer}</p>
      </div>
      <WishGrid label="Watches on the shared list">
        {watches.map((watch) => (
          <li key={watch.key} className="max-w-card min-w-0">
            <WishCard name={watch.name} price={formatMoney(watch.priceCents)} summary={watch}>
              <p className="min-h-5 text-sm leading-5 text-soft">{isSaved(watch) && 'On your wishlist'}</p>
            </WishCard>
          </li>
        ))}
      </WishGrid>
    </>
  );
}

function savedWords(saved: number, all: number): string {
  if (saved === 0) return all === 1 ? 'It was on your wishlist already.' : 'They were all on your wishlist already.';
  const rest = all === saved ? '' : ' The rest was there already.';
  return `${saved === 1 ? '1 watch' : `${saved} watches`} saved to your wishlist.${rest}`;
}

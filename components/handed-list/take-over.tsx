'use client';

import { addressOf } from '@/domain/language';
import { useEffect, useEffectEvent, useState } from 'react';
import { canEncrypt, takeOver } from '@/browser/handed-list';
import { fetchStoredWatches } from '@/browser/shop-client';
import { useCurrentLines } from '@/components/cart/lines/use-current-lines';
import { CartChoice } from '@/components/cart/link/cart-choice';
import { amountIn, OrderLine } from '@/components/checkout/summary/order-line';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import { useNavigate } from '@/components/ui/hooks';
import { Link } from '@/components/ui/link';
import { passFocusToMain } from '@/components/ui/page-hooks';
import { fullNameOf } from '@/data/full-name';
import { type HandedList, handedListPath, parseHandedListFragment } from '@/domain/handed-list';
import { type LineItem, parseLines } from '@/domain/line-items';
import { type ListName } from '@/domain/shared-lists';
import { watchKey } from '@/domain/watch-key';
import { useWishlist } from '@/store/lines-store';
import { handOverCopy, takeOverCopy as copy } from './copy';

type Shown = { list: HandedList; lines?: readonly LineItem[] };

/** Opens the list of a link, shows its watches, and adds them at a press (docs/product.md 40.8). */
export function TakeOver() {
  const [status, setStatus] = useState<string>(copy.looking);
  const [canRetry, setCanRetry] = useState(false);
  const [shown, setShown] = useState<Shown>();

  const load = async (list: HandedList) => {
    setShown({ list });
    const answer = await fetchStoredWatches(list.lines.map(({ key }) => key));
    setCanRetry(!answer.ok);
    if (!answer.ok) return setStatus(copy.unreachable);
    const quantities = new Map(list.lines.map(({ key, quantity }) => [key, quantity]));
    const lines = parseLines(answer.value).map((line) => ({ ...line, quantity: quantities.get(watchKey(line)) ?? 1 }));
    setShown({ list, lines });
    setStatus(lines.length > 0 ? copy.about(lines.length, handOverCopy.lists[list.list]) : copy.nothing);
  };
  const open = async () => {
    const link = parseHandedListFragment(window.location.hash);
    setShown(undefined);
    if (!canEncrypt()) return setStatus(handOverCopy.notSecure);
    if (!link) return setStatus(copy.incomplete);
    const answer = await takeOver(link);
    const isUnread = !answer.ok && !['unknown-handed-list', 'wrong-list-key'].includes(answer.rejection.code);
    setCanRetry(isUnread);
    if (!answer.ok) return setStatus(rejectionCopy(answer.rejection));
    // The link works only once, so its key is removed from the history.
    window.history.replaceState(window.history.state, '', addressOf(handedListPath));
    await load(answer.value);
  };
  const retry = () => {
    setStatus(copy.looking);
    void (shown ? load(shown.list) : open());
  };
  const openLink = useEffectEvent(() => void open());
  useEffect(() => {
    const listening = new AbortController();
    const timer = setTimeout(openLink);
    window.addEventListener('hashchange', () => window.location.hash && openLink(), { signal: listening.signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  const missing = shown?.lines ? shown.list.lines.length - shown.lines.length : 0;
  return (
    <div className="needs-script min-h-[60svh] pb-16">
      <p role="status" className="max-w-prose text-lg text-pretty">
        {status}
      </p>
      {canRetry && (
        <button ref={passFocusToMain} type="button" onClick={retry} className="mt-6 button">
          {copy.again}
        </button>
      )}
      {missing > 0 && <p className="mt-3 max-w-prose">{copy.unsold(missing)}</p>}
      {shown?.lines && shown.lines.length > 0 && (
        <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-8 laptop:grid-cols-12">
          <Choice list={shown.list.list} lines={shown.lines} />
        </div>
      )}
    </div>
  );
}

/** The watches at their current prices, and the buttons that add them. */
function Choice({ list, lines: given }: { list: ListName; lines: readonly LineItem[] }) {
  const { lines, summaries, amounts } = useCurrentLines(given, storesNothing);
  return (
    <>
      <ul aria-label={copy.list[list]} className="border-t border-ink laptop:col-span-7">
        {lines.map((line) => (
          <OrderLine
            key={watchKey(line)}
            name={fullNameOf(line)}
            amountOf={amountIn(amounts.currency, amounts.unitOf(line))}
            quantity={line.quantity}
            picture={summaries.summaryOf(line)?.picture}
          />
        ))}
      </ul>
      <div className="laptop:col-span-4 laptop:col-start-9">
        {list === 'cart' ? (
          <CartChoice lines={lines} continueHref="/bascket/mybascket" continueLabel={copy.seeCart} />
        ) : (
          <WishlistChoice lines={lines} />
        )}
      </div>
    </>
  );
}

const storesNothing = () => {};

/** Adds the watches that the wishlist does not have. */
function WishlistChoice({ lines }: { lines: readonly LineItem[] }) {
  const own = useWishlist((wishlist) => wishlist.lines);
  const add = useWishlist((wishlist) => wishlist.add);
  const navigateTo = useNavigate();
  const missing = lines.filter((line) => !own.some((each) => watchKey(each) === watchKey(line)));
  if (missing.length === 0) {
    return (
      <>
        <p className="mb-4 text-soft">{copy.allThere}</p>
        <Link href="/favorite/myfavorite" className="button">
          {copy.seeWishlist}
        </Link>
      </>
    );
  }
  const press = () => {
    for (const line of missing) add({ ...line, quantity: 1 });
    navigateTo('/favorite/myfavorite');
  };
  return (
    <button type="button" onClick={press} className="button">
      {copy.add}
    </button>
  );
}

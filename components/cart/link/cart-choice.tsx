'use client';

import type { Route } from 'next';
import { useNavigate } from '@/components/ui/hooks';
import { Link } from '@/components/ui/link';
import { fullNameOf } from '@/data/full-name';
import type { LineItem } from '@/domain/line-items';
import { sameWatch, watchKey } from '@/domain/watch-key';
import { useCart } from '@/store/lines-store';
import { cartChoiceCopy as copy } from './copy';

type CartChoiceProps = {
  /** Lines to add, at current prices. */
  lines: readonly LineItem[];
  /** Destination of each choice. */
  continueHref: Route;
  /** Label of the link shown when the cart equals these lines. */
  continueLabel: string;
  /** Called before each navigation. */
  onContinue?: () => void;
};

/**
 * Lets the shopper add prepared lines to their cart or replace the cart with them (docs/product.md 34.2). It describes the
 * result before the press. Both actions are idempotent.
 */
export function CartChoice({ lines, continueHref, continueLabel, onContinue }: CartChoiceProps) {
  const cartLines = useCart((cart) => cart.lines);
  const ready = useCart((cart) => cart.ready);
  const navigateTo = useNavigate();
  const { missing, differing, others } = compareLines(cartLines, lines);

  const press = (fill: () => void) => () => {
    fill();
    onContinue?.();
    navigateTo(continueHref);
  };
  const add = press(() => addLines(lines));
  const replace = press(() => {
    useCart.getState().clear();
    addLines(lines);
  });

  if (!ready) return <p className="needs-script min-h-32 text-soft">{copy.looking}</p>;
  if (cartLines.length === 0) {
    return (
      <div className="needs-script min-h-32">
        <p className="mb-4 text-soft">{copy.empty}</p>
        <button type="button" onClick={add} className="button">
          {copy.put}
        </button>
      </div>
    );
  }
  if (missing.length + differing.length + others.length === 0) {
    return (
      <div className="needs-script min-h-32">
        <p className="mb-4 text-soft">{copy.isThere}</p>
        <Link href={continueHref} onClick={onContinue} className="button">
          {continueLabel}
        </Link>
      </div>
    );
  }
  return (
    <div className="needs-script min-h-32">
      <p className="font-semibold">{missing.length === 0 ? copy.allThere : copy.holds(cartLines.length)}</p>
      <ul className="mt-2 mb-5 max-w-prose space-y-1 text-soft">
        {missing.length > 0 && <li>{copy.addMeans}</li>}
        {differing.map((line) => (
          <li key={watchKey(line)}>{copy.keeps(fullNameOf(line), line.quantity)}</li>
        ))}
        <li>{copy.replaceMeans(others.length)}</li>
      </ul>
      <div className="flex flex-wrap gap-3">
        {missing.length > 0 ? (
          <button type="button" onClick={add} className="button">
            {copy.add}
          </button>
        ) : (
          <Link href="/bascket/mybascket" className="button">
            {copy.seeCart}
          </Link>
        )}
        <button type="button" onClick={replace} className="button-quiet">
          {copy.replace}
        </button>
      </div>
    </div>
  );
}

/** Compares the cart with the prepared lines: missing lines, cart lines with another quantity, and other cart lines. */
function compareLines(cartLines: readonly LineItem[], lines: readonly LineItem[]) {
  const findIn = (all: readonly LineItem[], line: LineItem) => all.find((other) => sameWatch(other, line));
  return {
    missing: lines.filter((line) => !findIn(cartLines, line)),
    differing: cartLines.filter((line) => (findIn(lines, line)?.quantity ?? line.quantity) !== line.quantity),
    others: cartLines.filter((line) => !findIn(lines, line)),
  };
}

/** Appends each line with its quantity; lines already in the cart stay unchanged. */
function addLines(lines: readonly LineItem[]): void {
  const { restore } = useCart.getState();
  for (const line of lines) restore(line, useCart.getState().lines.length);
}

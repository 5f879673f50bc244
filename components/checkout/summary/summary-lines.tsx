'use client';

import { ChangeNote } from '@/components/cart/lines/line-parts';
import { summaryWords } from '@/components/checkout/copy';
import { fullNameOf } from '@/data/full-name';
import { unitCents } from '@/domain/line-items';
import { watchKey } from '@/domain/watch-key';
import { OrderLine } from './order-line';
import type { OrderLines } from './use-order-lines';

/** The watches of the cart as they are ordered, what has changed about them, and those that cannot be. */
export function SummaryLines({ lines: { sold, gone, changes, summaries } }: { lines: OrderLines }) {
  return (
    <>
      <ul aria-label={summaryWords.list}>
        {sold.map((line) => {
          const key = watchKey(line);
          const cents = unitCents(line);
          return (
            <OrderLine
              key={key}
              name={fullNameOf(line)}
              unitCents={cents}
              quantity={line.quantity}
              picture={summaries.summaryOf(line)?.picture}
            >
              <ChangeNote change={changes.get(key)} cents={cents} />
            </OrderLine>
          );
        })}
      </ul>
      {gone.map((line) => (
        <p key={watchKey(line)} className="mt-4 border-l-4 border-signal pl-3 text-sm">
          {summaryWords.noLongerSold(fullNameOf(line))}
        </p>
      ))}
    </>
  );
}

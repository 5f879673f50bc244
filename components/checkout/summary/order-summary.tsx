'use client';

import type { ReactNode } from 'react';
import { inDollarsCopy } from '@/components/cart/copy';
import { ChangeNote } from '@/components/cart/lines/line-parts';
import { sumOf } from '@/components/cart/lines/use-current-lines';
import { unitsCopy } from '@/components/cart/copy-units';
import type { OrderLines } from '@/components/checkout/checkout-gate';
import { summaryCopy } from '@/components/checkout/copy';
import { Link } from '@/components/ui/link';
import { fullNameOf } from '@/data/full-name';
import { watchKey } from '@/domain/watch-key';
import { useCheckout } from '@/store/checkout';
import { amountIn, OrderLine } from './order-line';
import { TotalsList } from './totals-list';
import type { Quoting } from './use-quote';

type OrderSummaryProps = {
  lines: OrderLines;
  quoting: Quoting;
  /** Rendered between the lines and the totals. */
  children?: ReactNode;
};

export function OrderSummary({ lines, quoting, children }: OrderSummaryProps) {
  const hasCode = useCheckout(({ promoCode }) => promoCode !== '');
  return (
    <section aria-labelledby="order-title">
      <div className="flex items-baseline justify-between gap-4 border-b border-ink pb-3">
        <h2 id="order-title" className="text-2xl">
          {summaryCopy.title}
        </h2>
        <Link href="/bascket/mybascket" aria-label={summaryCopy.changeCart} className="-my-3 bar-link text-link">
          {summaryCopy.change}
        </Link>
      </div>
      <SummaryLines lines={lines} />
      {children}
      {quoting.lostCode && !hasCode && (
        <p role="status" className="mt-4 border-s-4 border-signal ps-3 text-sm">
          {summaryCopy.lostCode(quoting.lostCode, quoting.isCodeClaimed)}
        </p>
      )}
      {lines.amounts.isInstead && <p className="mt-4 text-sm">{inDollarsCopy}</p>}
      <TotalsList
        subtotalCents={sumOf(lines.sold, lines.amounts)}
        currency={lines.amounts.currency}
        counted={unitsCopy(lines.sold)}
        totals={quoting.quote?.totals.currency === lines.amounts.currency ? quoting.quote.totals : undefined}
        hasCode={hasCode}
        isCurrent={quoting.isCurrent}
      />
    </section>
  );
}

/** The lines to order with their changes, and a note for each watch that is no longer sold. */
function SummaryLines({ lines: { sold, unsold, changes, summaries, amounts } }: { lines: OrderLines }) {
  return (
    <>
      <ul aria-label={summaryCopy.list}>
        {sold.map((line) => {
          const key = watchKey(line);
          return (
            <OrderLine
              key={key}
              name={fullNameOf(line)}
              amountOf={amountIn(amounts.currency, amounts.unitOf(line))}
              quantity={line.quantity}
              picture={summaries.summaryOf(line)?.picture}
            >
              <ChangeNote change={changes.get(key)} line={line} amounts={amounts} />
            </OrderLine>
          );
        })}
      </ul>
      {unsold.map((line) => (
        <p key={watchKey(line)} className="mt-4 border-s-4 border-signal ps-3 text-sm">
          {summaryCopy.noLongerSold(fullNameOf(line))}
        </p>
      ))}
    </>
  );
}

'use client';

import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { useCheckout } from '@/store/checkout';
import { totalCents } from '@/domain/line-items';
import { summaryWords } from '@/components/checkout/copy';
import { SummaryLines } from './summary-lines';
import { TotalsList } from './totals-list';
import type { OrderLines } from './use-order-lines';
import type { Quoting } from './use-quote';

type OrderSummaryProps = {
  lines: OrderLines;
  quoting: Quoting;
  /** Stands between the lines and the totals. */
  children?: ReactNode;
};

export function OrderSummary({ lines, quoting, children }: OrderSummaryProps) {
  const hasCode = useCheckout(({ promoCode }) => promoCode !== '');
  return (
    <section aria-labelledby="order-title">
      <div className="flex items-baseline justify-between gap-4 border-b border-ink pb-3">
        <h2 id="order-title" className="text-2xl">
          {summaryWords.title}
        </h2>
        <Link href="/bascket/mybascket" aria-label={summaryWords.changeCart} className="-my-3 bar-link text-link">
          Change
        </Link>
      </div>
      <SummaryLines lines={lines} />
      {children}
      {quoting.lostCode && !hasCode && (
        <p role="status" className="mt-4 border-l-4 border-signal pl-3 text-sm">
          {summaryWords.lostCode(quoting.lostCode, quoting.isCodeHeld)}
        </p>
      )}
      <TotalsList
        subtotalCents={totalCents(lines.sold)}
        totals={quoting.quote?.totals}
        hasCode={hasCode}
        isCurrent={quoting.isCurrent}
      />
    </section>
  );
}

import type { ReactNode } from 'react';
import type { Totals } from '@/domain/line-items';
import type { Currency } from '@/domain/currency';
import { formatMoney } from '@/domain/money';
import { totalsCopy } from '@/components/checkout/copy';

type TotalsListProps = {
  /** Price of the watches without discount and shipping, in the minor unit of the currency; undefined until it is loaded. */
  subtotalCents: number | undefined;
  currency?: Currency;
  /** Watches and units of the subtotal, such as "2 watches, 3 pieces". */
  counted?: string;
  /** Undefined until the quote arrives. */
  totals: (Pick<Totals, 'discountCents' | 'totalCents'> & { shipping: { label: string; cents: number } }) | undefined;
  /** True to reserve a discount row before the quote arrives. */
  hasCode?: boolean;
  /** False while a newer quote is loading. */
  isCurrent?: boolean;
};

/** Totals of an order. Rows are rendered before their figures arrive, so that nothing shifts. */
export function TotalsList({
  subtotalCents,
  currency = 'usd',
  counted,
  totals,
  hasCode = false,
  isCurrent = true,
}: TotalsListProps) {
  const shipping =
    totals && (totals.shipping.cents === 0 ? totalsCopy.free : formatMoney(totals.shipping.cents, currency));
  const discount = totals?.discountCents ?? 0;
  return (
    <dl aria-busy={!isCurrent} className={`pt-4 tabular-nums ${isCurrent ? '' : 'text-soft'}`}>
      <Row term={counted ? `${totalsCopy.subtotal} (${counted})` : totalsCopy.subtotal}>
        {subtotalCents === undefined ? '\u00a0' : formatMoney(subtotalCents, currency)}
      </Row>
      {(discount > 0 || (hasCode && !totals)) && (
        <Row term={totalsCopy.code}>{totals && `−${formatMoney(discount, currency)}`}</Row>
      )}
      <Row term={totals?.shipping.label ?? totalsCopy.shipping}>{shipping}</Row>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink pt-4">
        <dt className="text-lg font-semibold">{totalsCopy.total}</dt>
        {/* A new key creates a new element: text that grows in place counts as layout shift. */}
        <dd key={totals ? 'known' : 'unknown'} className="text-3xl font-bold tracking-tight">
          {totals ? formatMoney(totals.totalCents, currency) : '\u00a0'}
        </dd>
      </div>
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 pb-2">
      <dt>{term}</dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  );
}

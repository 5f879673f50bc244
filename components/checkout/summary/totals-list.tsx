import type { ReactNode } from 'react';
import type { Totals } from '@/domain/totals';
import { formatMoney } from '@/domain/money';
import { totalsCopy } from '@/components/checkout/copy';

type TotalsListProps = {
  /** The watches alone, in cents. */
  subtotalCents: number;
  /** Undefined until the shop has said what the order costs. */
  totals: (Pick<Totals, 'discountCents' | 'totalCents'> & { shipping: { label: string; cents: number } }) | undefined;
  /** Whether to keep a row for the discount before the totals are known. */
  hasCode?: boolean;
  /** False while newer totals are on their way. */
  isCurrent?: boolean;
};

/** Every row that will have a figure takes its space from the start. */
export function TotalsList({ subtotalCents, totals, hasCode = false, isCurrent = true }: TotalsListProps) {
  const shipping = totals && (totals.shipping.cents === 0 ? totalsCopy.free : formatMoney(totals.shipping.cents));
  const discount = totals?.discountCents ?? 0;
  return (
    <dl aria-busy={!isCurrent} className={`pt-4 tabular-nums ${isCurrent ? '' : 'text-soft'}`}>
      <Row term={totalsCopy.subtotal}>{formatMoney(subtotalCents)}</Row>
      {(discount > 0 || (hasCode && !totals)) && (
        <Row term={totalsCopy.code}>{totals && `−${formatMoney(discount)}`}</Row>
      )}
      <Row term={totals?.shipping.label ?? totalsCopy.shipping}>{shipping}</Row>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink pt-4">
        <dt className="text-lg font-semibold">{totalsCopy.total}</dt>
        {/* Another element for the figure: text that grew would count as moved. */}
        <dd key={totals ? 'known' : 'unknown'} className="text-3xl font-bold tracking-tight">
          {totals ? formatMoney(totals.totalCents) : '\u00a0'}
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

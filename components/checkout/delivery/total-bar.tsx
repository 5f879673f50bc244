import { unitsCopy } from '@/components/cart/copy';
import type { OrderLines } from '@/components/checkout/checkout-gate';
import { summaryCopy, totalsCopy } from '@/components/checkout/copy';
import type { Quoting } from '@/components/checkout/summary/use-quote';
import { formatMoney } from '@/domain/money';

/** The order's total over the delivery form of a phone, with a link to the summary below the form (docs/product.md 13.22). */
export function TotalBar({ lines, quoting: { quote, isCurrent } }: { lines: OrderLines['sold']; quoting: Quoting }) {
  return (
    <div role="group" aria-label={totalsCopy.total} aria-busy={!isCurrent} className="total-bar">
      <a href="#order-title" className="bar-link underline underline-offset-4">
        {summaryCopy.title}: {unitsCopy(lines)}
      </a>
      {/* A new key creates a new element: text that grows in place counts as layout shift. */}
      <strong key={quote?.totals.totalCents} className={`text-lg tabular-nums ${isCurrent ? '' : 'text-soft'}`}>
        {quote ? formatMoney(quote.totals.totalCents) : '\u00a0'}
      </strong>
    </div>
  );
}

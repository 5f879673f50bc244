import { LinkedLines, type LinkedWatch } from '@/components/cart/link/linked-lines';
import { TotalsList } from '@/components/checkout/summary/totals-list';
import { rejectionCopy, type ShownRejection } from '@/components/forms/copy-rejections';
import type { Currency } from '@/domain/currency';
import { formatMoney } from '@/domain/money';
import type { Totals } from '@/domain/line-items';
import { handOffCopy as copy } from './copy';

type PreparedSummaryProps = {
  view: {
    /** Currency of all amounts. */
    currency: Currency;
    watches: readonly LinkedWatch[];
    unsold: number;
    totals: Totals | undefined;
    /** The former total, if it differs. */
    beforeCents: number | undefined;
    rejection: ShownRejection | undefined;
  };
};

/** An agent's prepared lines at current prices, with rejections. Contains no personal data. */
export function PreparedSummary({ view }: PreparedSummaryProps) {
  const { currency, watches, unsold, totals, beforeCents, rejection } = view;
  const subtotal = watches.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  return (
    <>
      <LinkedLines label={copy.list} watches={watches} currency={currency} />
      {unsold > 0 && <p className="mt-4 max-w-prose">{copy.unsold(unsold)}</p>}
      {rejection && <p className="mt-4 max-w-prose border-s-4 border-signal ps-4">{rejectionCopy(rejection)}</p>}
      {totals && beforeCents !== undefined && (
        <p className="mt-4 max-w-prose border-s-4 border-signal ps-4 font-semibold">
          {copy.wasTotal(formatMoney(beforeCents, currency), formatMoney(totals.totalCents, currency))}
        </p>
      )}
      <TotalsList subtotalCents={totals?.subtotalCents ?? subtotal} currency={currency} totals={totals} />
    </>
  );
}

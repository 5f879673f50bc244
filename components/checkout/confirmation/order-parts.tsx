import type { Currency } from '@/domain/currency';
import { formatMoney } from '@/domain/money';
import type { RefundTotals } from '@/domain/refund-totals';
import type { SentParcel } from '@/domain/parcel';
import { refundTerms, followParcelCopy } from './copy';

type RefundListProps = Pick<RefundTotals, 'refundedCents' | 'lostCents'> & { currency: Currency };

/** Refunds and lost disputes of an order; renders nothing if there are none. */
export function RefundList({ refundedCents, lostCents, currency }: RefundListProps) {
  if (refundedCents + lostCents === 0) return null;
  return (
    <dl className="pt-3 tabular-nums">
      {refundedCents > 0 && <Row term={refundTerms.refunded} amount={formatMoney(refundedCents, currency)} />}
      {lostCents > 0 && <Row term={refundTerms.byBank} amount={formatMoney(lostCents, currency)} />}
    </dl>
  );
}

function Row({ term, amount }: { term: string; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 pb-2 font-semibold">
      <dt>{term}</dt>
      <dd className="shrink-0">{amount}</dd>
    </div>
  );
}

/** A tracking number, linked to the carrier's tracking page if the carrier is known. */
export function ParcelNumber({ carrier, trackingNumber, trackingUrl }: SentParcel) {
  if (!trackingUrl) return <span className="wrap-anywhere tabular-nums">{trackingNumber}</span>;
  return (
    <a
      href={trackingUrl}
      rel="noreferrer"
      aria-label={followParcelCopy(carrier, trackingNumber)}
      className="wrap-anywhere tabular-nums text-link underline"
    >
      {trackingNumber}
    </a>
  );
}

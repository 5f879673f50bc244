import { formatMoney } from '@/domain/money';
import type { MoneyBack } from '@/domain/money-back';
import { moneyBackTerms } from './copy';

/** What of an order's money has gone back, under its total; nothing where none has. */
export function MoneyBackList({ refundedCents, lostCents }: Pick<MoneyBack, 'refundedCents' | 'lostCents'>) {
  if (refundedCents + lostCents === 0) return null;
  return (
    <dl className="pt-3 tabular-nums">
      {refundedCents > 0 && <Row term={moneyBackTerms.sentBack} cents={refundedCents} />}
      {lostCents > 0 && <Row term={moneyBackTerms.byBank} cents={lostCents} />}
    </dl>
  );
}

function Row({ term, cents }: { term: string; cents: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 pb-2 font-semibold">
      <dt>{term}</dt>
      <dd className="shrink-0">{formatMoney(cents)}</dd>
    </div>
  );
}

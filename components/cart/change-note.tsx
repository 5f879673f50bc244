import { formatMoney } from '@/domain/money';
import { lineWords } from './copy';
import type { LineChange } from './line-changes';

/** What the catalogue changed on a watch since the shopper added it; `cents` is the price of one now. */
export function ChangeNote({ change, cents }: { change: LineChange | undefined; cents: number }) {
  if (!change) return null;
  return (
    <p className="mt-2 border-l-4 border-ink pl-3 text-sm wrap-anywhere">
      {change.cents !== undefined && `${lineWords.priceChanged(formatMoney(change.cents), formatMoney(cents))} `}
      {change.name !== undefined && lineWords.renamed(change.name)}
    </p>
  );
}

import { LinkedLines } from '@/components/cart/linked-lines';
import { TotalsList } from '@/components/checkout/summary/totals-list';
import { handOffWords as words } from '@/components/words/hand-off';
import { refusalWords, type ShownRefusal } from '@/components/words/refusals';
import type { Availability } from '@/domain/stock';
import type { Totals } from '@/domain/pricing';
import type { Watch } from '@/domain/watch';

type PreparedSummaryProps = {
  view: {
    watches: readonly { watch: Watch; quantity: number; unitCents: number; availability: Availability }[];
    unsold: number;
    totals: Totals | undefined;
    refusal: ShownRefusal | undefined;
  };
};

/** What an agent has prepared, priced anew, and what of it does not hold. Nothing here names a person or a place. */
export function PreparedSummary({ view: { watches, unsold, totals, refusal } }: PreparedSummaryProps) {
  const subtotal = watches.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  return (
    <>
      <LinkedLines label={words.list} watches={watches} />
      {unsold > 0 && <p className="mt-4 max-w-prose">{words.unsold(unsold)}</p>}
      {refusal && <p className="mt-4 max-w-prose border-l-4 border-signal pl-4">{refusalWords(refusal)}</p>}
      <TotalsList subtotalCents={totals?.subtotalCents ?? subtotal} totals={totals} />
    </>
  );
}

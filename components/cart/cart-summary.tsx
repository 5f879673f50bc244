import { Pictogram } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { pictograms } from '@/components/ui/pictograms';
import { formatMoney } from '@/domain/money';
import { totalCents, type LineItem } from '@/domain/line-items';
import { cartPageWords } from './copy';
import { shippingNotes } from './shipping-notes';

/** Subtotal, what it means for shipping, and the way to the checkout. */
export function CartSummary({ lines }: { lines: readonly LineItem[] }) {
  const subtotal = totalCents(lines);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const [domestic, international] = shippingNotes(subtotal);
  return (
    <section aria-label={cartPageWords.summary} className="border-t border-ink py-5">
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="text-lg">
          Subtotal <span className="text-soft">({pieces === 1 ? '1 watch' : `${pieces} watches`})</span>
        </dt>
        <dd className="text-3xl font-bold tracking-tight tabular-nums">{formatMoney(subtotal)}</dd>
      </dl>
      <ul aria-label={cartPageWords.shipping} className="my-5 space-y-2 border-y border-line py-4 tabular-nums">
        <li className="flex gap-3">
          <Pictogram shape={pictograms.plane} className="size-6" />
          {domestic}
        </li>
        <li className="flex gap-3">
          <Pictogram shape={pictograms.globe} className="size-6" />
          {international}
        </li>
      </ul>
      <Link href="/payment" className="button w-full">
        {cartPageWords.checkout}
      </Link>
    </section>
  );
}

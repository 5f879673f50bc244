import { Pictogram } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { pictograms } from '@/components/ui/pictograms';
import { freeShippingOver } from '@/data/shipping';
import { totalCents, type LineItem } from '@/domain/line-items';
import { formatMoney } from '@/domain/money';
import { isOverFreeLimit } from '@/domain/shipping';
import { cartPageCopy, unitsCopy } from './copy';

/** Subtotal, free-shipping notes and the link to the checkout. */
export function CartSummary({ lines }: { lines: readonly LineItem[] }) {
  const subtotal = totalCents(lines);
  const [domestic, international] = shippingNotes(subtotal);
  return (
    <section aria-label={cartPageCopy.summary} className="border-t border-ink py-5">
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="text-lg">
          Subtotal <span className="text-soft">({unitsCopy(lines)})</span>
        </dt>
        <dd className="text-3xl font-bold tracking-tight tabular-nums">{formatMoney(subtotal, 'usd')}</dd>
      </dl>
      <ul aria-label={cartPageCopy.shipping} className="my-5 space-y-2 border-y border-line py-4 tabular-nums">
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
        {cartPageCopy.checkout}
      </Link>
    </section>
  );
}

/** Shows that shipping is free for a subtotal in cents, or the missing amount (docs/product.md 9.11). */
export function shippingNotes(subtotal: number): readonly [domestic: string, international: string] {
  return [
    note(subtotal, freeShippingOver.domestic, 'USPS First Class within the U.S.'),
    note(subtotal, freeShippingOver.international, 'Standard International Mail to eligible countries.'),
  ];
}

function note(subtotal: number, limit: number, service: string): string {
  if (isOverFreeLimit(subtotal, limit)) return `Free ${service}`;
  const missing = subtotal === limit ? 'anything more' : `more than ${formatMoney(limit - subtotal, 'usd')}`;
  return `Add ${missing} for free ${service}`;
}

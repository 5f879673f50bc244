import { type LineAmounts, sumOf } from '@/components/cart/lines/use-current-lines';
import { CurrencyChoice } from '@/components/shell/currency-choice';
import { Pictogram } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { pictograms } from '@/components/ui/pictograms';
import { freeShippingOverIn } from '@/data/shipping';
import type { LineItem } from '@/domain/line-items';
import type { Currency } from '@/domain/currency';
import { formatMoney } from '@/domain/money';
import { isOverFreeLimit } from '@/domain/shipping';
import { cartPageCopy, cartSummaryCopy as copy, inDollarsCopy } from './copy';
import { unitsCopy } from './copy-units';

type CartSummaryProps = { lines: readonly LineItem[]; amounts: LineAmounts };

/** Subtotal, free-shipping notes and the link to the checkout. */
export function CartSummary({ lines, amounts }: CartSummaryProps) {
  const { currency } = amounts;
  const subtotal = sumOf(lines, amounts);
  const [domestic, international] = subtotal === undefined ? ['\u00a0', '\u00a0'] : shippingNotes(subtotal, currency);
  return (
    <section aria-label={cartPageCopy.summary} className="border-t border-ink py-5">
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="text-lg">
          {copy.subtotal} <span className="text-soft">({unitsCopy(lines)})</span>
        </dt>
        <dd className="text-3xl font-bold tracking-tight tabular-nums">
          {subtotal === undefined ? '\u00a0' : formatMoney(subtotal, currency)}
        </dd>
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
      <CurrencyChoice isBlock />
      {amounts.isInstead && <p className="mb-3 text-sm">{inDollarsCopy}</p>}
      <Link href="/payment" className="button w-full">
        {cartPageCopy.checkout}
      </Link>
    </section>
  );
}

/** Shows that shipping is free for a subtotal, or the missing amount (docs/product.md 9.11). */
export function shippingNotes(
  subtotal: number,
  currency: Currency = 'usd',
): readonly [domestic: string, international: string] {
  const { domestic, international } = freeShippingOverIn(currency);
  return [
    note(subtotal, domestic, currency, copy.domestic),
    note(subtotal, international, currency, copy.international),
  ];
}

function note(subtotal: number, limit: number, currency: Currency, service: string): string {
  if (isOverFreeLimit(subtotal, limit)) return copy.free(service);
  if (subtotal === limit) return copy.anyMore(service);
  return copy.more(formatMoney(limit - subtotal, currency), service);
}

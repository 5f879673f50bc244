import { useState } from 'react';
import { retryCopy } from '@/components/cart/copy';
import { paymentCopy, dutiesCopy, thisTotal, vatCopy } from '@/components/checkout/copy';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import { Link } from '@/components/ui/link';
import { passFocusToMain } from '@/components/ui/page-hooks';
import { shippingZoneOf } from '@/data/shipping';
import { cutOffCopy } from '@/domain/delivery-text';
import { isShortage } from '@/domain/stock';
import { shopDate } from '@/domain/shop-date';
import type { Quoting } from './use-quote';

type QuoteRejectionProps = { rejection: NonNullable<Quoting['rejection']>; retry: () => void };

/** Explains a missing quote, with a link to the cart when stock is short, or a retry button. */
export function QuoteRejection({ rejection, retry }: QuoteRejectionProps) {
  return (
    <>
      <p>{rejectionCopy(rejection)}</p>
      {isShortage(rejection.code) ? (
        <Link href="/bascket/mybascket" className="bar-link underline underline-offset-4">
          {paymentCopy.toCart}
        </Link>
      ) : (
        <button ref={passFocusToMain} type="button" onClick={retry} className="bar-link underline underline-offset-4">
          {retryCopy.again}
        </button>
      )}
    </>
  );
}

/** Shows the order time up to which the delivery dates are valid. Render it in the browser only: it uses the local time zone. */
export function CutOffNote() {
  const [now] = useState(() => shopDate());
  return <p className="mt-3 text-sm text-soft">{cutOffCopy(now)}</p>;
}

type DutiesNoteProps = { country: string; includesVat?: boolean | undefined; className: string };

/** Import duty notice for parcels to other countries; shown before payment (docs/product.md 29.10, 44.15). */
export function DutiesNote({ country, includesVat = false, className }: DutiesNoteProps) {
  const zone = shippingZoneOf(country);
  if (zone === 'domestic' || zone === 'none') return null;
  return <p className={className}>{includesVat ? vatCopy(thisTotal) : dutiesCopy(thisTotal)}</p>;
}

'use client';

import { type ReactNode, useEffect } from 'react';
import { unitsCopy } from '@/components/cart/copy-units';
import { CheckoutGate, type OrderLines } from '@/components/checkout/checkout-gate';
import { summaryCopy, totalsCopy } from '@/components/checkout/copy';
import { OrderSummary } from '@/components/checkout/summary/order-summary';
import { PromoCode } from '@/components/checkout/summary/promo-code';
import { type Quoting, useQuote } from '@/components/checkout/summary/use-quote';
import { formatMoney } from '@/domain/money';
import { useCheckout } from '@/store/checkout';
import { useSession } from '@/store/session';
import { colon } from '@/domain/punctuation';
import { DeliveryForm } from './delivery-form';

type DeliveryViewProps = {
  /** The `<option>` elements of the country list. */
  countries: ReactNode;
};

export function DeliveryView({ countries }: DeliveryViewProps) {
  return <CheckoutGate>{(lines) => <Delivery lines={lines} countries={countries} />}</CheckoutGate>;
}

function Delivery({ lines, countries }: DeliveryViewProps & { lines: OrderLines }) {
  const quoting = useQuote(lines.sold, lines.amounts.currency);
  usePrefilledContact();
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-12 laptop:grid-cols-12">
      <div className="laptop:col-span-7">
        <TotalBar lines={lines.sold} quoting={quoting} />
        <DeliveryForm countries={countries} quoting={quoting} />
      </div>
      <div className="stays-put laptop:col-span-4 laptop:col-start-9">
        <OrderSummary lines={lines} quoting={quoting}>
          <PromoCode lines={lines.sold} currency={lines.amounts.currency} />
        </OrderSummary>
      </div>
    </div>
  );
}

/** The order's total over the delivery form of a phone, with a link to the summary below the form (docs/product.md 13.22). */
function TotalBar({ lines, quoting: { quote, isCurrent } }: { lines: OrderLines['sold']; quoting: Quoting }) {
  return (
    <div role="group" aria-label={totalsCopy.total} aria-busy={!isCurrent} className="total-bar">
      <a href="#order-title" className="bar-link underline underline-offset-4">
        {summaryCopy.title + colon + unitsCopy(lines)}
      </a>
      {/* A new key creates a new element: text that grows in place counts as layout shift. */}
      <strong key={quote?.totals.totalCents} className={`text-lg tabular-nums ${isCurrent ? '' : 'text-soft'}`}>
        {quote ? formatMoney(quote.totals.totalCents, quote.totals.currency) : '\u00a0'}
      </strong>
    </div>
  );
}

/** Fills empty contact fields with the signed-in shopper's name and email. */
function usePrefilledContact() {
  const user = useSession((session) => session.user);
  useEffect(() => {
    const { details, fillEmpty } = useCheckout.getState();
    const hasNewDetails = (user?.email && !details.email) || (user?.displayName && !details.fullName);
    if (hasNewDetails) fillEmpty({ email: user.email ?? '', fullName: user.displayName ?? '' });
  }, [user]);
}

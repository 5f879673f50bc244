'use client';

import { type ReactNode, useEffect } from 'react';
import { CheckoutGate, type OrderLines } from '@/components/checkout/checkout-gate';
import { OrderSummary } from '@/components/checkout/summary/order-summary';
import { PromoCode } from '@/components/checkout/summary/promo-code';
import { useQuote } from '@/components/checkout/summary/use-quote';
import { useCheckout } from '@/store/checkout';
import { useSession } from '@/store/session';
import { DeliveryForm } from './delivery-form';
import { TotalBar } from './total-bar';

type DeliveryViewProps = {
  /** The `<option>` elements of the country list. */
  countries: ReactNode;
};

export function DeliveryView({ countries }: DeliveryViewProps) {
  return <CheckoutGate>{(lines) => <Delivery lines={lines} countries={countries} />}</CheckoutGate>;
}

function Delivery({ lines, countries }: DeliveryViewProps & { lines: OrderLines }) {
  const quoting = useQuote(lines.sold);
  usePrefilledContact();
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-12 laptop:grid-cols-12">
      <div className="laptop:col-span-7">
        <TotalBar lines={lines.sold} quoting={quoting} />
        <DeliveryForm countries={countries} quoting={quoting} />
      </div>
      <div className="stays-put laptop:col-span-4 laptop:col-start-9">
        <OrderSummary lines={lines} quoting={quoting}>
          <PromoCode lines={lines.sold} />
        </OrderSummary>
      </div>
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

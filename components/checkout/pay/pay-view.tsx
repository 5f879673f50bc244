'use client';

import { CheckoutGate, type OrderLines } from '@/components/checkout/checkout-gate';
import { GuaranteeNotice } from '@/components/checkout/guarantee-notice';
import { OrderSummary } from '@/components/checkout/summary/order-summary';
import { PromoCode } from '@/components/checkout/summary/promo-code';
import { useQuote } from '@/components/checkout/summary/use-quote';
import { useCheckout } from '@/store/checkout';
import { PayForm } from './pay-form';
import { Review } from './review';

type PayViewProps = {
  isTest: boolean;
  /** Country names by ISO 3166-1 alpha-2 code. */
  countries: Readonly<Record<string, string>>;
};

export function PayView(props: PayViewProps) {
  return <CheckoutGate needsDetails>{(lines) => <Pay lines={lines} {...props} />}</CheckoutGate>;
}

function Pay({ lines, isTest, countries }: PayViewProps & { lines: OrderLines }) {
  const quoting = useQuote(lines.sold, lines.amounts.currency);
  const details = useCheckout((checkout) => checkout.details);
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-12 laptop:grid-cols-12 laptop:grid-rows-[auto_1fr]">
      <div className="space-y-10 laptop:col-span-7">
        <Review details={details} country={countries[details.country] ?? details.country} quoting={quoting} />
        <GuaranteeNotice country={details.country} />
      </div>
      <div className="stays-put laptop:col-span-4 laptop:col-start-9 laptop:row-span-2">
        <OrderSummary lines={lines} quoting={quoting}>
          <PromoCode lines={lines.sold} currency={lines.amounts.currency} />
        </OrderSummary>
      </div>
      <div className="laptop:col-span-7">
        <PayForm lines={lines.sold} quoting={quoting} isTest={isTest} />
      </div>
    </div>
  );
}

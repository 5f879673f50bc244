import { connection } from 'next/server';
import { deliveryDescription } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { CheckoutHeader } from '@/components/checkout/checkout-header';
import { Closed, NeedsScript } from '@/components/checkout/closed';
import { deliveryTitle } from '@/components/checkout/copy';
import { CountryOptions } from '@/components/checkout/delivery/country-options';
import { DeliveryView } from '@/components/checkout/delivery/delivery-view';
import { paymentMode } from '@/server/payments/mode';

export const metadata = pageMetadata({
  title: deliveryTitle,
  description: deliveryDescription,
  path: '/payment',
  isPrivate: true,
});

/** First step of the checkout: delivery address and shipping service (docs/product.md 2.7). */
export default async function PaymentPage() {
  await connection();
  const mode = paymentMode();
  return (
    <div className="checkout page-width">
      <CheckoutHeader title={deliveryTitle} isTest={mode === 'test'} />
      {mode === 'none' ? (
        <Closed />
      ) : (
        <>
          <NeedsScript />
          <DeliveryView countries={<CountryOptions />} />
        </>
      )}
    </div>
  );
}

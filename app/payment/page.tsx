import { connection } from 'next/server';
import { CheckoutHeader } from '@/components/checkout/checkout-header';
import { Closed } from '@/components/checkout/closed';
import { CountryOptions } from '@/components/checkout/delivery/country-options';
import { DeliveryView } from '@/components/checkout/delivery/delivery-view';
import { NeedsScript } from '@/components/checkout/needs-script';
import { pageMetadata } from '@/app/page-metadata';
import { paymentMode } from '@/server/payments/mode';
import { deliveryTitle } from '@/components/checkout/copy';

export const metadata = pageMetadata({
  title: deliveryTitle,
  description: 'Where your order goes, and how.',
  path: '/payment',
  isPrivate: true,
});

export default async function PaymentPage() {
  await connection();
  const mode = paymentMode();
  return (
    <div className="page-width">
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

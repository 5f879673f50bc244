import { connection } from 'next/server';
import { payDescription } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { CheckoutHeader } from '@/components/checkout/checkout-header';
import { Closed, NeedsScript } from '@/components/checkout/closed';
import { payTitle } from '@/components/checkout/copy';
import { PayView } from '@/components/checkout/pay/pay-view';
import { countries } from '@/data/countries';
import { paymentMode } from '@/server/payments/mode';

export const metadata = pageMetadata({
  title: payTitle,
  description: payDescription,
  path: '/pay',
  isPrivate: true,
});

/** Second step of the checkout: review and pay (docs/product.md 2.7). */
export default async function PayPage() {
  await connection();
  const mode = paymentMode();
  return (
    <div className="checkout page-width">
      <CheckoutHeader title={payTitle} isTest={mode === 'test'} />
      {mode === 'none' ? (
        <Closed />
      ) : (
        <>
          <NeedsScript />
          <PayView isTest={mode === 'test'} countries={countries} />
        </>
      )}
    </div>
  );
}

import { CheckoutHeader } from '@/components/checkout/checkout-header';
import { ContactLines } from '@/components/checkout/contact-lines';
import { failureReason, failures } from '@/components/checkout/failures';
import { thanksPath } from '@/components/checkout/paths';
import { WaysOn } from '@/components/ui/ways-on';
import { waysOn } from '@/data/navigation';
import { pageMetadata } from '@/lib/page-metadata';
import { database } from '@/server/database';
import { findOrderByToken } from '@/server/orders/read';
import { isPaid } from '@/server/orders/transitions';
import { paymentMode } from '@/server/payments/mode';

export const metadata = pageMetadata({
  title: 'Payment failed',
  description: 'What to do when a payment has failed.',
  path: '/error',
  isPrivate: true,
});

export default async function ErrorPage({ searchParams }: PageProps<'/error'>) {
  const { order: token, reason } = await searchParams;
  const isTest = paymentMode() === 'test';
  const order = typeof token === 'string' ? await findOrderByToken(await database(), token) : undefined;
  if (order && isPaid(order.state)) return <PaidAfterAll isTest={isTest} token={order.token} />;
  const { title, words } = failures[failureReason(reason)];
  return (
    <div className="page-width pb-16">
      <CheckoutHeader title={title} isTest={isTest}>
        <p>{words}</p>
        <p className="mt-3 text-ink">
          Nothing has been charged. Your cart, your address and all you chose are as you left them.
        </p>
        <p className="mt-3">
          Questions? Please <ContactLines />.
        </p>
      </CheckoutHeader>
      <WaysOn
        links={[
          { label: 'Back to payment', href: '/pay' },
          { label: 'Your cart', href: '/bascket/mybascket' },
        ]}
      />
    </div>
  );
}

function PaidAfterAll({ isTest, token }: { isTest: boolean; token: string }) {
  return (
    <div className="page-width pb-16">
      <CheckoutHeader title="It is paid after all." isTest={isTest}>
        One try at paying this order failed, but another went through. There is nothing left to do.
      </CheckoutHeader>
      <WaysOn links={[{ label: 'See your order', href: thanksPath(token) }, ...waysOn.slice(0, 1)]} />
    </div>
  );
}

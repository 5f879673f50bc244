import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { after } from 'next/server';
import { cache } from 'react';
import { Confirmation } from '@/components/checkout/confirmation/confirmation';
import type { ConfirmedOrder } from '@/domain/confirmed-order';
import { CheckoutHeader } from '@/components/checkout/checkout-header';
import { FallbackLinks } from '@/components/ui/fallback-links';
import { findOrder } from '@/data/information-pages';
import { pageMetadata } from '@/app/page-metadata';
import { database } from '@/server/database/database';
import { findConfirmedOrder } from '@/server/orders/order-view';
import { pollPaymentForPage } from '@/server/payments/poll-payment';
import { paymentMode } from '@/server/payments/mode';
import { remoteProviders } from '@/server/payments/providers';
import { summaryCopy } from '@/components/checkout/copy';
import { whichOrder } from '@/components/checkout/confirmation/copy';

/** An unknown order is found missing here already, so that the title says so too. */
export async function generateMetadata({ searchParams }: PageProps<'/thanks'>): Promise<Metadata> {
  await namedOrder((await searchParams).order);
  return pageMetadata({
    title: summaryCopy.title,
    description: 'The confirmation of an order.',
    path: '/thanks',
    isPrivate: true,
  });
}

export default async function ThanksPage({ searchParams }: PageProps<'/thanks'>) {
  const { order: token, from } = await searchParams;
  const isTest = paymentMode() === 'test';
  const order = await namedOrder(token);
  if (!order) return <NoOrder isTest={isTest} />;
  // The page looks again by itself: it need not wait for the answer.
  if (order.state === 'pending') after(() => askAbout(order));
  return (
    <div className="page-width">
      <Confirmation order={order} isFromPayment={from === 'payment'} isTest={isTest} />
    </div>
  );
}

/** The order that the address names, looked up once a request; undefined where it names none. */
const namedOrder = cache(async (token: string | string[] | undefined): Promise<ConfirmedOrder | undefined> => {
  if (token === undefined) return undefined;
  const order = typeof token === 'string' ? await findConfirmedOrder(await database(), token) : undefined;
  return order ?? notFound();
});

function NoOrder({ isTest }: { isTest: boolean }) {
  return (
    <div className="page-width pb-16">
      <CheckoutHeader title={whichOrder.title} isTest={isTest}>
        {whichOrder.message}
      </CheckoutHeader>
      <FallbackLinks links={[findOrder, { label: 'My account', href: '/auth/user' }]} />
    </div>
  );
}

async function askAbout({ number }: ConfirmedOrder): Promise<void> {
  await pollPaymentForPage(await database(), number, remoteProviders(), new Date());
}

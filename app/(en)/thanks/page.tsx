import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { after } from 'next/server';
import { cache } from 'react';
import { Confirmation } from '@/components/checkout/confirmation/confirmation';
import type { ConfirmedOrder } from '@/domain/confirmed-order';
import { CheckoutHeader } from '@/components/checkout/checkout-header';
import { FallbackLinks } from '@/components/ui/page-parts';
import { findOrder } from '@/data/information-pages';
import { menuCopy } from '@/data/link-copy';
import { orderPageDescription } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { database } from '@/server/database/database';
import { findConfirmedOrder } from '@/server/orders/order-view';
import { passportsOf } from '@/server/passports/passports';
import { pollPaymentForPage } from '@/server/payments/poll-payment';
import { paymentMode } from '@/server/payments/mode';
import { remoteProviders } from '@/server/payments/providers';
import { findOrderReturns } from '@/server/returns/return-view';
import { summaryCopy } from '@/components/checkout/copy';
import { missingOrderCopy } from '@/components/checkout/confirmation/copy';
import { shopDate } from '@/domain/shop-date';

/** Looks up the order here as well, so that an unknown order gets the 404 page's title. */
export async function generateMetadata({ searchParams }: PageProps<'/thanks'>): Promise<Metadata> {
  await findOrderOfUrl((await searchParams).order);
  return pageMetadata({
    title: summaryCopy.title,
    description: orderPageDescription,
    path: '/thanks',
    isPrivate: true,
  });
}

/** The page of an order, opened by its token (docs/product.md 13.12). */
export default async function ThanksPage({ searchParams }: PageProps<'/thanks'>) {
  const { order: token, from } = await searchParams;
  const isTest = paymentMode() === 'test';
  const order = await findOrderOfUrl(token);
  if (!order) return <NoOrder isTest={isTest} />;
  // The page polls, so the provider request may run after the response.
  if (order.state === 'pending') after(() => requestPaymentStatus(order));
  return (
    <div className="page-width">
      <Confirmation
        order={order}
        isFromPayment={from === 'payment'}
        isTest={isTest}
        returns={await findOrderReturns(await database(), order.token, shopDate())}
        passports={await passportsOf(await database(), order, shopDate())}
      />
    </div>
  );
}

/** The order of the URL's token, cached per request; undefined without a token, 404 if unknown. */
const findOrderOfUrl = cache(async (token: string | string[] | undefined): Promise<ConfirmedOrder | undefined> => {
  if (token === undefined) return undefined;
  const order = typeof token === 'string' ? await findConfirmedOrder(await database(), token) : undefined;
  return order ?? notFound();
});

function NoOrder({ isTest }: { isTest: boolean }) {
  return (
    <div className="page-width pb-16">
      <CheckoutHeader title={missingOrderCopy.title} isTest={isTest}>
        {missingOrderCopy.message}
      </CheckoutHeader>
      <FallbackLinks links={[findOrder, { label: menuCopy.account, href: '/auth/user' }]} />
    </div>
  );
}

async function requestPaymentStatus({ number }: ConfirmedOrder): Promise<void> {
  await pollPaymentForPage(await database(), number, remoteProviders(), shopDate());
}

import { pageLinkLabels, paymentFailedCopy as copy } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { cartPageCopy } from '@/components/cart/copy';
import { CheckoutHeader } from '@/components/checkout/checkout-header';
import {
  nothingCharged,
  paidAnywayCopy,
  paymentPendingCopy,
  unpaidCopy,
  type PaymentMessage,
  paymentCopy,
} from '@/components/checkout/copy';
import { orderCopy } from '@/components/checkout/confirmation/copy-order';
import { ContactLines } from '@/components/information/linked-copy';
import { FallbackLinks } from '@/components/ui/page-parts';
import { findFallbackLinks } from '@/data/navigation';
import type { ConfirmedOrder } from '@/domain/confirmed-order';
import { hasBeenPaid, isPaid } from '@/domain/order-states';
import { orderPath, readUnpaidReason } from '@/domain/paths';
import { fullStop, sentenceGap } from '@/domain/punctuation';
import { database } from '@/server/database/database';
import { findConfirmedOrder } from '@/server/orders/order-view';
import { pollPaymentForPage } from '@/server/payments/poll-payment';
import { paymentMode } from '@/server/payments/mode';
import { remoteProviders } from '@/server/payments/providers';
import { shopDate } from '@/domain/shop-date';

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: '/error',
  isPrivate: true,
});

/** Explains an unsuccessful payment (docs/product.md 13.11). */
export default async function ErrorPage({ searchParams }: PageProps<'/error'>) {
  const { order: token, reason } = await searchParams;
  const isTest = paymentMode() === 'test';
  const order = typeof token === 'string' ? await refreshOrder(token) : undefined;
  const paidMessage = order && paidMessageOf(order);
  if (paidMessage) return <OrderMessage isTest={isTest} token={order.token} {...paidMessage} />;
  const { title, message } = unpaidCopy[readUnpaidReason(reason)];
  return (
    <div className="page-width pb-16">
      <CheckoutHeader title={title} isTest={isTest}>
        <p>{message}</p>
        <p className="mt-3 text-ink">{nothingCharged}</p>
        <p className="mt-3">
          {copy.questions}
          <ContactLines />
          {fullStop}
        </p>
      </CheckoutHeader>
      <FallbackLinks
        links={[
          { label: paymentCopy.backToPayment, href: '/pay' },
          { label: cartPageCopy.title, href: '/bascket/mybascket' },
        ]}
      />
    </div>
  );
}

/** The order after a status request to the payment provider: only then may the page say that nothing was charged. */
async function refreshOrder(token: string): Promise<ConfirmedOrder | undefined> {
  const db = await database();
  const order = await findConfirmedOrder(db, token);
  if (order?.state !== 'pending') return order;
  await pollPaymentForPage(db, order.number, remoteProviders(), shopDate());
  return findConfirmedOrder(db, token);
}

/**
 * The message for an order that was paid, even if refunded or disputed since, or whose payment is pending, although one attempt
 * failed.
 */
function paidMessageOf(order: ConfirmedOrder): PaymentMessage | undefined {
  const { state, isSubmitted } = order;
  if (hasBeenPaid(state) && isReturned(order)) return orderCopy(order, false);
  if (isPaid(state)) return withNothingToDo(paidAnywayCopy);
  return state === 'pending' && isSubmitted ? withNothingToDo(paymentPendingCopy) : undefined;
}

/** True if money of a paid order was returned, is about to be, or is disputed. */
const isReturned = ({ state, isCancelled, refunds }: ConfirmedOrder): boolean =>
  state === 'refunded' || isCancelled || Object.values(refunds).some(Boolean);

const withNothingToDo = ({ title, message }: PaymentMessage): PaymentMessage => ({
  title,
  message: `${message}${sentenceGap}${copy.nothingToDo}`,
});

type OrderMessageProps = PaymentMessage & { isTest: boolean; token: string };

async function OrderMessage({ isTest, token, title, message }: OrderMessageProps) {
  return (
    <div className="page-width pb-16">
      <CheckoutHeader title={title} isTest={isTest}>
        {message}
      </CheckoutHeader>
      <FallbackLinks
        links={[{ label: pageLinkLabels.seeOrder, href: orderPath(token) }, ...(await findFallbackLinks()).slice(0, 1)]}
      />
    </div>
  );
}

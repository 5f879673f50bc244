import { CheckoutHeader } from '@/components/checkout/checkout-header';
import { GuaranteeNotice } from '@/components/checkout/guarantee-notice';
import { paymentCopy } from '@/components/checkout/copy';
import { InvoiceLinks } from '@/components/invoice/invoice-links';
import { OrderActions } from '@/components/order/order-actions';
import { Timeline } from '@/components/order/timeline';
import { OrderReturnsSection } from '@/components/returns/order-returns';
import { PassportLinks } from '@/components/passport/passport-links';
import { FallbackLinks } from '@/components/ui/page-parts';
import { findFallbackLinks } from '@/data/navigation';
import { servesAgents } from '@/data/site';
import type { ConfirmedOrder } from '@/domain/confirmed-order';
import type { OrderReturns } from '@/domain/order-returns';
import { hasBeenPaid, isClosedUnpaid } from '@/domain/order-states';
import type { PassportLink } from '@/domain/passport';
import { AccountOffer } from './account-offer';
import { AwaitPayment } from './await-payment';
import { NextOrderCode } from './next-order-code';
import { deliveredOn, orderCopy } from './copy-order';
import { OrderDelivery } from './order-delivery';
import { findOrdered, OrderSummary, soldLines } from './order-summary';
import { RefillCart } from './refill-cart';
import { ClearOrderedLines } from './clear-ordered-lines';

const toPayment = { label: paymentCopy.backToPayment, href: '/pay' } as const;

type ConfirmationProps = {
  order: ConfirmedOrder;
  /** True if the shopper was redirected from the payment; the payment event may not have arrived yet. */
  isFromPayment: boolean;
  isTest: boolean;
  /** Withdrawals and returns of the order. */
  returns?: OrderReturns;
  passports?: readonly PassportLink[];
};

export async function Confirmation({ order, isFromPayment, isTest, returns, passports = [] }: ConfirmationProps) {
  const { title, message, willBeDelivered } = orderCopy(order, isFromPayment);
  const isPending = order.state === 'pending';
  const isOver = isClosedUnpaid(order.state);
  const ordered = await findOrdered(order);
  const fallbackLinks = await findFallbackLinks();
  return (
    <>
      <CheckoutHeader title={title} isTest={isTest}>
        <div role="status">
          <p className="wrap-anywhere">{message}</p>
          {isPending && willBeDelivered && <AwaitPayment />}
        </div>
      </CheckoutHeader>
      {willBeDelivered && (
        <ClearOrderedLines token={order.token} lines={order.lines.map(({ catalogue, id }) => ({ catalogue, id }))} />
      )}
      <div className="grid grid-cols-1 gap-x-10 gap-y-12 pb-12 laptop:grid-cols-12">
        <div className="space-y-10 laptop:col-span-7">
          <OrderDelivery order={order} willBeDelivered={willBeDelivered && !deliveredOn(order)} />
          <Timeline {...order} />
          <OrderActions order={order} />
          <InvoiceLinks token={order.token} documents={order.invoices} />
          {returns && <OrderReturnsSection token={order.token} returns={returns} />}
          <PassportLinks links={passports} />
          {hasBeenPaid(order.state) && <GuaranteeNotice country={order.country} />}
          {willBeDelivered && order.earnedCode && <NextOrderCode code={order.earnedCode} />}
          {willBeDelivered && <AccountOffer />}
        </div>
        <OrderSummary order={order} ordered={ordered} />
      </div>
      <div className="flex flex-wrap gap-3 pb-16 tablet:pb-24">
        {(isOver || (hasBeenPaid(order.state) && !servesAgents())) && <RefillCart lines={soldLines(ordered)} />}
        <FallbackLinks
          quiet={isOver}
          links={isPending && !willBeDelivered ? [toPayment, ...fallbackLinks.slice(0, 1)] : fallbackLinks}
        />
      </div>
    </>
  );
}

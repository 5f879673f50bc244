import { CheckoutHeader } from '@/components/checkout/checkout-header';
import { GuaranteeNotice } from '@/components/checkout/guarantee-notice';
import { paymentCopy, summaryCopy } from '@/components/checkout/copy';
import { amountIn, OrderLine } from '@/components/checkout/summary/order-line';
import { TotalsList } from '@/components/checkout/summary/totals-list';
import { InvoiceLinks } from '@/components/invoice/invoice-links';
import { OrderActions } from '@/components/order/order-actions';
import { Timeline } from '@/components/order/timeline';
import { OrderReturnsSection } from '@/components/returns/order-returns';
import { PassportLinks } from '@/components/passport/passport-links';
import { FallbackLinks } from '@/components/ui/page-parts';
import { catalogue, everyWatch } from '@/data/catalogue/shop-catalogue';
import { findFallbackLinks } from '@/data/navigation';
import { pictureAt } from '@/data/pictures';
import { servesAgents } from '@/data/site';
import { costAt } from '@/data/weekend';
import type { ConfirmedOrder } from '@/domain/confirmed-order';
import type { OrderReturns } from '@/domain/order-returns';
import { hasBeenPaid, isClosedUnpaid } from '@/domain/order-states';
import type { PassportLink } from '@/domain/passport';
import { pricedAt } from '@/domain/stored-watch';
import type { Watch } from '@/domain/watch';
import { watchKey } from '@/domain/watch-key';
import { shopDate } from '@/domain/shop-date';
import { AccountOffer } from './account-offer';
import { AwaitPayment } from './await-payment';
import { NextOrderCode } from './next-order-code';
import { deliveredOn, orderCopy } from './copy-order';
import { OrderDelivery } from './order-delivery';
import { RefundList } from './order-parts';
import { RefillCart } from './refill-cart';
import { ClearOrderedLines } from './clear-ordered-lines';

/** In px; lines show their pictures at 64 px. */
const maxPictureWidth = 320;

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
        <section aria-labelledby="order-title" className="laptop:col-span-4 laptop:col-start-9">
          <h2 id="order-title" className="border-b border-ink pb-3 text-2xl">
            {summaryCopy.title}
          </h2>
          <ul aria-label={summaryCopy.list}>
            {ordered.map(({ key, line, watch }) => (
              <OrderLine
                key={key}
                picture={watch && pictureAt(watch.pictures[0], '', maxPictureWidth)}
                name={line.name}
                amountOf={amountIn(order.currency, line.unitCents)}
                quantity={line.quantity}
              />
            ))}
          </ul>
          <TotalsList subtotalCents={order.subtotalCents} currency={order.currency} totals={order} />
          <RefundList {...order.refunds} currency={order.currency} />
        </section>
      </div>
      <div className="flex flex-wrap gap-3 pb-16 tablet:pb-24">
        {(isOver || (hasBeenPaid(order.state) && !servesAgents())) && (
          <RefillCart
            lines={ordered.flatMap(({ watch, isSold, line: { quantity } }) =>
              watch && isSold ? [{ ...pricedAt(watch.stored, costAt(watch, shopDate())), quantity }] : [],
            )}
          />
        )}
        <FallbackLinks
          quiet={isOver}
          links={isPending && !willBeDelivered ? [toPayment, ...fallbackLinks.slice(0, 1)] : fallbackLinks}
        />
      </div>
    </>
  );
}

/** Pairs each line with its watch in the catalogue, also a hidden one; undefined if the catalogue has it no more. */
async function findOrdered({ lines }: ConfirmedOrder) {
  const [watches, sold] = [await everyWatch.findWatches(lines), await catalogue.findWatches(lines)];
  return lines.map((line) => {
    const key = watchKey(line);
    const isOf = (watch: Watch) => watch.key === key;
    return { key, line, watch: watches.find(isOf), isSold: sold.some(isOf) };
  });
}

import type { ConfirmedOrder } from '@/domain/confirmed-order';
import { dateCopy } from '@/domain/delivery-text';
import type { Currency } from '@/domain/currency';
import { formatMoney } from '@/domain/money';
import { type RefundTotals, noRefunds } from '@/domain/refund-totals';
import type { OrderState } from '@/domain/order-states';
import type { AccountOrder } from '@/contract/orders';

export const thanksTitle = 'Thank you.';

/** Copy of `/thanks` without an order. */
export const missingOrderCopy = {
  title: 'Which order?',
  message: 'To see an order, follow the link in its confirmation email, or open it from your account.',
};

/** `willBeDelivered` is true while a payment is pending: its payment event may still arrive. */
type OrderCopy = { title: string; message: string; willBeDelivered: boolean };

type Refunded = Pick<ConfirmedOrder, 'totalCents' | 'currency' | 'refunds'>;

/** Sums with their currency, or neither. */
type Sums = Refunded | { [Field in keyof Refunded]?: undefined };

export function orderCopy(
  {
    state,
    isSubmitted,
    email,
    totalCents = 0,
    currency = 'usd',
    refunds = noRefunds,
    isCancelled = false,
    timeline = [],
  }: Pick<ConfirmedOrder, 'state' | 'isSubmitted' | 'email'> &
    Partial<Pick<ConfirmedOrder, 'isCancelled' | 'timeline'>> &
    Sums,
  isFromPayment: boolean,
): OrderCopy {
  if (state === 'pending' && (isSubmitted || isFromPayment)) return paymentPending;
  if (state === 'refunded')
    return {
      ...messages.refunded,
      message: [...(isCancelled ? [cancelledText] : []), refundedCopy(refunds, currency)].join(' '),
    };
  if (state !== 'paid' && state !== 'fulfilled') return messages[state];
  const order = { state, totalCents, currency, refunds };
  const onHold = onHoldCopy(order);
  if (onHold)
    return { ...onHold, message: [...refundSentences(order), onHold.message].join(' '), willBeDelivered: false };
  if (isCancelled)
    return { title: messages.cancelled.title, message: `${cancelledText} ${refundComing}`, willBeDelivered: false };
  const arrived = deliveredOn({ timeline });
  if (arrived)
    return {
      title: 'Delivered.',
      message: [`Your order was delivered on ${dateCopy(arrived)}.`, ...refundSentences(order)].join(' '),
      willBeDelivered: true,
    };
  const mainMessage = messages[state].message.replace('{email}', email);
  return { ...messages[state], message: [mainMessage, ...refundSentences(order)].join(' ') };
}

/** The day of delivery of an order, a UTC date; undefined while unknown. */
export const deliveredOn = ({ timeline }: Pick<ConfirmedOrder, 'timeline'>): string | undefined =>
  timeline.find(({ kind }) => kind === 'delivered')?.on;

const cancelledText = 'You canceled this order, and nothing will be shipped.';

const refundComing = 'We are refunding your original payment method, and will email you when the refund is sent.';

const refundedAmountCopy = (cents: number, totalCents: number, currency: Currency) =>
  `${formatMoney(cents, currency)} of ${formatMoney(totalCents, currency)} refunded`;

/** Row labels of the refund list under an order's total. */
export const refundTerms = { refunded: 'Refunded', byBank: 'Returned by your bank' };

function refundedCopy({ refundedCents, lostCents }: RefundTotals, currency: Currency): string {
  const refundMessage = messages.refunded.message;
  if (lostCents === 0) return refundMessage;
  const bankMessage = `Your bank has returned ${formatMoney(lostCents, currency)} to you.`;
  return refundedCents === 0
    ? bankMessage
    : `${bankMessage} We have refunded ${formatMoney(refundedCents, currency)} to your original payment method.`;
}

/** Copy of a paid order that is on hold because of an open dispute or a returned full refund. */
function onHoldCopy({ state, totalCents, refunds }: Pick<ConfirmedOrder, 'state' | 'totalCents' | 'refunds'>) {
  const { refundedCents, returnedCents, openDispute } = refunds;
  if (state !== 'paid') return undefined;
  if (openDispute)
    return { title: 'Waiting for your bank.', message: 'We will not ship this order until your bank decides.' };
  if (returnedCents === 0 || refundedCents + returnedCents < totalCents) return undefined;
  return { title: 'Your refund was returned to us.', message: 'This order will not be shipped.' };
}

/** Sentences about disputes, refunds and returned refunds of an order. */
function refundSentences({ totalCents, currency, refunds }: Refunded): string[] {
  const { refundedCents, lostCents, returnedCents, openDispute } = refunds;
  return [
    ...(openDispute === 'dispute' ? ['Your bank has disputed this payment, and the dispute is still open.'] : []),
    ...(openDispute === 'inquiry' ? ['Your bank has asked us about this payment, and the inquiry is still open.'] : []),
    ...(refundedCents > 0
      ? [`We have refunded ${formatMoney(refundedCents, currency)} of ${formatMoney(totalCents, currency)}.`]
      : []),
    ...(lostCents > 0 ? [`Your bank has returned ${formatMoney(lostCents, currency)} to you.`] : []),
    ...(returnedCents > 0
      ? [
          `We refunded ${formatMoney(returnedCents, currency)}, but your bank returned it to us. We will write to you to find another way.`,
        ]
      : []),
  ];
}

const paymentPending: OrderCopy = {
  title: thanksTitle,
  message: 'Your order is placed. We are waiting for your payment to be confirmed.',
  willBeDelivered: true,
};

const messages: Readonly<Record<OrderState, OrderCopy>> = {
  pending: {
    title: 'Not paid yet.',
    message:
      'This order is waiting for payment. If you have just paid, check again in a few minutes: some payments take time.',
    willBeDelivered: false,
  },
  paid: {
    title: thanksTitle,
    message: 'We received your payment and are packing your order. We will email the confirmation to {email}.',
    willBeDelivered: true,
  },
  fulfilled: { title: 'On its way.', message: 'Your order is paid and has shipped.', willBeDelivered: true },
  refunded: {
    title: 'Refunded.',
    message: 'We have refunded your original payment method. Your bank may take 5 to 10 days to show it.',
    willBeDelivered: false,
  },
  cancelled: {
    title: 'Canceled.',
    message: 'This order was canceled before it was paid. Nothing was charged, and nothing will be shipped.',
    willBeDelivered: false,
  },
  expired: {
    title: 'Not paid in time.',
    message: 'This order was not paid within one day, so it has expired. Nothing was charged.',
    willBeDelivered: false,
  },
  failed: {
    title: 'The payment failed.',
    message: 'Your payment did not go through. Nothing was charged, and nothing will be shipped.',
    willBeDelivered: false,
  },
};

export const orderTitle = (number: string) => `Order ${number}`;

export const orderNotFoundTitle = 'Order not found';

export const orderDeliveryCopy = { arrives: 'Estimated delivery', goesTo: 'Deliver to', parcel: 'Shipped with' };

/** Link to the carrier's tracking page. */
export const followParcelCopy = (carrier: string, trackingNumber: string) => `Track ${trackingNumber} with ${carrier}`;

export const refillCopy = (count: number) =>
  count === 1 ? 'Add the watch to your cart again' : 'Add the watches to your cart again';

export const earnedCodeLabel = 'Code for your next order';

export const accountOfferCopy = { open: 'Create an account', yourAccount: 'your account' };

/** Status of an order in the account's order list. */
export function orderStatusCopy({
  state,
  awaitsMoney,
  totalCents = 0,
  currency = 'usd',
  refunds = noRefunds,
  isCancelled,
  deliveredOn: arrived,
}: Pick<AccountOrder, 'state' | 'awaitsMoney'> &
  Partial<Pick<AccountOrder, 'isCancelled' | 'deliveredOn'>> &
  Sums): string {
  const { refundedCents, lostCents, returnedCents, openDispute } = refunds;
  if (awaitsMoney) return 'Placed, payment processing';
  if (state === 'refunded') return lostCents > 0 && refundedCents === 0 ? 'Returned by your bank' : stateCopy.refunded;
  const isRefundReturned = returnedCents > 0 && refundedCents + returnedCents >= totalCents;
  const isOnHold = state === 'paid' && (openDispute !== null || isRefundReturned);
  const status = isOnHold
    ? 'Paid, not shipped'
    : isCancelled && state === 'paid'
      ? 'Canceled, refund on its way'
      : arrived
        ? `Delivered on ${dateCopy(arrived)}`
        : stateCopy[state];
  const news = [
    ...(openDispute ? [openDispute === 'inquiry' ? 'inquiry by your bank' : 'disputed by your bank'] : []),
    ...(refundedCents > 0 ? [refundedAmountCopy(refundedCents, totalCents, currency)] : []),
    ...(lostCents > 0 ? [`${formatMoney(lostCents, currency)} returned by your bank`] : []),
    ...(returnedCents > 0 ? [`${formatMoney(returnedCents, currency)} did not reach you`] : []),
  ];
  return [status, ...news].join('; ');
}

const stateCopy: Readonly<Record<OrderState, string>> = {
  pending: 'Waiting for payment',
  paid: 'Paid, being packed',
  failed: 'Payment failed, nothing charged',
  expired: 'Not paid in time, nothing charged',
  cancelled: 'Canceled, nothing charged',
  fulfilled: 'On its way',
  refunded: 'Refunded',
};

import type { ConfirmedOrder } from '@/domain/confirmed-order';
import { formatMoney } from '@/domain/money';
import { type RefundTotals, noRefunds } from '@/domain/refund-totals';
import type { OrderState } from '@/domain/order-states';
import type { AccountOrder } from '@/contract/orders';

export const thanksTitle = 'Thank you.';

/** Copy of `/thanks` without an order. */
export const missingOrderCopy = {
  title: 'Which order?',
  message:
    'An order’s page opens with the link in its confirmation mail, or from your account. This address alone shows none.',
};

/** `willBeDelivered` is true while a payment is pending: its payment event may still arrive. */
type OrderCopy = { title: string; message: string; willBeDelivered: boolean };

export function orderCopy(
  {
    state,
    isSubmitted,
    email,
    totalCents = 0,
    refunds = noRefunds,
  }: Pick<ConfirmedOrder, 'state' | 'isSubmitted' | 'email'> & Partial<Pick<ConfirmedOrder, 'totalCents' | 'refunds'>>,
  isFromPayment: boolean,
): OrderCopy {
  if (state === 'pending' && (isSubmitted || isFromPayment)) return paymentPending;
  if (state === 'refunded') return { ...messages.refunded, message: refundedCopy(refunds) };
  if (state !== 'paid' && state !== 'fulfilled') return messages[state];
  const order = { state, totalCents, refunds };
  const onHold = onHoldCopy(order);
  if (onHold)
    return { ...onHold, message: [...refundSentences(order), onHold.message].join(' '), willBeDelivered: false };
  const mainMessage = messages[state].message.replace('{email}', email);
  return { ...messages[state], message: [mainMessage, ...refundSentences(order)].join(' ') };
}

const refundedAmountCopy = (cents: number, totalCents: number) =>
  `${formatMoney(cents)} of ${formatMoney(totalCents)} sent back`;

/** Row labels of the refund list under an order's total. */
export const refundTerms = { sentBack: 'Sent back', byBank: 'Given back by your bank' };

function refundedCopy({ refundedCents, lostCents }: RefundTotals): string {
  const refundMessage = messages.refunded.message;
  if (lostCents === 0) return refundMessage;
  const bankMessage = `Your bank has given you ${formatMoney(lostCents)} back.`;
  return refundedCents === 0
    ? bankMessage
    : `${bankMessage} We have sent ${formatMoney(refundedCents)} back the way you paid.`;
}

/** Copy of a paid order that is on hold because of an open dispute or a returned full refund. */
function onHoldCopy({ state, totalCents, refunds }: Pick<ConfirmedOrder, 'state' | 'totalCents' | 'refunds'>) {
  const { refundedCents, returnedCents, openDispute } = refunds;
  if (state !== 'paid') return undefined;
  if (openDispute) return { title: 'Waiting for your bank.', message: 'Nothing is sent meanwhile.' };
  if (returnedCents === 0 || refundedCents + returnedCents < totalCents) return undefined;
  return { title: 'Your refund has come back.', message: 'The watches of this order are not sent.' };
}

/** Sentences about disputes, refunds and returned refunds of an order. */
function refundSentences({ totalCents, refunds }: Pick<ConfirmedOrder, 'totalCents' | 'refunds'>): string[] {
  const { refundedCents, lostCents, returnedCents, openDispute } = refunds;
  return [
    ...(openDispute === 'dispute'
      ? ['Your bank has asked for the money of this order back, and that is not decided yet.']
      : []),
    ...(openDispute === 'inquiry' ? ['Your bank has asked us about this payment, and that is not settled yet.'] : []),
    ...(refundedCents > 0 ? [`We have sent ${formatMoney(refundedCents)} of ${formatMoney(totalCents)} back.`] : []),
    ...(lostCents > 0 ? [`Your bank has given you ${formatMoney(lostCents)} back.`] : []),
    ...(returnedCents > 0
      ? [
          `We sent ${formatMoney(returnedCents)} back to you, and it came back to us. One of us will write to you to find another way.`,
        ]
      : []),
  ];
}

const paymentPending: OrderCopy = {
  title: thanksTitle,
  message: 'Your order is placed. We are waiting for the word that your payment has arrived.',
  willBeDelivered: true,
};

const messages: Readonly<Record<OrderState, OrderCopy>> = {
  pending: {
    title: 'Not paid yet.',
    message:
      'This order waits for its payment. If you have just paid, look again in a few minutes: some payments take time.',
    willBeDelivered: false,
  },
  paid: {
    title: thanksTitle,
    message: 'Your payment has arrived and we are packing your order. The confirmation goes to {email}.',
    willBeDelivered: true,
  },
  fulfilled: { title: 'On its way.', message: 'Your order is paid and has been sent.', willBeDelivered: true },
  refunded: {
    title: 'Refunded.',
    message: 'We have sent the money back the way you paid. Your bank may take 5 to 10 days to show it.',
    willBeDelivered: false,
  },
  cancelled: {
    title: 'Cancelled.',
    message: 'This order was given up before it was paid. Nothing was charged, and nothing will be sent.',
    willBeDelivered: false,
  },
  expired: {
    title: 'Not paid in time.',
    message: 'An order waits one day for its payment, and this one waited in vain. Nothing was charged.',
    willBeDelivered: false,
  },
  failed: {
    title: 'The payment failed.',
    message: 'Your payment did not go through. Nothing was charged, and nothing will be sent.',
    willBeDelivered: false,
  },
};

export const orderTitle = (number: string) => `Order ${number}`;

export const orderNotFoundTitle = 'No such order';

export const orderDeliveryCopy = { arrives: 'Should arrive', goesTo: 'Goes to', parcel: 'Sent with' };

/** Link to the carrier's tracking page. */
export const followParcelCopy = (carrier: string, trackingNumber: string) => `Follow ${trackingNumber} at ${carrier}`;

export const refillCopy = (count: number) =>
  count === 1 ? 'Put the watch back in your cart' : 'Put the watches back in your cart';

export const earnedCodeLabel = 'Code for your next order';

export const accountOfferCopy = { open: 'Open an account', yourAccount: 'your account' };

/** Status of an order in the account's order list. */
export function orderStatusCopy({
  state,
  awaitsMoney,
  totalCents = 0,
  moneyBack = noRefunds,
}: Pick<AccountOrder, 'state' | 'awaitsMoney'> & Partial<Pick<AccountOrder, 'totalCents' | 'moneyBack'>>): string {
  const { refundedCents, lostCents, returnedCents, openDispute } = moneyBack;
  if (awaitsMoney) return 'Placed, payment on its way';
  if (state === 'refunded')
    return lostCents > 0 && refundedCents === 0 ? 'Given back by your bank' : stateCopy.refunded;
  const isRefundReturned = returnedCents > 0 && refundedCents + returnedCents >= totalCents;
  const isOnHold = state === 'paid' && (openDispute !== null || isRefundReturned);
  const status = isOnHold ? 'Paid, not sent' : stateCopy[state];
  const news = [
    ...(openDispute
      ? [openDispute === 'inquiry' ? 'your bank asks about it' : 'your bank asks for the money back']
      : []),
    ...(refundedCents > 0 ? [refundedAmountCopy(refundedCents, totalCents)] : []),
    ...(lostCents > 0 ? [`${formatMoney(lostCents)} given back by your bank`] : []),
    ...(returnedCents > 0 ? [`${formatMoney(returnedCents)} did not reach you`] : []),
  ];
  return [status, ...news].join('; ');
}

const stateCopy: Readonly<Record<OrderState, string>> = {
  pending: 'Waiting for payment',
  paid: 'Paid, being packed',
  failed: 'Payment failed, nothing charged',
  expired: 'Not paid in time, nothing charged',
  cancelled: 'Cancelled, nothing charged',
  fulfilled: 'On its way',
  refunded: 'Refunded',
};

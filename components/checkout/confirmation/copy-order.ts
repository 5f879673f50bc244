import type { AccountOrder } from '@/contract/orders';
import type { ConfirmedOrder } from '@/domain/confirmed-order';
import type { Currency } from '@/domain/currency';
import { dateCopy } from '@/domain/delivery-text';
import { formatMoney } from '@/domain/money';
import { type RefundTotals, noRefunds } from '@/domain/refund-totals';
import { sentenceGap } from '@/domain/punctuation';
import {
  deliveredMessage,
  onHoldMessages,
  processingMessage,
  refundSentences as sentences,
  refundTerms,
  stateCopy,
  stateMessages,
  statusCopy,
} from './copy';

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
  if (state === 'pending' && (isSubmitted || isFromPayment)) return { ...processingMessage, willBeDelivered: true };
  const messages = stateMessages(email);
  if (state === 'refunded') {
    const refunded = refundedCopy(refunds, currency, messages.refunded.message);
    const message = isCancelled ? sentences.cancelled + sentenceGap + refunded : refunded;
    return { title: messages.refunded.title, message, willBeDelivered: false };
  }
  if (state !== 'paid' && state !== 'fulfilled') return { ...messages[state], willBeDelivered: false };
  const order = { state, totalCents, currency, refunds };
  const onHold = onHoldCopy(order);
  if (onHold)
    return { ...onHold, message: [...refundNews(order), onHold.message].join(sentenceGap), willBeDelivered: false };
  if (isCancelled)
    return {
      title: messages.cancelled.title,
      message: sentences.cancelled + sentenceGap + sentences.coming,
      willBeDelivered: false,
    };
  const arrived = deliveredOn({ timeline });
  const { title, message } = arrived ? deliveredMessage(dateCopy(arrived)) : messages[state];
  return { title, message: [message, ...refundNews(order)].join(sentenceGap), willBeDelivered: true };
}

/** The day of delivery of an order, a UTC date; undefined while unknown. */
export const deliveredOn = ({ timeline }: Pick<ConfirmedOrder, 'timeline'>): string | undefined =>
  timeline.find(({ kind }) => kind === 'delivered')?.on;

/** @param refundMessage for an order without a lost dispute. */
function refundedCopy({ refundedCents, lostCents }: RefundTotals, currency: Currency, refundMessage: string): string {
  if (lostCents === 0) return refundMessage;
  const bankMessage = sentences.byBank(formatMoney(lostCents, currency));
  return refundedCents === 0
    ? bankMessage
    : bankMessage + sentenceGap + sentences.refundedRest(formatMoney(refundedCents, currency));
}

/** Copy of a paid order that is on hold because of an open dispute or a returned full refund. */
function onHoldCopy({ state, totalCents, refunds }: Pick<ConfirmedOrder, 'state' | 'totalCents' | 'refunds'>) {
  const { refundedCents, returnedCents, openDispute } = refunds;
  if (state !== 'paid') return undefined;
  if (openDispute) return onHoldMessages.disputed;
  if (returnedCents === 0 || refundedCents + returnedCents < totalCents) return undefined;
  return onHoldMessages.refundReturned;
}

/** Sentences about disputes, refunds and returned refunds of an order. */
function refundNews({ totalCents, currency, refunds }: Refunded): string[] {
  const { refundedCents, lostCents, returnedCents, openDispute } = refunds;
  return [
    ...(openDispute === 'dispute' ? [sentences.disputed] : []),
    ...(openDispute === 'inquiry' ? [sentences.inquiry] : []),
    ...(refundedCents > 0
      ? [sentences.refunded(formatMoney(refundedCents, currency), formatMoney(totalCents, currency))]
      : []),
    ...(lostCents > 0 ? [sentences.byBank(formatMoney(lostCents, currency))] : []),
    ...(returnedCents > 0 ? [sentences.returned(formatMoney(returnedCents, currency))] : []),
  ];
}

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
  if (awaitsMoney) return statusCopy.processing;
  if (state === 'refunded') return lostCents > 0 && refundedCents === 0 ? refundTerms.byBank : stateCopy.refunded;
  const isRefundReturned = returnedCents > 0 && refundedCents + returnedCents >= totalCents;
  const isOnHold = state === 'paid' && (openDispute !== null || isRefundReturned);
  const status = isOnHold
    ? statusCopy.onHold
    : isCancelled && state === 'paid'
      ? statusCopy.refundComing
      : arrived
        ? statusCopy.delivered(dateCopy(arrived))
        : stateCopy[state];
  const news = [
    ...(openDispute ? [openDispute === 'inquiry' ? statusCopy.inquiry : statusCopy.disputed] : []),
    ...(refundedCents > 0
      ? [statusCopy.refunded(formatMoney(refundedCents, currency), formatMoney(totalCents, currency))]
      : []),
    ...(lostCents > 0 ? [statusCopy.byBank(formatMoney(lostCents, currency))] : []),
    ...(returnedCents > 0 ? [statusCopy.returned(formatMoney(returnedCents, currency))] : []),
  ];
  return [status, ...news].join('; ');
}

import type { AccountOrder } from '@/contract/orders';
import { formatMoney } from '@/domain/money';
import { noMoneyBack } from '@/domain/money-back';
import type { OrderState } from '@/domain/order-states';
import { sentBackWords } from './order';

/** Where an order stands, in words for its owner. */
export function orderStanding({
  state,
  awaitsMoney,
  totalCents = 0,
  moneyBack = noMoneyBack,
}: Pick<AccountOrder, 'state' | 'awaitsMoney'> & Partial<Pick<AccountOrder, 'totalCents' | 'moneyBack'>>): string {
  const { refundedCents, lostCents, returnedCents, openDispute } = moneyBack;
  if (awaitsMoney) return 'Placed, payment on its way';
  if (state === 'refunded')
    return lostCents > 0 && refundedCents === 0 ? 'Given back by your bank' : stateWords.refunded;
  const isComeBack = returnedCents > 0 && refundedCents + returnedCents >= totalCents;
  const isHeld = state === 'paid' && (openDispute !== null || isComeBack);
  const standing = isHeld ? 'Paid, not sent' : stateWords[state];
  const news = [
    ...(openDispute
      ? [openDispute === 'inquiry' ? 'your bank asks about it' : 'your bank asks for the money back']
      : []),
    ...(refundedCents > 0 ? [sentBackWords(refundedCents, totalCents)] : []),
    ...(lostCents > 0 ? [`${formatMoney(lostCents)} given back by your bank`] : []),
    ...(returnedCents > 0 ? [`${formatMoney(returnedCents)} did not reach you`] : []),
  ];
  return [standing, ...news].join('; ');
}

const stateWords: Readonly<Record<OrderState, string>> = {
  pending: 'Waiting for payment',
  paid: 'Paid, being packed',
  failed: 'Payment failed, nothing charged',
  expired: 'Not paid in time, nothing charged',
  cancelled: 'Cancelled, nothing charged',
  fulfilled: 'On its way',
  refunded: 'Refunded',
};

import { type RefundTotals, noRefunds } from '@/domain/refund-totals';
import type { OrderState } from '@/domain/order-states';
import { orderCopy, orderStatusCopy } from './copy';

const order = (state: OrderState, moneyBack: Partial<RefundTotals>) => ({
  state,
  isSubmitted: false,
  awaitsMoney: false,
  email: 'ada@example.com',
  totalCents: 249_00,
  refunds: { ...noRefunds, ...moneyBack },
  moneyBack: { ...noRefunds, ...moneyBack },
});

it.each<[string, OrderState, Partial<RefundTotals>, RegExp, RegExp, boolean]>([
  [
    'names the amount and stays packed after a partial refund',
    'paid',
    { refundedCents: 20_00 },
    /packing your order.* We have sent \$20\.00 of \$249\.00 back\.$/,
    /^Paid, being packed; \$20\.00 of \$249\.00 sent back$/,
    true,
  ],
  [
    'is on hold while a dispute is open',
    'paid',
    { openDispute: 'dispute' },
    /^Your bank has asked for the money of this order back, .* Nothing is sent meanwhile\.$/,
    /^Paid, not sent; your bank asks for the money back$/,
    false,
  ],
  [
    'is on hold, without a claim for money, while a bank inquiry is open',
    'paid',
    { openDispute: 'inquiry' },
    /^Your bank has asked us about this payment, .* Nothing is sent meanwhile\.$/,
    /^Paid, not sent; your bank asks about it$/,
    false,
  ],
  [
    'stays on its way when the dispute opens after shipping',
    'fulfilled',
    { openDispute: 'dispute' },
    /has been sent\. Your bank has asked for the money/,
    /^On its way; your bank asks for the money back$/,
    true,
  ],
  [
    'is on hold when its full refund was returned',
    'paid',
    { returnedCents: 249_00 },
    /^We sent \$249\.00 back to you, and it came back to us\. .*are not sent\.$/,
    /^Paid, not sent; \$249\.00 did not reach you$/,
    false,
  ],
  [
    'names the amount and stays packed when a partial refund was returned',
    'paid',
    { returnedCents: 20_00 },
    /packing your order.* We sent \$20\.00 back to you, and it came back to us/,
    /^Paid, being packed; \$20\.00 did not reach you$/,
    true,
  ],
  [
    'names the bank as the payer after a lost dispute',
    'refunded',
    { lostCents: 249_00 },
    /^Your bank has given you \$249\.00 back\.$/,
    /^Given back by your bank$/,
    false,
  ],
  [
    'names both amounts after a partly lost dispute and a refund',
    'refunded',
    { lostCents: 200_00, refundedCents: 49_00 },
    /^Your bank has given you \$200\.00 back\. We have sent \$49\.00 back/,
    /^Refunded$/,
    false,
  ],
])('orderCopy and orderStatusCopy: the order %s', (_, state, moneyBack, message, status, willBeDelivered) => {
  const shown = orderCopy(order(state, moneyBack), false);
  expect(shown.message).toMatch(message);
  expect(shown.willBeDelivered).toBe(willBeDelivered);
  expect(orderStatusCopy(order(state, moneyBack))).toMatch(status);
});

import { type RefundTotals, noRefunds } from '@/domain/refund-totals';
import type { OrderState } from '@/domain/order-states';
import { orderCopy, orderStatusCopy } from './copy-order';

const order = (state: OrderState, refunds: Partial<RefundTotals>) => ({
  state,
  isSubmitted: false,
  awaitsMoney: false,
  email: 'ada@example.com',
  totalCents: 249_00,
  currency: 'usd' as const,
  refunds: { ...noRefunds, ...refunds },
});

it.each<[string, OrderState, Partial<RefundTotals>, RegExp, RegExp, boolean]>([
  [
    'names the amount and stays packed after a partial refund',
    'paid',
    { refundedCents: 20_00 },
    /packing your order.* We have refunded \$20\.00 of \$249\.00\.$/,
    /^Paid, being packed; \$20\.00 of \$249\.00 refunded$/,
    true,
  ],
  [
    'is on hold while a dispute is open',
    'paid',
    { openDispute: 'dispute' },
    /^Your bank has disputed this payment, .* We will not ship this order until your bank decides\.$/,
    /^Paid, not shipped; disputed by your bank$/,
    false,
  ],
  [
    'is on hold, without a claim for money, while a bank inquiry is open',
    'paid',
    { openDispute: 'inquiry' },
    /^Your bank has asked us about this payment, .* We will not ship this order until your bank decides\.$/,
    /^Paid, not shipped; inquiry by your bank$/,
    false,
  ],
  [
    'stays on its way when the dispute opens after shipping',
    'fulfilled',
    { openDispute: 'dispute' },
    /has shipped\. Your bank has disputed this payment/,
    /^On its way; disputed by your bank$/,
    true,
  ],
  [
    'is on hold when its full refund was returned',
    'paid',
    { returnedCents: 249_00 },
    /^We refunded \$249\.00, but your bank returned it to us\. .*will not be shipped\.$/,
    /^Paid, not shipped; \$249\.00 did not reach you$/,
    false,
  ],
  [
    'names the amount and stays packed when a partial refund was returned',
    'paid',
    { returnedCents: 20_00 },
    /packing your order.* We refunded \$20\.00, but your bank returned it to us/,
    /^Paid, being packed; \$20\.00 did not reach you$/,
    true,
  ],
  [
    'names the bank as the payer after a lost dispute',
    'refunded',
    { lostCents: 249_00 },
    /^Your bank has returned \$249\.00 to you\.$/,
    /^Returned by your bank$/,
    false,
  ],
  [
    'names both amounts after a partly lost dispute and a refund',
    'refunded',
    { lostCents: 200_00, refundedCents: 49_00 },
    /^Your bank has returned \$200\.00 to you\. We have refunded \$49\.00 to/,
    /^Refunded$/,
    false,
  ],
])('orderCopy and orderStatusCopy: the order %s', (_, state, refunds, message, status, willBeDelivered) => {
  const shown = orderCopy(order(state, refunds), false);
  expect(shown.message).toMatch(message);
  expect(shown.willBeDelivered).toBe(willBeDelivered);
  expect(orderStatusCopy(order(state, refunds))).toMatch(status);
});

// Verifies docs/product.md 44.5 (pages).
it('orderCopy and orderStatusCopy state refunds and lost disputes in the currency of the order', () => {
  const sums = { refundedCents: 1250, lostCents: 2000, returnedCents: 500 };
  const yen = { ...order('paid', sums), totalCents: 29_801, currency: 'jpy' as const };
  expect(orderCopy(yen, false).message).toContain('We have refunded ¥1,250 of ¥29,801. Your bank has returned ¥2,000');
  expect(orderCopy(yen, false).message).toContain('We refunded ¥500, but');
  expect(orderStatusCopy(yen)).toMatch(
    /; ¥1,250 of ¥29,801 refunded; ¥2,000 returned by your bank; ¥500 did not reach you$/,
  );
  const whole = orderCopy({ ...yen, state: 'refunded' }, false);
  expect(whole.message).toContain('¥2,000 to you. We have refunded ¥1,250 to your original payment method.');
});

import { type MoneyBack, noMoneyBack } from '@/domain/money-back';
import type { OrderState } from '@/domain/order-states';
import { orderCopy, orderStatusCopy } from './copy';

const order = (state: OrderState, moneyBack: Partial<MoneyBack>) => ({
  state,
  isSubmitted: false,
  awaitsMoney: false,
  email: 'ada@example.com',
  totalCents: 249_00,
  moneyBack: { ...noMoneyBack, ...moneyBack },
});

it.each<[string, OrderState, Partial<MoneyBack>, RegExp, RegExp, boolean]>([
  [
    'of which a part went back is packed, and says how much',
    'paid',
    { refundedCents: 20_00 },
    /packing your order.* We have sent \$20\.00 of \$249\.00 back\.$/,
    /^Paid, being packed; \$20\.00 of \$249\.00 sent back$/,
    true,
  ],
  [
    'that a bank disputes is not said to be packed',
    'paid',
    { openDispute: 'dispute' },
    /^Your bank has asked for the money of this order back, .* Nothing is sent meanwhile\.$/,
    /^Paid, not sent; your bank asks for the money back$/,
    false,
  ],
  [
    'that a bank asks about is not said to be packed, nor its money taken',
    'paid',
    { openDispute: 'inquiry' },
    /^Your bank has asked us about this payment, .* Nothing is sent meanwhile\.$/,
    /^Paid, not sent; your bank asks about it$/,
    false,
  ],
  [
    'that was sent before its dispute is on its way all the same',
    'fulfilled',
    { openDispute: 'dispute' },
    /has been sent\. Your bank has asked for the money/,
    /^On its way; your bank asks for the money back$/,
    true,
  ],
  [
    'whose whole refund came back is not said to be packed',
    'paid',
    { returnedCents: 249_00 },
    /^We sent \$249\.00 back to you, and it came back to us\. .*are not sent\.$/,
    /^Paid, not sent; \$249\.00 did not reach you$/,
    false,
  ],
  [
    'of which a part came back is packed, and says so',
    'paid',
    { returnedCents: 20_00 },
    /packing your order.* We sent \$20\.00 back to you, and it came back to us/,
    /^Paid, being packed; \$20\.00 did not reach you$/,
    true,
  ],
  [
    'whose dispute was lost says who gave the money back',
    'refunded',
    { lostCents: 249_00 },
    /^Your bank has given you \$249\.00 back\.$/,
    /^Given back by your bank$/,
    false,
  ],
  [
    'that was lost in part and sent back in part says both',
    'refunded',
    { lostCents: 200_00, refundedCents: 49_00 },
    /^Your bank has given you \$200\.00 back\. We have sent \$49\.00 back/,
    /^Refunded$/,
    false,
  ],
])('an order %s', (_, state, moneyBack, message, standing, willBeDelivered) => {
  const shown = orderCopy(order(state, moneyBack), false);
  expect(shown.message).toMatch(message);
  expect(shown.willBeDelivered).toBe(willBeDelivered);
  expect(orderStatusCopy(order(state, moneyBack))).toMatch(standing);
});

import type { OrderState } from '@/domain/order-states';
import { orderCopy } from './copy';

const copyFor = (state: OrderState, isSubmitted: boolean, isFromPayment: boolean) =>
  orderCopy({ state, isSubmitted, email: 'ada@example.com' }, isFromPayment);

it.each([
  ['the shopper comes from paying', false, true],
  ['the shopper has paid by a method that takes its time', true, false],
  ['both', true, true],
])('a pending order is not called unpaid where %s', (_, isSubmitted, isFromPayment) => {
  expect(copyFor('pending', isSubmitted, isFromPayment)).toMatchObject({ title: 'Thank you.', willBeDelivered: true });
});

it('a pending order that nobody has paid is called so', () => {
  expect(copyFor('pending', false, false)).toMatchObject({ title: 'Not paid yet.', willBeDelivered: false });
});

it('a payment that was on its way and never came does not make an order one that comes', () => {
  expect(copyFor('failed', true, true)).toMatchObject({ title: 'The payment failed.', willBeDelivered: false });
});

it('a paid order names where its mail goes', () => {
  expect(copyFor('paid', false, false).message).toContain('goes to ada@example.com.');
});

import type { OrderState } from '@/domain/order-states';
import { orderCopy } from './copy-order';

const copyFor = (state: OrderState, isSubmitted: boolean, isFromPayment: boolean) =>
  orderCopy({ state, isSubmitted, email: 'ada@example.com' }, isFromPayment);

// Verifies docs/product.md 16.6 (order page).
it.each([
  ['the shopper was redirected from the payment', false, true],
  ['a delayed payment was submitted', true, false],
  ['both', true, true],
])('orderCopy does not call a pending order unpaid when %s', (_, isSubmitted, isFromPayment) => {
  expect(copyFor('pending', isSubmitted, isFromPayment)).toMatchObject({ title: 'Thank you.', willBeDelivered: true });
});

it('orderCopy calls a pending order unpaid when no payment was submitted', () => {
  expect(copyFor('pending', false, false)).toMatchObject({ title: 'Not paid yet.', willBeDelivered: false });
});

it('orderCopy reports a failed payment although it was submitted before', () => {
  expect(copyFor('failed', true, true)).toMatchObject({ title: 'The payment failed.', willBeDelivered: false });
});

it('orderCopy names the recipient of the confirmation email when the order is paid', () => {
  expect(copyFor('paid', false, false).message).toContain('the confirmation to ada@example.com.');
});

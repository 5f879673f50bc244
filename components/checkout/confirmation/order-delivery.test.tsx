import { render, screen } from '@testing-library/react';
import type { ConfirmedOrder } from '@/domain/confirmed-order';
import { noRefunds } from '@/domain/refund-totals';
import { orderDeliveryCopy } from './copy';
import { OrderDelivery } from './order-delivery';

const address = ['Ada Lovelace', '1 Odd Street', 'New York, NY 10001', 'United States'];
const order: ConfirmedOrder = {
  number: 'OH-12345678',
  token: 'a-token',
  state: 'paid',
  isSubmitted: false,
  email: 'ada@example.com',
  address,
  country: 'US',
  lines: [],
  currency: 'usd',
  subtotalCents: 30_000,
  discountCents: 0,
  totalCents: 30_000,
  shipping: { label: 'USPS First Class', cents: 0 },
  dates: { earliest: '2026-11-25', latest: '2026-11-27', latestIfDelayed: '2026-11-30' },
  earnedCode: undefined,
  refunds: noRefunds,
  timeline: [],
  isCancellable: false,
  isChangeable: false,
  isCancelled: false,
  invoices: [],
};
const goesTo = () => screen.getByText(orderDeliveryCopy.goesTo).nextElementSibling?.textContent;

it('OrderDelivery shows the full address line by line, with the country name', () => {
  render(<OrderDelivery order={order} willBeDelivered />);
  expect(goesTo()).toBe(address.join('\n'));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Order OH-12345678');
});

it.each([
  ['a delivery date when the order will be delivered', true, 1],
  ['no delivery date when the order will not be delivered', false, 0],
])('OrderDelivery shows %s', (_, willBeDelivered, promises) => {
  render(<OrderDelivery order={order} willBeDelivered={willBeDelivered} />);
  expect(screen.queryAllByText(orderDeliveryCopy.arrives)).toHaveLength(promises);
});

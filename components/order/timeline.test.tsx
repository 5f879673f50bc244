// Verifies docs/product.md 37.3.
import { render, screen } from '@testing-library/react';
import { orderDeliveryCopy } from '@/components/checkout/confirmation/copy';
import type { TimelineStep } from '@/domain/order-timeline';
import { stepCopy, stepToCome } from './copy';
import { Timeline } from './timeline';

const dates = { earliest: '2026-11-25', latest: '2026-11-27', latestIfDelayed: '2026-11-30' };
const parcel = { carrier: 'USPS', trackingNumber: '9400100000000000000000' };
const paid: TimelineStep[] = [
  { kind: 'placed', on: '2026-11-20' },
  { kind: 'paid', on: '2026-11-20' },
];
const coming: TimelineStep[] = [{ kind: 'packed' }, { kind: 'shipped' }, { kind: 'delivered' }];
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('Timeline lists the steps with their days and marks the latest as current', () => {
  render(<Timeline currency="usd" timeline={[...paid, ...coming]} dates={dates} />);
  expect(texts()).toEqual([
    'OrderedNov 20, 2026',
    'PaidNov 20, 2026',
    `${stepCopy.packed}${stepToCome}`,
    `${stepCopy.shipped}${stepToCome}`,
    'DeliveredWed, Nov 25 to Fri, Nov 27',
  ]);
  const current = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
  expect(current.map(({ textContent }) => textContent)).toEqual(['PaidNov 20, 2026']);
});

// Verifies docs/product.md 14.14 (order page).
it('Timeline shows carrier and tracking number only when the order is shipped', () => {
  const { rerender } = render(
    <Timeline currency="usd" timeline={[...paid, ...coming]} dates={dates} parcel={parcel} />,
  );
  expect(screen.queryByText(orderDeliveryCopy.parcel)).toBeNull();
  rerender(
    <Timeline
      currency="usd"
      timeline={[...paid, { kind: 'shipped', on: '2026-11-21' }]}
      dates={dates}
      parcel={parcel}
    />,
  );
  expect(screen.getByText(orderDeliveryCopy.parcel).parentElement).toHaveTextContent(
    'Shipped with USPS 9400100000000000000000',
  );
});

it('Timeline shows the sum of each refund', () => {
  render(
    <Timeline currency="usd" timeline={[...paid, { kind: 'refunded', on: '2026-11-22', cents: 1250 }]} dates={dates} />,
  );
  expect(texts().at(-1)).toBe('Refunded: $12.50Nov 22, 2026');
});

// Verifies docs/product.md 44.5 (pages).
it('Timeline shows the sum of a refund in the currency of the order', () => {
  const refunded = { kind: 'refunded', on: '2026-11-22', cents: 1250 } as const;
  render(<Timeline currency="jpy" timeline={[...paid, refunded]} dates={dates} />);
  expect(texts().at(-1)).toBe('Refunded: ¥1,250Nov 22, 2026');
});

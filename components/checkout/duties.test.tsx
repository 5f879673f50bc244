// Verifies docs/product.md 29.10 (/payment, /pay, zone with free shipping, zone without free shipping, domestic).
import { act, render, screen } from '@testing-library/react';
import type { Quote } from '@/contract/checkout';
import { useCheckout } from '@/store/checkout';
import { dutiesCopy } from './copy';
import { ShippingChoice } from './delivery/shipping-choice';
import { Review } from './pay/review';
import type { Quoting } from './summary/use-quote';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const option = {
  id: 'a',
  label: 'Mail',
  cents: 0,
  earliest: '2026-11-25',
  latest: '2026-11-27',
  latestIfDelayed: '2026-11-30',
};
const quoting = {
  quote: { options: [option], totals: { shipping: option } } as unknown as Quote,
  rejection: undefined,
  isCurrent: true,
} as Quoting;

const screens = {
  '/payment': () => <ShippingChoice quoting={quoting} />,
  '/pay': () => <Review details={useCheckout.getState().details} country="There" quoting={quoting} />,
};

describe.each(Object.entries(screens))('%s', (_, show) => {
  it.each([
    ['DE', 1],
    ['BR', 1],
    ['US', 0],
    ['PR', 0],
  ])('shows for a parcel to %s the note on duties %d times', (country, times) => {
    act(() => useCheckout.getState().setField('country', country));
    render(show());
    expect(screen.queryAllByText(dutiesCopy('this total'))).toHaveLength(times);
  });
});

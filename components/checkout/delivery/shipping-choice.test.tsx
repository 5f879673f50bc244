import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deliveryFormCopy, dutiesCopy, paymentCopy, thisTotal, vatCopy } from '@/components/checkout/copy';
import type { Quoting } from '@/components/checkout/summary/use-quote';
import { retryCopy } from '@/components/cart/copy';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import type { Quote } from '@/contract/checkout';
import { useCheckout } from '@/store/checkout';
import { ShippingChoice } from './shipping-choice';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const dates = { earliest: '2026-11-25', latest: '2026-11-27', latestIfDelayed: '2026-11-30' };
const options = [
  { ...dates, id: 'first', label: 'First Class', cents: 0 },
  { ...dates, id: 'priority', label: 'Priority', cents: 1250 },
];
const quote = { options, includesVat: false, totals: { currency: 'jpy', shipping: options[0] } } as unknown as Quote;
const retry = jest.fn();
const quoting: Quoting = {
  quote,
  rejection: undefined,
  isCurrent: true,
  lostCode: '',
  isCodeClaimed: false,
  retry,
  accept: jest.fn(),
};
const open = (change: Partial<Quoting> = {}) => render(<ShippingChoice quoting={{ ...quoting, ...change }} />);
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

beforeEach(() => useCheckout.getState().clear());

it('ShippingChoice offers each service at its price, and checks the quoted one until the shopper chooses', async () => {
  const { rerender } = open();
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent?.slice(0, 20))).toEqual([
    expect.stringMatching(/^First ClassFree/),
    expect.stringMatching(/^Priority¥1,250/),
  ]);
  expect(chosen()).toBe('first');
  await userEvent.click(screen.getByRole('radio', { name: /^Priority/ }));
  expect(useCheckout.getState().service).toBe('priority');
  // The quote of the choice is still loading.
  rerender(<ShippingChoice quoting={{ ...quoting, isCurrent: false }} />);
  expect(chosen()).toBe('priority');
  expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
  // Another country has its own default.
  act(() => useCheckout.getState().setField('country', 'DE'));
  expect(chosen()).toBe('first');
});

it('ShippingChoice shows a rejection instead of the services: another country, a retry or the cart', async () => {
  const served = { code: 'country-not-served', field: 'country' } as const;
  const { rerender } = open({ rejection: served, isCurrent: false });
  expect(screen.getByRole('alert')).toHaveTextContent(rejectionCopy(served));
  expect(screen.getByRole('alert')).toHaveTextContent(deliveryFormCopy.anotherCountry);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'false');
  rerender(<ShippingChoice quoting={{ ...quoting, rejection: { code: 'unreachable' } }} />);
  await userEvent.click(screen.getByRole('button', { name: retryCopy.again }));
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(<ShippingChoice quoting={{ ...quoting, rejection: { code: 'sold-out' } as never }} />);
  expect(screen.getByRole('link', { name: paymentCopy.toCart })).toHaveAttribute('href', '/bascket/mybascket');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['US', false, undefined],
  ['DE', false, dutiesCopy(thisTotal)],
  ['DE', true, vatCopy(thisTotal)],
])('ShippingChoice to %s, with VAT in the quote %s, has the note on duties: %s', (country, includesVat, note) => {
  useCheckout.getState().setField('country', country);
  open({ quote: { ...quote, includesVat } });
  const shown = [dutiesCopy(thisTotal), vatCopy(thisTotal)].filter((copy) => screen.queryByText(copy));
  expect(shown).toEqual(note ? [note] : []);
});

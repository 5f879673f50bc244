import { render, screen } from '@testing-library/react';
import { dutiesCopy, reviewCopy, thisTotal, vatCopy } from '@/components/checkout/copy';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import type { Quoting } from '@/components/checkout/summary/use-quote';
import { blankCheckout } from '@/store/saved-checkout';
import { Review } from './review';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const dates = { earliest: '2026-11-25', latest: '2026-11-27', latestIfDelayed: '2026-11-30' };
const options = ['first', 'priority'].map((id) => ({ ...dates, id, label: `USPS ${id}`, cents: 0 }));
const quote = { options, includesVat: false, totals: { shipping: { id: 'priority' } } };
const details = { ...blankCheckout.details, email: 'ada@example.com', fullName: 'Ada', city: 'Berlin', country: 'DE' };

it('Review names the quoted service with its dates, the address with its country, and a phone number only if there is one', () => {
  const quoting = { quote, isCurrent: true } as unknown as Quoting;
  const { rerender } = render(<Review details={details} country="Germany" quoting={quoting} />);
  expect(screen.getByText('USPS priority')).toBeVisible();
  expect(screen.queryByText('USPS first')).not.toBeInTheDocument();
  expect(screen.getByText('Wed, Nov 25 to Fri, Nov 27')).toBeVisible();
  expect(screen.getByText(/Berlin\s+Germany/)).toBeVisible();
  for (const name of [reviewCopy.changeAddress, reviewCopy.changeShipping])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/payment');
  expect(screen.queryByText('+49 30 1')).not.toBeInTheDocument();
  rerender(<Review details={{ ...details, phone: '+49 30 1' }} country="Germany" quoting={quoting} />);
  expect(screen.getByText('+49 30 1')).toBeVisible();
});

it('Review shows why a total cannot be calculated in place of the service and its dates', () => {
  const quoting = {
    quote,
    rejection: { code: 'country-not-served', field: 'country' },
    isCurrent: true,
  } as unknown as Quoting;
  render(<Review details={details} country="Germany" quoting={quoting} />);
  expect(screen.getByRole('alert')).toHaveTextContent(rejectionCopy({ code: 'country-not-served', field: 'country' }));
  expect(screen.queryByText('USPS priority')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: reviewCopy.changeShipping })).toHaveAttribute('href', '/payment');
});

it.each([
  [true, vatCopy(thisTotal)],
  [false, dutiesCopy(thisTotal)],
])(
  'Review of a parcel to Germany, with VAT in the total %s, says so in the order of its country',
  (includesVat, note) => {
    const quoting = { quote: { ...quote, includesVat }, isCurrent: true } as unknown as Quoting;
    render(<Review details={{ ...details, postalCode: '10117' }} country="Germany" quoting={quoting} />);
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.getByText(/10117 Berlin\s+Germany/)).toBeVisible();
  },
);

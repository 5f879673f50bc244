// Verifies docs/product.md 29.10.
import { render, screen } from '@testing-library/react';
import { retryCopy } from '@/components/cart/copy';
import { dutiesCopy, vatCopy } from '@/components/checkout/copy';
import { countriesIn } from '@/data/shipping';
import { DutiesNote, QuoteRejection } from './quote-notes';

const noteFor = (country: string) => {
  const { container } = render(<DutiesNote country={country} className="" />);
  return container.textContent;
};

it.each(['BR', 'IN', 'ZA', 'DE', 'CA'])('DutiesNote warns of duties for a parcel to %s', (country) => {
  expect(noteFor(country)).toBe(dutiesCopy('this total'));
});

it.each(['international', 'international-paid'] as const)(
  'DutiesNote warns of duties in every country of %s',
  (zone) => {
    for (const country of countriesIn(zone))
      expect([country, noteFor(country)]).toEqual([country, dutiesCopy('this total')]);
  },
);

it.each(['domestic', 'none'] as const)('DutiesNote shows nothing in any country of %s', (zone) => {
  for (const country of countriesIn(zone)) expect([country, noteFor(country)]).toEqual([country, '']);
});

// Verifies docs/product.md 44.15 (checkout).
it('DutiesNote says that VAT is included where the total includes it', () => {
  const { container } = render(<DutiesNote country="DE" includesVat className="" />);
  expect(container).toHaveTextContent(vatCopy('this total'));
});

// Verifies docs/product.md 20.15.
it('QuoteRejection passes the focus of its retry button to the main part when a quote replaces it', () => {
  const page = (isRejected: boolean) => (
    <>
      <main id="main" tabIndex={-1} />
      {isRejected && <QuoteRejection rejection={{ code: 'unreachable' }} retry={() => {}} />}
    </>
  );
  const { rerender } = render(page(true));
  screen.getByRole('button', { name: retryCopy.again }).focus();
  rerender(page(false));
  expect(screen.getByRole('main')).toHaveFocus();
});

import { deliveryPromiseCopy } from '@/components/product/copy-late';
import { arrivalDates, usualShippingTo } from './promise-rows';

// Verifies docs/product.md 6.15 (domestic, free international zone, paid international zone).
it.each([
  ['US', 99_00, '$4.95, free over $99'],
  ['US', 99_01, 'Free'],
  ['DE', 249_00, '$19.95, free over $249'],
  ['DE', 249_01, 'Free'],
  ['BR', 699_00, '$19.95'],
])('shipping to %s of a watch of %d cents costs: %s', (country, cents, cost) => {
  expect(usualShippingTo(country, cents)?.cost).toBe(cost);
});

// Verifies docs/product.md 6.15 (country not served).
it.each(['KP', 'XX', ''])('usualShippingTo is undefined for "%s"', (country) => {
  expect(usualShippingTo(country, 100_00)).toBeUndefined();
});

it('arrivalDates counts business days from the day of the order, as the checkout does', () => {
  const monday = new Date('2026-11-23T10:00:00Z');
  const dates = (country: string) => {
    const sending = usualShippingTo(country, 100_00);
    return sending && arrivalDates(sending, monday);
  };
  expect(dates('US')).toBe('Fri, Nov 27 to Tue, Dec 1');
  expect(dates('DE')).toBe('Tue, Dec 8 to Tue, Dec 22');
});

// Verifies docs/product.md 44.15 (product page).
it.each([
  ['DE', true, deliveryPromiseCopy.vatIncluded],
  ['DE', false, deliveryPromiseCopy.dutiesExtra],
  ['JP', true, deliveryPromiseCopy.dutiesExtra],
  ['GB', true, deliveryPromiseCopy.dutiesExtra],
  ['US', true, deliveryPromiseCopy.noDuties],
])('the duties of a parcel to %s, with a VAT number %p, are “%s”', (country, hasVat, duties) => {
  expect(usualShippingTo(country, 83_00, { hasVat })?.duties).toBe(duties);
});

import type { Carrier } from '@/domain/parcel';

/**
 * The carriers whose parcels can be followed by a link: the shop sends by the USPS (docs/product.md 15.4). Any other is
 * shown by its name alone.
 */
export const carriers: readonly Carrier[] = [
  {
    name: 'USPS',
    // Labels carry 20 to 34 digits, of which the first may be 420 and a ZIP code (USPS Publication 199), or an
    // international number (UPU S10); Global Express Guaranteed has ten digits.
    form: /^(?:\d{10}|\d{20,34}|[A-Z]{2}\d{9}[A-Z]{2})$/,
    formInWords: '20 to 34 digits (9400 1000 0000 0000 0000 00), ten digits, or EA 000 000 000 US',
    trackingUrl: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${encodeURIComponent(number)}`,
  },
];

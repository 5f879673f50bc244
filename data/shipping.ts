import type { Carrier } from '@/domain/parcel';
import type { ShippingService, ShippingZone } from '@/domain/shipping';
import { type CountryCode, countryCodes, isCountryCode } from './country-names';

/** Free shipping above these amounts, in cents: "on orders over $99", "over $249" (docs/product.md 15.2). */
export const freeShippingOver = {
  domestic: 99_00,
  international: 249_00,
} as const;

/** Possible delay in business days (docs/product.md 15.5). */
const delayDays = { domestic: 3, international: 21 } as const;

/** Shipping services, each zone's default first; the others are the upgrades "quoted at checkout". */
export const shippingServices: readonly ShippingService[] = [
  {
    id: 'first-class',
    label: 'USPS First Class',
    zones: ['domestic'],
    cents: 4_95,
    free: { over: freeShippingOver.domestic, zones: ['domestic'] },
    days: [3, 5],
    delayDays: delayDays.domestic,
  },
  {
    id: 'priority',
    label: 'USPS Priority Mail',
    zones: ['domestic'],
    cents: 9_95,
    days: [2, 3],
    delayDays: delayDays.domestic,
  },
  {
    id: 'express',
    label: 'USPS Priority Mail Express',
    zones: ['domestic'],
    cents: 29_95,
    days: [1, 2],
    delayDays: delayDays.domestic,
  },
  {
    id: 'standard-international',
    label: 'Standard International Mail',
    zones: ['international', 'international-paid'],
    cents: 19_95,
    free: { over: freeShippingOver.international, zones: ['international'] },
    days: [10, 20],
    delayDays: delayDays.international,
  },
  {
    id: 'express-international',
    label: 'Express International Mail',
    zones: ['international', 'international-paid'],
    cents: 49_95,
    days: [4, 7],
    delayDays: delayDays.international,
  },
];

/** The USPS charges domestic rates for the territories. */
const domestic: readonly CountryCode[] = ['US', 'PR', 'GU', 'VI', 'AS', 'MP'];

/**
 * Countries with free Standard International Mail above the limit: "not all countries are eligible" (docs/product.md
 * 15.3).
 */
// prettier-ignore
const eligibleForFreeShipping: readonly CountryCode[] = [
  'CA', 'MX',
  'AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT', 'LI',
  'LT', 'LU', 'LV', 'MC', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'SM', 'VA',
  'AE', 'AU', 'HK', 'IL', 'JP', 'KR', 'MO', 'NZ', 'SG', 'TW',
];

/** Countries not served: embargoed, without mail service, or uninhabited. */
const notServed: readonly CountryCode[] = [
  ...(['BY', 'CU', 'IR', 'KP', 'RU', 'SY'] as const),
  ...(['AF', 'LY', 'SO', 'SS', 'SD', 'YE'] as const),
  ...(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM'] as const),
];

/** Shipping zone of a country; invalid codes are not served. */
export function shippingZoneOf(country: string): ShippingZone {
  if (!isCountryCode(country) || notServed.includes(country)) return 'none';
  if (domestic.includes(country)) return 'domestic';
  return eligibleForFreeShipping.includes(country) ? 'international' : 'international-paid';
}

/** Countries of a zone, by code. */
export function countriesIn(zone: ShippingZone): readonly CountryCode[] {
  return countryCodes.filter((country) => shippingZoneOf(country) === zone);
}

/** Carriers with tracking links; the shop ships by USPS (docs/product.md 15.4). Others are shown by name only. */
export const carriers: readonly Carrier[] = [
  {
    name: 'USPS',
    // Labels carry 20 to 34 digits, optionally starting with 420 and a ZIP code (USPS Publication 199), or an
    // international number (UPU S10). Global Express Guaranteed has ten digits.
    trackingPattern: /^(?:\d{10}|\d{20,34}|[A-Z]{2}\d{9}[A-Z]{2})$/,
    trackingFormat: '20 to 34 digits (9400 1000 0000 0000 0000 00), ten digits, or EA 000 000 000 US',
    trackingUrl: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${encodeURIComponent(number)}`,
  },
];

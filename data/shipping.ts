import type { Currency } from '@/domain/currency';
import type { Carrier } from '@/domain/parcel';
import type { ShippingService, ShippingZone } from '@/domain/shipping';
import { type CountryCode, countryCodes, isCountryCode } from './country-names';

/** `pageCurrency` of `domain/currency.ts`, as a constant of this module: the bundler folds it. */
const pageCurrency = (process.env.SHOP_CURRENCY || 'usd') as Currency;

/** Amounts in the minor unit of each currency. */
type Amounts = Readonly<Record<Currency, number>>;

/** Free shipping above these amounts: "on orders over $99", "over $249" (docs/product.md 15.2). */
const freeOver = {
  domestic: { usd: 99_00, eur: 90_00, gbp: 79_00, jpy: 15_000 },
  international: { usd: 249_00, eur: 229_00, gbp: 199_00, jpy: 38_000 },
} as const satisfies Record<string, Amounts>;

/** Free shipping above these amounts of a currency. */
export const freeShippingOverIn = (currency: Currency) => ({
  domestic: freeOver.domestic[currency],
  international: freeOver.international[currency],
});

/** Free shipping above these amounts of the page's currency. */
export const freeShippingOver = freeShippingOverIn(pageCurrency);

/** Possible delay in business days (docs/product.md 15.5). */
const delayDays = { domestic: 3, international: 21 } as const;

/** A shipping service with its prices in every currency. */
type PricedService = Omit<ShippingService, 'cents' | 'free'> & {
  prices: Amounts;
  free?: { over: Amounts; zones: readonly ShippingZone[] };
};

/** Shipping services, each zone's default first; the others are the upgrades "quoted at checkout". */
const services: readonly PricedService[] = [
  {
    id: 'first-class',
    label: 'USPS First Class',
    zones: ['domestic'],
    prices: { usd: 4_95, eur: 4_95, gbp: 3_95, jpy: 750 },
    free: { over: freeOver.domestic, zones: ['domestic'] },
    days: [3, 5],
    delayDays: delayDays.domestic,
  },
  {
    id: 'priority',
    label: 'USPS Priority Mail',
    zones: ['domestic'],
    prices: { usd: 9_95, eur: 9_50, gbp: 7_95, jpy: 1_500 },
    days: [2, 3],
    delayDays: delayDays.domestic,
  },
  {
    id: 'express',
    label: 'USPS Priority Mail Express',
    zones: ['domestic'],
    prices: { usd: 29_95, eur: 27_50, gbp: 23_95, jpy: 4_500 },
    days: [1, 2],
    delayDays: delayDays.domestic,
  },
  {
    id: 'standard-international',
    label: 'Standard International Mail',
    zones: ['international', 'international-paid'],
    prices: { usd: 19_95, eur: 18_50, gbp: 15_95, jpy: 3_000 },
    free: { over: freeOver.international, zones: ['international'] },
    days: [10, 20],
    delayDays: delayDays.international,
  },
  {
    id: 'express-international',
    label: 'Express International Mail',
    zones: ['international', 'international-paid'],
    prices: { usd: 49_95, eur: 45_95, gbp: 39_95, jpy: 7_500 },
    days: [4, 7],
    delayDays: delayDays.international,
  },
];

/** Shipping services at their prices in a currency. */
export const shippingServicesIn = (currency: Currency): readonly ShippingService[] =>
  services.map(({ prices, free, ...service }) => ({
    ...service,
    cents: prices[currency],
    ...(free && { free: { over: free.over[currency], zones: free.zones } }),
  }));

/** Shipping services at their prices in the page's currency. */
export const shippingServices = shippingServicesIn(pageCurrency);

/** The USPS charges domestic rates for the territories. */
const domestic: readonly CountryCode[] = ['US', 'PR', 'GU', 'VI', 'AS', 'MP'];

/**
 * Countries with free Standard International Mail above the limit: "not all countries are eligible" (docs/product.md
 * 15.3).
 */
// oxfmt-ignore
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

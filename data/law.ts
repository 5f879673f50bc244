import { language } from '@/domain/language';

/**
 * A legal requirement with its source. Not legal advice: the owner must have each line checked by a lawyer
 * (docs/law.md).
 */
type Law = {
  source: string;
  /** First day on which it applies, a date. */
  appliesFrom: string;
  /** When the source was last read, a date. */
  readOn: string;
};

/** Member states of the European Union, ISO 3166-1 alpha-2. */
// oxfmt-ignore
const euCountries: readonly string[] = [
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT',
  'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
];

/** Territories of member states with own codes in which the law of the Union applies (TFEU, Article 355). */
const euTerritories: readonly string[] = ['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'];

/** True where the law of the European Union applies: in its member states and these territories, by ISO 3166-1 alpha-2. */
export const isEuCountry = (country: string): boolean => [...euCountries, ...euTerritories].includes(country);

/** Language of the Union's pages for shoppers of this build: they exist in the Union's languages, not in Japanese. */
const europaLanguage = ['de', 'es', 'fr'].includes(language) ? language : 'en';

/** The legal guarantee of conformity, its notice, and the label of a longer guarantee by the maker. */
export const legalGuarantee = {
  source: 'Directive (EU) 2019/771, Article 10; Directive (EU) 2024/825; Implementing Regulation (EU) 2025/1960',
  appliesFrom: '2026-09-27',
  readOn: '2026-11-25',
  years: 2,
  /** The Commission's page for consumers, in the language of the shop or else in English. */
  more: `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${europaLanguage}.htm`,
} as const satisfies Law & Record<string, unknown>;

/** Maker, EU responsible person, type and warnings of a product in a distance sale. */
export const productSafety = {
  source: 'Regulation (EU) 2023/988, Article 19',
  appliesFrom: '2024-12-13',
  readOn: '2026-11-25',
} as const satisfies Law;

/**
 * Retention of records of sales to consumers, from the end of the year of the sale: the longest usual period. Germany
 * requires eight years for invoices (UStG § 14b).
 */
export const invoiceRetention = {
  source: 'Directive 2006/112/EC, Article 369k(2)',
  appliesFrom: '2021-07-01',
  readOn: '2026-11-25',
  years: 10,
} as const satisfies Law & Record<string, unknown>;

/**
 * Standard rates of VAT in hundredths of a percent. A sale to a consumer in another member state has the rate of the
 * destination (One Stop Shop). The last change was Romania's.
 */
export const vatRates = {
  source: 'Directive 2006/112/EC, Articles 33 and 97; the rates from published overviews of December 2025',
  appliesFrom: '2025-08-01',
  readOn: '2026-11-25',
  // oxfmt-ignore
  rates: new Map<string, number>([
    ['AT', 2000], ['BE', 2100], ['BG', 2000], ['CY', 1900], ['CZ', 2100], ['DE', 1900], ['DK', 2500], ['EE', 2400],
    ['ES', 2100], ['FI', 2550], ['FR', 2000], ['GR', 2400], ['HR', 2500], ['HU', 2700], ['IE', 2300], ['IT', 2200],
    ['LT', 2100], ['LU', 1700], ['LV', 2100], ['MT', 1800], ['NL', 2100], ['PL', 2300], ['PT', 2300], ['RO', 2100],
    ['SE', 2500], ['SI', 2200], ['SK', 2300],
  ]),
} as const satisfies Law & Record<string, unknown>;

/** True for a country to which a seller with a VAT number sells with VAT. */
export const isVatCountry = (country: string): boolean => vatRates.rates.has(country);

/** True if the shop has a VAT number of the EU. */
export const hasVatNumber = (env: Readonly<Record<string, string | undefined>>): boolean =>
  Boolean(env.COMPANY_VAT_ID?.trim());

/** True if the price of an order to a country includes its VAT, as the invoice states (docs/product.md 35.7). */
export const includesVat = (country: string, env: Readonly<Record<string, string | undefined>>): boolean =>
  hasVatNumber(env) && isVatCountry(country);

/** The right to withdraw from a distance contract, with the online function for it. Days are calendar days. */
export const withdrawalRight = {
  source: 'Directive 2011/83/EU, Articles 9, 11, 11a, 13 and 14, as amended by Directive (EU) 2023/2673',
  appliesFrom: '2026-06-19',
  readOn: '2026-11-25',
  /** From the day after delivery. */
  days: 14,
  /** For the refund, from the day on which the shop receives the withdrawal. */
  refundDays: 14,
  /** For the shopper to send the goods back, from the same day. */
  sendBackDays: 14,
} as const satisfies Law & Record<string, unknown>;

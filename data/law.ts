/**
 * What a law asks of the shop, with its source. Not legal advice: the owner has to have each line read by a lawyer
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
// prettier-ignore
const euCountries: readonly string[] = [
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT',
  'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
];

/** True for a member state of the European Union, by ISO 3166-1 alpha-2. */
export const isEuCountry = (country: string): boolean => euCountries.includes(country);

/** The legal guarantee of conformity, its notice, and the label of a longer guarantee by the maker. */
export const legalGuarantee = {
  source: 'Directive (EU) 2019/771, Article 10; Directive (EU) 2024/825; Implementing Regulation (EU) 2025/1960',
  appliesFrom: '2026-09-27',
  readOn: '2026-11-25',
  years: 2,
  /** The Commission's page for consumers. */
  more: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_en.htm',
} as const satisfies Law & Record<string, unknown>;

/** Maker, EU responsible person, type and warnings of a product in a distance sale. */
export const productSafety = {
  source: 'Regulation (EU) 2023/988, Article 19',
  appliesFrom: '2024-12-13',
  readOn: '2026-11-25',
} as const satisfies Law;

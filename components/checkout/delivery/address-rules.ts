import type { Details } from '@/store/kept-checkout';

/** How one line of an address is asked for. `pattern` is an HTML pattern, and `title` says what it wants. */
type AddressField = {
  label: string;
  required: boolean;
  inputMode?: 'numeric' | 'text';
  pattern?: string;
  title?: string;
};

export type AddressRules = { region: AddressField; postalCode: AddressField };

const zipCode: AddressField = {
  label: 'ZIP code',
  required: true,
  inputMode: 'numeric',
  pattern: '\\s*[0-9]{5}(-?[0-9]{4})?\\s*',
  title: 'A ZIP code has five digits, such as 10001.',
};

const domestic: AddressRules = { region: { label: 'State', required: true }, postalCode: zipCode };

/** The island's name is its state. */
const territory: AddressRules = { region: { label: 'Region (if any)', required: false }, postalCode: zipCode };

/** The countries that differ from the rules below in region or postal code, by ISO 3166-1 alpha-2. */
const rules: Readonly<Record<string, AddressRules>> = {
  US: domestic,
  PR: territory,
  GU: territory,
  VI: territory,
  AS: territory,
  MP: territory,
  CA: { region: { label: 'Province', required: true }, postalCode: { label: 'Postal code', required: true } },
  AU: {
    region: { label: 'State', required: true },
    postalCode: { label: 'Postcode', required: true, inputMode: 'numeric' },
  },
  GB: { region: { label: 'County (optional)', required: false }, postalCode: { label: 'Postcode', required: true } },
};

/** Not every country has regions or postal codes, and no list of those that do stays right. */
const elsewhere: AddressRules = {
  region: { label: 'Region (if any)', required: false },
  postalCode: { label: 'Postal code (if any)', required: false },
};

/** How a country, by ISO 3166-1 alpha-2, writes its addresses. */
export function addressRules(country: string): AddressRules {
  return Object.hasOwn(rules, country) ? (rules[country] ?? elsewhere) : elsewhere;
}

/** Whether every field that a parcel needs is filled. The form and the server judge what the fields say. */
export function isDeliverable(details: Details): boolean {
  const { region, postalCode } = addressRules(details.country);
  const needed = [
    details.email,
    details.fullName,
    details.line1,
    details.city,
    details.country,
    ...(region.required ? [details.region] : []),
    ...(postalCode.required ? [details.postalCode] : []),
  ];
  return needed.every((text) => text.trim() !== '');
}

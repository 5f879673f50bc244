import { addressRules, type LineRule } from '@/domain/address-rules';

/** How one line of an address is asked for. `title` says what its pattern wants. */
type AddressField = LineRule & { label: string; inputMode?: 'numeric' | 'text'; title?: string };

type Asked = { label: string; inputMode?: 'numeric'; title?: string };

const zipCode: Asked = {
  label: 'ZIP code',
  inputMode: 'numeric',
  title: 'A ZIP code has five digits, such as 10001.',
};

const territory = { region: { label: 'Region (if any)' }, postalCode: zipCode };

/** What the two lines are called, by country. */
const asked: Readonly<Record<string, { region: Asked; postalCode: Asked }>> = {
  US: { region: { label: 'State' }, postalCode: zipCode },
  PR: territory,
  GU: territory,
  VI: territory,
  AS: territory,
  MP: territory,
  CA: { region: { label: 'Province' }, postalCode: { label: 'Postal code' } },
  AU: { region: { label: 'State' }, postalCode: { label: 'Postcode', inputMode: 'numeric' } },
  GB: { region: { label: 'County (optional)' }, postalCode: { label: 'Postcode' } },
};

const elsewhere = { region: { label: 'Region (if any)' }, postalCode: { label: 'Postal code (if any)' } };

/** How the form asks for the lines that a country, by ISO 3166-1 alpha-2, writes its own way. */
export function addressFields(country: string): { region: AddressField; postalCode: AddressField } {
  const { region, postalCode } = (Object.hasOwn(asked, country) && asked[country]) || elsewhere;
  const rules = addressRules(country);
  return { region: { ...rules.region, ...region }, postalCode: { ...rules.postalCode, ...postalCode } };
}

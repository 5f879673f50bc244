import { addressRules, type LineRule } from '@/domain/address-rules';
import { postalCodesOf } from '@/domain/postal-codes';

/** How one line of an address is asked for. `title` says what its pattern wants. */
type AddressField = Omit<LineRule, 'misfit'> & { label: string; inputMode?: 'numeric' | 'text'; title?: string };

const states = { label: 'State', title: 'A state by its name or its letters, such as New York or NY.' };

/** What the two lines are called, by country, where a parcel's form does not call them region and postal code. */
const regions: Readonly<Record<string, { label: string; title?: string }>> = {
  US: states,
  AU: { ...states, title: 'A state by its name or its letters, such as Victoria or VIC.' },
  CA: { label: 'Province', title: 'A province by its name or its letters, such as Ontario or ON.' },
  GB: { label: 'County (optional)' },
};

const postalCodeLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['US', 'PR', 'GU', 'VI', 'AS', 'MP'].map((country) => [country, 'ZIP code'])),
  ...Object.fromEntries(['AU', 'GB', 'GG', 'IM', 'JE', 'NZ'].map((country) => [country, 'Postcode'])),
  IN: 'PIN code',
};

/** How the form asks for the lines that a country, by ISO 3166-1 alpha-2, writes its own way. */
export function addressFields(country: string): { region: AddressField; postalCode: AddressField } {
  const rules = addressRules(country);
  const region = own(regions, country) ?? { label: 'Region (if any)' };
  return {
    region: { required: rules.region.required, pattern: rules.region.pattern, ...region },
    postalCode: { required: rules.postalCode.required, pattern: rules.postalCode.pattern, ...postalCodeField(country) },
  };
}

function postalCodeField(country: string): Pick<AddressField, 'label' | 'inputMode' | 'title'> {
  const codes = postalCodesOf(country);
  if (!codes) return { label: 'Postal code (if any)' };
  const { example } = codes;
  const label = own(postalCodeLabels, country) ?? 'Postal code';
  return {
    label,
    // Its keyboard has neither letters nor a hyphen.
    inputMode: /^[0-9]+$/.test(example) ? 'numeric' : 'text',
    title:
      label === 'ZIP code'
        ? `A ZIP code has five digits, such as ${example}.`
        : `${label} of this country: such as ${example}.`,
  };
}

function own<T>(table: Readonly<Record<string, T>>, country: string): T | undefined {
  return Object.hasOwn(table, country) ? table[country] : undefined;
}

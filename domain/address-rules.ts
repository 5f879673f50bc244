/** What a country wants of one line of an address. `pattern` is an HTML pattern: the whole line fits it. */
export type LineRule = { required: boolean; pattern?: string };

/** The lines that countries write differently (docs/product.md 13.2, 13.17). */
export type AddressRules = { region: LineRule; postalCode: LineRule };

const required = { required: true };
const optional = { required: false };

/** Five digits, or nine. */
const zipCode: LineRule = { required: true, pattern: '\\s*[0-9]{5}(-?[0-9]{4})?\\s*' };

/** The island's name is its state. */
const territory: AddressRules = { region: optional, postalCode: zipCode };

/** The countries that differ from the rules below in region or postal code, by ISO 3166-1 alpha-2. */
const rules: Readonly<Record<string, AddressRules>> = {
  US: { region: required, postalCode: zipCode },
  PR: territory,
  GU: territory,
  VI: territory,
  AS: territory,
  MP: territory,
  CA: { region: required, postalCode: required },
  AU: { region: required, postalCode: required },
  GB: { region: optional, postalCode: required },
};

/** Not every country has regions or postal codes, and no list of those that do stays right. */
const elsewhere: AddressRules = { region: optional, postalCode: optional };

/** How a country, by ISO 3166-1 alpha-2, writes its addresses. */
export function addressRules(country: string): AddressRules {
  return Object.hasOwn(rules, country) ? (rules[country] ?? elsewhere) : elsewhere;
}

/** What is wrong with a line of an address by its rule; undefined for nothing. */
export function lineFault({ required, pattern }: LineRule, line: string): 'required' | 'postal-code' | undefined {
  if (line.trim() === '') return required ? 'required' : undefined;
  return pattern && !new RegExp(`^(?:${pattern})$`, 'v').test(line) ? 'postal-code' : undefined;
}

type Delivery = Readonly<Record<'email' | 'fullName' | 'line1' | 'city' | 'region' | 'postalCode' | 'country', string>>;

/** Whether every field that a parcel needs is filled. The form and the server judge what the fields say. */
export function isDeliverable(details: Delivery): boolean {
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

const states = { label: 'State', title: 'Enter a state by name or abbreviation, such as New York or NY.' };

/** Region labels by country (ISO 3166-1 alpha-2), where they differ from the default. */
export const regionCopy: Readonly<Record<string, { label: string; title?: string }>> = {
  US: states,
  AU: { ...states, title: 'Enter a state by name or abbreviation, such as Victoria or VIC.' },
  CA: { label: 'Province', title: 'Enter a province by name or abbreviation, such as Ontario or ON.' },
  BR: { ...states, title: 'Enter a state by name or abbreviation, such as São Paulo or SP.' },
  IN: { ...states, title: 'Enter a state or territory from the list, such as Kerala.' },
  JP: { label: 'Prefecture', title: 'Enter a prefecture from the list, such as Tokyo.' },
  GB: { label: 'County (optional)' },
  IE: { label: 'County (optional)' },
};

export const otherRegion = 'Region (if any)';

/** Labels of a postal code by the countries' names for it, and its rules. */
export const postalCodeCopy = {
  usual: 'Postal code',
  zip: 'ZIP code',
  postcode: 'Postcode',
  pin: 'PIN code',
  eircode: 'Eircode (optional)',
  ifAny: 'Postal code (if any)',
  zipRule: (example: string) => `A ZIP code has five digits, such as ${example}.`,
  rule: (example: string) => `Enter it in the form of this country, such as ${example}.`,
};

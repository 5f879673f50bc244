// German of ./copy-fields.ts (sha256 96e388426bfe)
const states = {
  label: 'Bundesstaat',
  title: 'Geben Sie einen Bundesstaat mit Namen oder Kürzel ein, zum Beispiel New York oder NY.',
};

/** Region labels by country (ISO 3166-1 alpha-2), where they differ from the default. */
export const regionCopy: Readonly<Record<string, { label: string; title?: string }>> = {
  US: states,
  AU: {
    ...states,
    title: 'Geben Sie einen Bundesstaat mit Namen oder Kürzel ein, zum Beispiel Victoria oder VIC.',
  },
  CA: {
    label: 'Provinz',
    title: 'Geben Sie eine Provinz mit Namen oder Kürzel ein, zum Beispiel Ontario oder ON.',
  },
  BR: {
    ...states,
    title: 'Geben Sie einen Bundesstaat mit Namen oder Kürzel ein, zum Beispiel São Paulo oder SP.',
  },
  IN: {
    ...states,
    title: 'Geben Sie einen Bundesstaat oder ein Unionsterritorium aus der Liste ein, zum Beispiel Kerala.',
  },
  JP: { label: 'Präfektur', title: 'Geben Sie eine Präfektur aus der Liste ein, zum Beispiel Tokyo.' },
  GB: { label: 'Grafschaft (optional)' },
  IE: { label: 'Grafschaft (optional)' },
};

export const otherRegion = 'Region (falls vorhanden)';

/** Labels of a postal code by the countries' names for it, and its rules. */
export const postalCodeCopy = {
  usual: 'Postleitzahl',
  zip: 'Postleitzahl (ZIP-Code)',
  postcode: 'Postleitzahl',
  pin: 'Postleitzahl (PIN-Code)',
  eircode: 'Eircode (optional)',
  ifAny: 'Postleitzahl (falls vorhanden)',
  zipRule: (example: string) => `Ein ZIP-Code hat fünf Ziffern, zum Beispiel ${example}.`,
  rule: (example: string) =>
    `Geben Sie die Postleitzahl so ein, wie sie in diesem Land üblich ist, zum Beispiel ${example}.`,
};

// Spanish of ./copy-fields.ts (sha256 96e388426bfe)
const states = {
  label: 'Estado',
  title: 'Introduzca un estado por su nombre o su abreviatura, por ejemplo, New York o NY.',
};

/** Region labels by country (ISO 3166-1 alpha-2), where they differ from the default. */
export const regionCopy: Readonly<Record<string, { label: string; title?: string }>> = {
  US: states,
  AU: { ...states, title: 'Introduzca un estado por su nombre o su abreviatura, por ejemplo, Victoria o VIC.' },
  CA: {
    label: 'Provincia',
    title: 'Introduzca una provincia por su nombre o su abreviatura, por ejemplo, Ontario u ON.',
  },
  BR: { ...states, title: 'Introduzca un estado por su nombre o su abreviatura, por ejemplo, São Paulo o SP.' },
  IN: { ...states, title: 'Introduzca un estado o un territorio de la lista, por ejemplo, Kerala.' },
  JP: { label: 'Prefectura', title: 'Introduzca una prefectura de la lista, por ejemplo, Tokyo.' },
  GB: { label: 'Condado (opcional)' },
  IE: { label: 'Condado (opcional)' },
};

export const otherRegion = 'Región (si la hay)';

/** Labels of a postal code by the countries' names for it, and its rules. */
export const postalCodeCopy = {
  usual: 'Código postal',
  zip: 'Código postal (ZIP)',
  postcode: 'Código postal',
  pin: 'Código postal (PIN)',
  eircode: 'Eircode (opcional)',
  ifAny: 'Código postal (si lo hay)',
  zipRule: (example: string) => `Un código ZIP tiene cinco cifras, por ejemplo, ${example}.`,
  rule: (example: string) => `Introdúzcalo en la forma de este país, por ejemplo, ${example}.`,
};

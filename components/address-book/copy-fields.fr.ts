// French of ./copy-fields.ts (sha256 96e388426bfe)
const states = {
  label: 'État',
  title: 'Saisissez un État par son nom ou son abréviation, par exemple New York ou NY.',
};

/** Region labels by country (ISO 3166-1 alpha-2), where they differ from the default. */
export const regionCopy: Readonly<Record<string, { label: string; title?: string }>> = {
  US: states,
  AU: { ...states, title: 'Saisissez un État par son nom ou son abréviation, par exemple Victoria ou VIC.' },
  CA: {
    label: 'Province',
    title: 'Saisissez une province par son nom ou son abréviation, par exemple Ontario ou ON.',
  },
  BR: { ...states, title: 'Saisissez un État par son nom ou son abréviation, par exemple São Paulo ou SP.' },
  IN: { ...states, title: 'Saisissez un État ou un territoire de la liste, par exemple Kerala.' },
  JP: { label: 'Préfecture', title: 'Saisissez une préfecture de la liste, par exemple Tokyo.' },
  GB: { label: 'Comté (facultatif)' },
  IE: { label: 'Comté (facultatif)' },
};

export const otherRegion = 'Région (s’il y en a une)';

/** Labels of a postal code by the countries' names for it, and its rules. */
export const postalCodeCopy = {
  usual: 'Code postal',
  zip: 'Code postal (ZIP)',
  postcode: 'Code postal',
  pin: 'Code postal (PIN)',
  eircode: 'Eircode (facultatif)',
  ifAny: 'Code postal (s’il y en a un)',
  zipRule: (example: string) => `Un code postal des États-Unis a cinq chiffres, par exemple ${example}.`,
  rule: (example: string) => `Saisissez-le au format de ce pays, par exemple ${example}.`,
};

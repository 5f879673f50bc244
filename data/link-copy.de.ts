// German of ./link-copy.ts (sha256 683dec3f55eb)
export const findOrderLabel = 'Bestellung finden';

/** § 356a BGB fixes this label. */
export const withdrawLabel = 'Vertrag widerrufen';

export const informationLabels = {
  'shipping-returns': 'Versand, Rücksendung',
  warranty: 'Garantie',
  about: 'Über uns',
  privacy: 'Datenschutz',
  terms: 'AGB',
  'legal-notice': 'Impressum',
  accessibility: 'Barrierefreiheit',
};

export const informationTitles: typeof informationLabels = {
  ...informationLabels,
  'shipping-returns': 'Versand und Rücksendung',
};

export const menuCopy = {
  home: 'Startseite',
  women: 'Damen',
  men: 'Herren',
  register: 'Registrieren',
  contact: 'Kontakt',
  contactUs: 'Kontakt',
  account: 'Mein Konto',
  search: 'Suche',
  all: (count: number) => `Alle ${count} Uhren`,
  womensWatches: 'Damenuhren',
};

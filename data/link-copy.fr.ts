// French of ./link-copy.ts (sha256 683dec3f55eb)
export const findOrderLabel = 'Retrouver une commande';

/** The French text of article 11a of directive 2011/83/EU fixes this label. */
export const withdrawLabel = 'Renoncer au contrat ici';

export const informationLabels = {
  'shipping-returns': 'Livraison, retours',
  warranty: 'Garantie',
  about: 'À propos',
  privacy: 'Confidentialité',
  terms: 'Conditions de vente',
  'legal-notice': 'Mentions légales',
  accessibility: 'Accessibilité',
};

export const informationTitles: typeof informationLabels = {
  ...informationLabels,
  'shipping-returns': 'Livraison et retours',
};

export const menuCopy = {
  home: 'Accueil',
  women: 'Femme',
  men: 'Homme',
  register: 'Créer un compte',
  contact: 'Contact',
  contactUs: 'Nous contacter',
  account: 'Mon compte',
  search: 'Recherche',
  all: (count: number) => `Les ${count} montres`,
  womensWatches: 'Montres femme',
};

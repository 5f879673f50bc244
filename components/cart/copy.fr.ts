// French of ./copy.ts (sha256 ebf952d673fc)
import { watchesCopy } from '@/components/catalogue/copy';

export const cartPageCopy = {
  title: 'Votre panier',
  looking: 'Chargement de votre panier…',
  list: 'Montres dans votre panier',
  summary: 'Récapitulatif',
  shipping: 'Livraison',
  checkout: 'Commander',
  empty: 'Votre panier est vide.',
  emptyHint: 'Les montres que vous ajoutez restent ici jusqu’à ce que vous les achetiez ou les retiriez.',
  unreachable:
    'Les prix et les images du jour n’ont pas pu être chargés. Le panier montre ce que ce navigateur a enregistré.',
  each: (price: string) => `${price} l’unité`,
  all: 'En tout\u00A0: ',
  notSold: 'N’est plus en vente et ne compte donc pas dans le sous-total.',
  quantityOf: (name: string) => `Quantité\u00A0: ${name}`,
  fewer: (name: string) => `Diminuer la quantité\u00A0: ${name}`,
  more: (name: string) => `Augmenter la quantité\u00A0: ${name}`,
  range: (least: number, most: number) => `${least} à ${most}`,
  rangeRule: (least: number, most: number) => `Choisissez une quantité de ${least} à ${most}.`,
  counted: (name: string, quantity: number, subtotal: string) => `${name}\u00A0: ${quantity}. Sous-total ${subtotal}.`,
  removed: (name: string) => `${name} n’est plus dans votre panier.`,
};

const remove = 'Retirer';

/** Copy of a line in the cart and on the wishlist. */
export const lineCopy = {
  remove,
  removeOf: (name: string) => `${remove} ${name}`,
  undo: 'Annuler',
  undoOf: (name: string) => `Annuler\u00A0: remettre ${name}`,
  isBack: (name: string) => `${name} est de nouveau dans la liste.`,
  noLongerSold: 'N’est plus en vente',
  priceChanged: (before: string, now: string) =>
    `Le prix est passé de ${before} à ${now} depuis que vous avez ajouté la montre.`,
  renamed: (before: string) => `Cette montre s’appelait «\u00A0${before}\u00A0» quand vous l’avez ajoutée.`,
};

/** Note if a watch of the list has no price in the shopper's currency (docs/product.md 44.3). */
export const inDollarsCopy =
  'Tous les montants sont en dollars américains\u00A0: une des montres n’a pas de prix dans votre devise.';

export const piecesCopy = (watches: number, pieces: number) => `${watchesCopy(watches)}, ${pieces} pièces`;

/** Copy of the summary beside the lines. A service is named at the end of a sentence. */
export const cartSummaryCopy = {
  subtotal: 'Sous-total',
  domestic: 'USPS First Class aux États-Unis.',
  international: 'Standard International Mail vers certains pays.',
  free: (service: string) => `Livraison gratuite\u00A0: ${service}`,
  anyMore: (service: string) => `Ajoutez un article et la livraison est gratuite\u00A0: ${service}`,
  more: (missing: string, service: string) =>
    `Ajoutez des montres pour plus de ${missing} et la livraison est gratuite\u00A0: ${service}`,
};

/** Labels of a retry button, idle and busy. */
export const retryCopy = { again: 'Réessayer', busy: 'Nouvel essai…' };

/** Shortage notes of a cart line (docs/product.md 25). */
export const shortLineCopy = {
  soldOut: 'Épuisé.',
  fewLeft: (units: number) => (units === 1 ? 'Il n’en reste qu’une.' : `Il n’en reste que ${units}.`),
};

// French of ./copy.ts (sha256 74ec7083e515)
import { currencyNames, pageCurrency } from '@/domain/currency';
import type { Availability } from '@/domain/stock';
import { buyCopy } from '@/components/product/copy-buy';
import { weekendText } from '@/data/weekend-copy';

export const pageLinkCopy = {
  title: 'Pages',
  previous: 'Précédente',
  next: 'Suivante',
  page: (number: number) => `Page ${number}`,
};

export const starsCopy = 'Les quatre étoiles sous chaque montre sont un décor, pas une note.';

export const notFoundTitle = 'Page introuvable.';

export const cardCopy = {
  save: (name: string) => `${buyCopy.saveToWishlist}\u00A0: ${name}`,
  onWishlist: (name: string) => `${buyCopy.onWishlist}\u00A0: ${name}. Retirer`,
  add: (name: string) => `${buyCopy.addToCart}\u00A0: ${name}`,
  inCart: (name: string) => `${buyCopy.inCart}\u00A0: ${name}`,
  notLoaded: 'La boutique n’a pas répondu. Réessayez.',
};

export const glowMark = 'Luminescente';

export const byMaker = 'Ou parcourir par fabricant';

export const watchesCopy = (count: number) => (count < 2 ? `${count} montre` : `${count} montres`);

export const countCopy = (found: number, all: number) =>
  found === all ? watchesCopy(all) : `${found} sur ${watchesCopy(all)}`;

export const availabilityCopy = { 'in-stock': 'En stock', 'sold-out': 'Épuisé' } satisfies Record<Availability, string>;

export const machineCopy = {
  about: (watchCount: number) =>
    `${watchCount} montres, chacune avec son diamètre de boîtier, sa longueur corne à corne, son épaisseur, son poids, son tour de poignet et son prix. Les prix sont en ${currencyNames[pageCurrency]}\u00A0; chaque montre indique si elle est en stock. Chaque page du catalogue existe aussi en Markdown\u00A0: ajoutez .md à son adresse, ou demandez text/markdown.`,
  lists: 'Listes',
  feeds: {
    title: 'Flux',
    google: { name: 'Flux Google Merchant', holds: 'chaque montre avec prix, disponibilité, mesures et livraison.' },
    atom: { name: 'Nouveautés', holds: 'un flux Atom des montres les plus récentes.' },
    products: {
      name: 'Flux de produits',
      holds: 'chaque montre sur une ligne de JSON, avec les champs que lisent les assistants.',
    },
    sitemap: {
      name: 'Plan du site',
      holds: 'chaque page publique, ses images et la date de sa dernière modification.',
    },
  },
  agents: {
    title: 'Assistants',
    profile: 'Universal Commerce Protocol',
    holds:
      'comment un assistant cherche dans ce catalogue et prépare une commande pour une personne, qui commande et paie dans la boutique.',
  },
  contact: 'Contact',
  form: 'Formulaire de contact',
};

export const weekendCopy = {
  terms: `Les prix du week-end s’appliquent ${weekendText}.`,
  promotion: `Pour les montres de la liste Timex, ${weekendText}.`,
};

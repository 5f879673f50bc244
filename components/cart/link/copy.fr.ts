// French of ./copy.ts (sha256 ced48b3be9da)
import { watchesCopy } from '@/components/catalogue/copy';
import { maxQuantity } from '@/domain/line-items';

/** Copy of the cart link page (docs/product.md 34.1 to 34.4). */
export const cartLinkCopy = {
  title: 'Montres reçues par un lien',
  description: 'Des montres qu’un lien permet de mettre dans votre panier.',
  about:
    'Ces montres viennent d’un lien. Rien n’est ajouté à votre panier avant que vous appuyiez ici sur un bouton, et rien n’est commandé ni payé.',
  list: 'Montres de ce lien',
  subtotal: 'Sous-total',
  soldOut: 'Épuisé, donc non ajouté au panier.',
  cut: `Le lien en demande davantage, mais vous pouvez commander au plus ${maxQuantity} exemplaires d’une montre.`,
  nothing:
    'Ce lien ne contient aucune montre que nous vendons. Il a peut-être été coupé, ou la montre n’est plus en vente.',
  unknown: (count: number) =>
    count === 1
      ? 'Un autre article du lien n’est pas une montre que nous vendons.'
      : `${count} autres articles du lien ne sont pas des montres que nous vendons.`,
  allSoldOut: 'Rien ne peut être ajouté à votre panier pour le moment.',
  needsScript:
    'Le panier nécessite JavaScript, car il est enregistré dans votre navigateur. Chaque montre ci-dessous mène à sa page.',
};

const otherWatches = (count: number) => (count === 1 ? '1 autre montre' : `${count} autres montres`);

/** Copy of `CartChoice`. */
export const cartChoiceCopy = {
  looking: 'Chargement de votre panier…',
  put: 'Ajouter au panier',
  add: 'Ajouter à mon panier',
  replace: 'Remplacer mon panier',
  seeCart: 'Voir le panier',
  empty: 'Votre panier est vide.',
  holds: (count: number) => `Votre panier contient ${watchesCopy(count)}.`,
  holdsOthers: (count: number) => `Votre panier contient ${otherWatches(count)}.`,
  addMeans: 'Ajouter\u00A0: votre panier garde ce qu’il contient, et ces montres s’y ajoutent.',
  keeps: (name: string, quantity: number) => `${name}\u00A0: votre panier garde sa quantité, ${quantity}.`,
  replaceMeans: (others: number) =>
    others === 0
      ? 'Remplacer\u00A0: votre panier prend les quantités de cette page.'
      : `Remplacer\u00A0: ${otherWatches(others)} ${others === 1 ? 'quitte' : 'quittent'} votre panier, qui ne contient plus que celles-ci.`,
  isThere: 'Votre panier contient exactement ces montres.',
  allThere: 'Toutes ces montres sont déjà dans votre panier.',
};

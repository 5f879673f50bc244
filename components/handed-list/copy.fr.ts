// French of ./copy.ts (sha256 4d8a2311fd7a)
import { watchesCopy } from '@/components/catalogue/copy';
import { handedListMinutes } from '@/domain/handed-list';

export const handOverCopy = {
  open: 'Continuer sur un autre appareil',
  title: 'Continuer sur un autre appareil',
  about: `Scannez le code avec votre téléphone, ou ouvrez le lien sur l’autre appareil. Il sert une seule fois, pendant ${handedListMinutes} minutes. La liste est chiffrée\u00A0: seul le lien permet de la lire.`,
  busy: 'Chiffrement de votre liste…',
  ready: 'Le code est prêt.',
  code: (what: string) => `Code QR du lien vers votre ${what}`,
  link: 'Lien pour l’autre appareil',
  copy: 'Copier le lien',
  again: 'Réessayer',
  notSecure: 'Il faut une connexion sécurisée (https), car votre navigateur chiffre la liste.',
  notLoaded: 'Le chargement a échoué. Veuillez réessayer dans un instant.',
  lists: { cart: 'panier', wishlist: 'liste d’envies' },
};

export const takeOverCopy = {
  title: 'Continuer ici',
  description: 'Reprenez un panier ou une liste d’envies d’un autre appareil.',
  looking: 'Ouverture de la liste…',
  list: {
    cart: 'Montres du panier de l’autre appareil',
    wishlist: 'Montres de la liste d’envies de l’autre appareil',
  },
  about: (count: number, what: string) =>
    `${watchesCopy(count)} de votre autre appareil (${what}). Rien n’est ajouté avant que vous appuyiez ici sur un bouton.`,
  unsold: (count: number) =>
    count === 1
      ? '1 montre n’est plus en vente et ne peut pas être ajoutée.'
      : `${count} montres ne sont plus en vente et ne peuvent pas être ajoutées.`,
  nothing: 'Plus aucune de ces montres n’est en vente.',
  incomplete: 'Ce lien est incomplet. Scannez de nouveau le code, ou copiez le lien entier.',
  unreachable: 'La boutique ne répond pas pour le moment. Le lien reste valable\u00A0: réessayez dans un instant.',
  again: 'Réessayer',
  add: 'Ajouter à ma liste d’envies',
  allThere: 'Toutes ces montres sont déjà dans votre liste d’envies.',
  seeWishlist: 'Voir la liste d’envies',
  seeCart: 'Voir le panier',
  needsScript: 'Cette page nécessite JavaScript, car votre navigateur déchiffre la liste. Veuillez activer JavaScript.',
};

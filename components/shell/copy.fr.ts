// French of ./copy.ts (sha256 6efb8ae06c82)
import { shopName } from '@/data/shop-name';

export const shellCopy = {
  skip: 'Aller au contenu',
  navigation: 'Menu principal',
  account: 'Compte',
  shopLinks: 'Boutique',
  helpLinks: 'Aide',
  brandLinks: 'Marques',
  socialLinks: 'Suivez-nous',
  language: 'Langue',
  newsletter: 'Lettre d’information',
  newsletterNote: 'Un e-mail quand de nouvelles montres arrivent. Rien d’autre.',
  dealer: (shop: string) => `${shop}, revendeur agréé.`,
  search: 'Recherche dans la boutique',
  menuRest: 'Compte et contact',
  myAccount: 'Mon compte',
  banner: 'Offre',
};

export const menuCopy = { menByBrand: 'Montres homme par marque', menu: 'Menu', closeMenu: 'Fermer le menu' };

export const demonstrationCopy = 'Cette boutique est une démonstration\u00A0: rien n’est expédié.';

export const openToNetworkCopy = {
  label: 'Ouverte sur le réseau',
  title: 'Cette boutique est une démonstration.',
  text: 'Rien n’est débité et aucune montre n’est expédiée. Les comptes ne fonctionnent que sur la machine qui fait tourner la boutique.',
};

export const offlineCopy = {
  title: 'Vous êtes hors ligne.',
  isBack: 'Vous êtes de nouveau en ligne.',
  text: 'Cette page, votre panier, votre liste d’envies et tout ce que vous avez saisi sont enregistrés. Continuez quand vous serez de nouveau en ligne.',
  goOn: 'Continuer',
  stay: 'Rester sur cette page',
};

export const cachedPageCopy = (since: Date) =>
  `La boutique ne répond pas. Vous voyez cette page dans son état du ${since.toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' }).replace(/^1 /, '1er ')}. Le stock et les prix ont peut-être changé.`;

export const breadcrumbTitle = 'Fil d’Ariane';
export const homeCrumb = 'Accueil';

export const motto = {
  before: 'Il est temps d’être ',
  coloured: 'différent',
  after: '\u00A0:',
  lastLine: 'c’est notre devise',
};

export const welcomeGuest = `Bienvenue chez ${shopName}`;

export function welcomeMember(user: { displayName: string | null; email: string | null } | null) {
  return { before: 'Bienvenue ', name: (user?.displayName ?? '').toUpperCase(), after: ` ${user?.email ?? ''}` };
}

export const cartTitle = 'Panier';

export const cartLabel = (count: number) => `${cartTitle}, ${count || 'vide'}`;

export const wishlistTitle = 'Liste d’envies';

export const wishlistLabel = (count: number) => `${wishlistTitle}, ${count || 'vide'}`;

export const wishlistIsEmpty = 'Votre liste d’envies est vide.';

export function cartCopy(count: number): string {
  if (count < 1) return 'Votre panier est vide';
  return `Vous avez ajouté ${count} ${count === 1 ? 'article' : 'articles'} au panier`;
}

export function wishlistCopy(count: number): string {
  if (count < 1) return 'Votre liste d’envies est vide';
  return `${count} ${count === 1 ? 'montre' : 'montres'} dans votre liste d’envies`;
}

export const unreachableFormCopy =
  'La boutique ne répond pas. Vérifiez votre connexion et réessayez. Votre saisie est toujours là.';

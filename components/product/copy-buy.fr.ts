// French of ./copy-buy.ts (sha256 c64685397487)
export const buyCopy = {
  addToCart: 'Ajouter au panier',
  inCart: 'Dans votre panier',
  saveToWishlist: 'Ajouter à la liste d’envies',
  onWishlist: 'Dans votre liste d’envies',
  bar: (name: string) => `Acheter ${name}`,
  barButton: (label: string, name: string) => `${label}\u00A0: ${name}`,
  seeCart: 'Voir le panier',
  seeWishlist: 'Voir la liste d’envies',
  isInCart: (name: string) => `${name} est dans votre panier.`,
  wasInCart: (name: string) => `${name} était déjà dans votre panier.`,
  isOnWishlist: (name: string) => `${name} est dans votre liste d’envies.`,
  wasOnWishlist: (name: string) => `${name} était déjà dans votre liste d’envies.`,
};

export const sizeButtonCopy = {
  doesItFit: 'Me va-t-elle\u00A0?',
  actualSize: 'Taille réelle',
  notLoaded: 'Le chargement a échoué. Vérifiez votre connexion et rechargez la page.',
};

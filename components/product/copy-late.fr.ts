// French of ./copy-late.ts (sha256 42563724fe78)
export const viewerCopy = {
  title: (name: string) => `${name}, plein écran`,
  position: (number: number, count: number) => `${number} sur ${count}`,
  previous: 'Image précédente',
  next: 'Image suivante',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  close: 'Fermer',
};

export const lumeCopy = {
  dark: 'La matière luminescente reste visible.',
  picture: (name: string) => `${name} dans le noir`,
};

export const deliveryPromiseCopy = {
  to: 'Pays de livraison',
  arrives: 'Livraison estimée',
  whenBack: 'Dès son retour en stock',
  stock: 'Stock',
  inStock: 'En stock',
  fewLeft: (pieces: number) => `En stock, il en reste ${pieces}`,
  comesBack: 'Retours',
  duties: 'Droits de douane',
  noDuties: 'Aucun',
  dutiesExtra: 'Non compris',
  vatIncluded: 'TVA comprise, droits de douane non compris',
  warranty: (maker: string) => `Garantie ${maker}`,
  weekend: 'Prix du week-end',
};

export const shippingCopy = {
  country: 'Pays de livraison',
  free: 'Gratuite',
  freeOver: (cost: string, limit: string) => `${cost}, gratuite au-delà de ${limit}`,
  notServed: 'Nous n’y livrons pas',
  days: ([fewest, most]: readonly [number, number]) => `en ${fewest} à ${most} jours ouvrés`,
  noDays: 'Non disponible',
  within: (days: number) => `${days} jours à compter de l’expédition, port à votre charge`,
  rateBy: (rate: string, service: string) => `${rate} par ${service}`,
  elsewhere: (cost: string, limit: string, days: string) =>
    `Livraison vers d’autres pays\u00A0: ${cost}, gratuite vers certains pays au-delà de ${limit}, ${days}.`,
};

export const sellerCopy = (name: string, address: string, authorization?: string) =>
  `Vendu par ${name}, ${address}.${authorization ? ` Revendeur agréé\u00A0: ${authorization}.` : ''}`;

export const arCopy = {
  show: 'Voir chez vous',
  missing: 'Ce téléphone ne prend pas en charge la réalité augmentée. «\u00A0Voir en 3D\u00A0» affiche la montre ici.',
};

export const recentCopy = {
  title: 'Vues récemment',
  clear: 'Vider cette liste',
  cleared: 'La liste des montres vues récemment est vide.',
  unreachable: 'Les montres vues récemment n’ont pas pu être chargées.',
  noneSold: 'Plus aucune de ces montres n’est en vente.',
};

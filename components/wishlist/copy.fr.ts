// French of ./copy.ts (sha256 a3dff02260d8)
export const wishlistPageCopy = {
  title: 'Liste d’envies',
  looking: 'Chargement de votre liste d’envies…',
  list: 'Montres de votre liste d’envies',
  empty: 'Votre liste d’envies est vide.',
  emptyHint: 'Appuyez sur le cœur d’une montre pour la retrouver ici.',
  unreachable:
    'Les prix et les images du jour n’ont pas pu être chargés. La liste montre ce que ce navigateur a enregistré.',
  inCartToo: 'Aussi dans votre panier',
  move: 'Mettre au panier',
  moveOf: (name: string) => `Mettre au panier\u00A0: ${name}`,
  removed: (name: string) => `${name} n’est plus dans votre liste d’envies.`,
};

export const shareCopy = {
  title: 'Partager votre liste d’envies',
  link: 'Lien vers cette liste',
  copy: 'Copier le lien vers cette liste',
  share: 'Partager cette liste',
  shared: 'Lien partagé.',
  sheetTitle: 'Les montres de ma liste d’envies',
  about:
    'Le lien montre votre liste telle qu’elle est maintenant, sans votre nom. Toute personne qui l’ouvre peut la voir et l’enregistrer comme sa propre liste.',
};

export const sharedListCopy = {
  list: 'Montres de la liste partagée',
  about: (count: number) =>
    `On a partagé avec vous ${count === 1 ? 'cette montre' : `ces ${count} montres`}. Votre propre liste d’envies ne change pas avant que vous ${count === 1 ? 'l’y' : 'les y'} ajoutiez.`,
  save: 'Ajouter à ma liste d’envies',
  allSaved: 'Toutes dans votre liste d’envies',
  seeOwn: 'Voir votre propre liste d’envies',
  noWatchFound: 'Ce lien ne contient aucune montre que nous vendons. Voici votre propre liste d’envies.',
  unreachable: 'Les montres de cette liste n’ont pas pu être chargées.',
  notFetched:
    'Les montres n’ont pas pu être chargées, rien n’a donc été enregistré. Vérifiez votre connexion et appuyez de nouveau.',
};

export function savedCopy(saved: number, all: number): string {
  if (saved === 0) {
    return all === 1
      ? 'Elle était déjà dans votre liste d’envies.'
      : 'Elles étaient toutes déjà dans votre liste d’envies.';
  }
  const others = all - saved === 1 ? 'L’autre y était déjà.' : 'Les autres y étaient déjà.';
  const rest = all === saved ? '' : ` ${others}`;
  return `${saved === 1 ? '1 montre ajoutée' : `${saved} montres ajoutées`} à votre liste d’envies.${rest}`;
}

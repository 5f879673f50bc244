// French of ./copy.ts (sha256 9769ca4612e9)
export const offlinePageCopy = {
  title: 'Cette page nécessite une connexion.',
  description: 'Ce que vous pouvez ouvrir hors ligne.',
  text: 'Vous ne l’avez pas encore ouverte sur cet appareil, ou elle ne marche qu’en ligne, comme la connexion au compte, la commande et le formulaire de contact. Votre panier, votre liste d’envies et ce que vous avez saisi à la page précédente sont enregistrés ici.',
  isBack: 'Vous êtes de nouveau en ligne.',
  tryAgain: 'Réessayer',
  opens: 'Ce que vous pouvez ouvrir hors ligne',
  seen: 'Déjà vues',
  searchLabel: 'Chercher hors ligne',
  cannotSearch: 'La recherche hors ligne n’est pas disponible sur cet appareil.',
};

export const busyPageCopy = {
  title: 'La boutique est très sollicitée.',
  description: 'Beaucoup de pages s’ouvrent en ce moment.',
  text: 'Beaucoup de pages s’ouvrent en ce moment, celle-ci doit donc attendre. Votre panier et votre liste d’envies sont en sécurité. Réessayez dans quelques secondes, ou continuez avec une page qui s’ouvre maintenant\u00A0:',
  tryAgain: 'Réessayer',
};

// French of ./policies-copy.ts (sha256 9e847000e0ea)
export const policyCopy = {
  shipping: {
    title: 'Livraison',
    points: (domestic: string, international: string) => [
      `La livraison est gratuite dans le monde entier, à ces conditions\u00A0: USPS Domestic First Class est gratuit pour les commandes de plus de ${domestic}, et Standard International Mail pour les commandes de plus de ${international}.`,
      'La livraison internationale gratuite ne vaut pas pour tous les pays.',
      'Le prix d’une livraison plus rapide est indiqué au moment de commander.',
      'Des retards dus au COVID-19 sont possibles\u00A0: jusqu’à 3 jours ouvrés de plus aux États-Unis et jusqu’à 21 ailleurs.',
    ],
  },
  returns: {
    title: 'Retours',
    points: (days: number, finalMakers: readonly string[]) => [
      `Vous avez ${days} jours à compter de la date d’expédition de la commande pour renvoyer une montre.`,
      'Elle doit être inutilisée, jamais portée et dans son emballage d’origine.',
      `La vente des montres ${new Intl.ListFormat('fr').format(finalMakers)} est définitive.`,
    ],
  },
  warranty: {
    title: 'Garantie',
    points: [
      'Selon la marque, la garantie dure 12 mois ou plus, jusqu’à la garantie à vie.',
      'Le fabricant traite les demandes de garantie.',
      'Votre facture électronique est la preuve d’achat\u00A0: conservez-la.',
    ],
  },
};

export const returnPostageCopy =
  'Vous payez les frais de retour. Si la montre est arrivée endommagée ou n’est pas celle que vous avez commandée, nous vous les remboursons.';

export function warrantyLength(years: number): string {
  if (years === Infinity) return 'À vie';
  return years === 1 ? '12 mois' : `${years} ans`;
}

export const assuranceCopy = {
  shipping: 'Livraison gratuite dans le monde entier',
  shippingCondition: (domestic: string, international: string) =>
    `Pour les commandes de plus de ${domestic} aux États-Unis, et de plus de ${international} vers les pays concernés.`,
  returns: 'Retour sous 30 jours',
  dealer: 'Revendeur agréé',
  checkout: 'Paiement 100\u00A0% sécurisé',
};

export const euSalesCopy = {
  none: 'Nous ne livrons pas dans l’Union européenne.',
  except: (makers: string) =>
    `Nous ne livrons pas les montres de ces marques dans l’Union européenne\u00A0: ${makers}.`,
};

export const euRightsCopy = {
  withdrawal: (days: number, url: string) =>
    `Dans l’Union européenne, vous pouvez vous rétracter du contrat sans motif jusqu’à ${days} jours après la livraison\u00A0: ${url}`,
  guarantee: (years: number) =>
    `Dans l’Union européenne, la garantie légale de conformité dure au moins ${years} ans à compter de la livraison.`,
};

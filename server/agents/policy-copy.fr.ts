// French of ./policy-copy.ts (sha256 f318b5a6ee2b)
export const policyCopy = {
  withdrawal: (days: number, url: string) =>
    `Dans l’Union européenne, vous pouvez vous rétracter du contrat sans motif jusqu’à ${days} jours après la livraison\u00A0: ${url}`,
  guarantee: (years: number) =>
    `Dans l’Union européenne, la garantie légale de conformité dure au moins ${years} ans à compter de la livraison.`,
};

// French of ./eu-sales-copy.ts (sha256 8b160f24743b)
export const euSalesCopy = {
  none: 'Nous ne livrons pas dans l’Union européenne.',
  except: (makers: string) =>
    `Nous ne livrons pas les montres de ces marques dans l’Union européenne\u00A0: ${makers}.`,
};

// Spanish of ./eu-sales-copy.ts (sha256 8b160f24743b)
export const euSalesCopy = {
  none: 'No enviamos a la Unión Europea.',
  except: (makers: string) => `No enviamos a la Unión Europea relojes de ${makers}.`,
};

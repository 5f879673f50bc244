/** What a shop says that does not sell every watch to the European Union (docs/product.md 38.5). */
export const euSalesCopy = {
  none: 'We do not ship to the European Union.',
  except: (makers: string) => `We do not ship watches by ${makers} to the European Union.`,
};

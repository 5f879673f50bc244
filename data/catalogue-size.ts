/** How many watches each of the shop's own catalogues has (docs/product.md 7.2). */
export const watchesACatalogue = 6;

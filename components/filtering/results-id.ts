/** The id of a page's list of watches, to which a skip link leads (docs/product.md 5.12). */
export const resultsId = 'results';

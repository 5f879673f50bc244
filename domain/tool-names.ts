/** Names of the forms that the shop offers to a browser's assistant (docs/product.md 34.7). */
export const toolNames = { search: 'search_watches', cart: 'add_to_cart' } as const;

/** What the shop says of what is left, on a watch's page, in the cart and in the checkout (docs/product.md 25). */

export const stockWords = {
  soldOut: 'Sold out',
  left: (pieces: number) => `${pieces} left`,
  nothingAdded: (name: string) => `${name} is sold out. Nothing was added.`,
  mailMe: 'Mail me when it is back',
};

/** Of a line in the cart that asks for more than there is (docs/product.md 25). */
export const shortLineWords = {
  soldOut: 'Sold out.',
  fewLeft: (pieces: number) => `Only ${pieces} left.`,
};

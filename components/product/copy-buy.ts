/* Copy that lists load too, apart from copy.ts. */

/** Copy of the cart and wishlist buttons (docs/product.md 6.3). */
export const buyCopy = {
  addToCart: 'Add to Cart',
  inCart: 'In your cart',
  saveToWishlist: 'Save to Wishlist',
  onWishlist: 'On your wishlist',
  /** Accessible names of the buy bar and its button. The button's name begins with its visible label (WCAG 2.5.3). */
  bar: (name: string) => `Buy ${name}`,
  barButton: (label: string, name: string) => `${label}: ${name}`,
  seeCart: 'See your cart',
  seeWishlist: 'See your wishlist',
  isInCart: (name: string) => `${name} is in your cart.`,
  wasInCart: (name: string) => `${name} was already in your cart.`,
  isOnWishlist: (name: string) => `${name} is on your wishlist.`,
  wasOnWishlist: (name: string) => `${name} was already on your wishlist.`,
};

/** Copy of the buttons that open the size dialogs. */
export const sizeButtonCopy = {
  doesItFit: 'Does it fit?',
  actualSize: 'Actual size',
  notLoaded: 'It could not be loaded. Check your connection and reload the page.',
};

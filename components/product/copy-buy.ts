/** Copy of the cart and wishlist buttons (docs/product.md 6.3). Apart from copy.ts, because cards and wishlists load it too. */
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

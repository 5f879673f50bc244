/** The buttons that only ever add (docs/product.md 6.3); apart from copy.ts, because cards and wishlists say two of them too. */
export const buyCopy = {
  addToCart: 'Add to Cart',
  inCart: 'In your cart',
  saveToWishlist: 'Save to Wishlist',
  onWishlist: 'On your wishlist',
  /** The bar that comes once the first button has scrolled away, and its button, whose visible words come first. */
  bar: (name: string) => `Buy ${name}`,
  barButton: (label: string, name: string) => `${label}: ${name}`,
  seeCart: 'See your cart',
  seeWishlist: 'See your wishlist',
  isInCart: (name: string) => `${name} is in your cart.`,
  wasInCart: (name: string) => `${name} was in your cart already.`,
  isOnWishlist: (name: string) => `${name} is on your wishlist.`,
  wasOnWishlist: (name: string) => `${name} was on your wishlist already.`,
};

/** What a watch's page says of its own; policies and captions are in data/policies.ts. */

/** The buttons that only ever add (docs/product.md 6.3). */
export const buyWords = {
  addToCart: 'Add to Cart',
  inCart: 'In your cart',
  saveToWishlist: 'Save to Wishlist',
  onWishlist: 'On your wishlist',
  seeCart: 'See your cart',
  seeWishlist: 'See your wishlist',
  isInCart: (name: string) => `${name} is in your cart.`,
  wasInCart: (name: string) => `${name} was in your cart already.`,
  isOnWishlist: (name: string) => `${name} is on your wishlist.`,
  wasOnWishlist: (name: string) => `${name} was on your wishlist already.`,
};

export const galleryWords = {
  title: (name: string) => `Pictures of ${name}`,
  thumbnail: (number: number, picture: string) => `Picture ${number}: ${picture}`,
};

/** The first two panels of the accordion; the others are the policies (docs/product.md 6.5). */
export const panelTitles = { description: 'Description', specifications: 'Specifications' };

export const otherBrandsTitle = 'Other brands';

export const topSellingTitle = 'Top Selling Brands';

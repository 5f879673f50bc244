/** What a watch's page says of its own; policies and captions are in data/policies.ts. */

/** The buttons that only ever add (docs/product.md 6.3). */
export const buyWords = {
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

/** In the place of the buttons, where there are no scripts. */
export const cartNeedsScript = 'The cart needs JavaScript. You can also order by phone or mail.';

export const galleryWords = {
  title: (name: string) => `Pictures of ${name}`,
  thumbnail: (number: number, picture: string) => `Picture ${number}: ${picture}`,
  strip: 'Large picture',
  enlarge: (picture: string) => `Enlarge ${picture}`,
  /** Without JavaScript, a link to the largest file. */
  large: (number: number) => `Large ${number}`,
};

/** The first two panels of the accordion; the others are the policies (docs/product.md 6.5). */
export const panelTitles = { description: 'Description', specifications: 'Specifications' };

export const otherBrandsTitle = 'Other brands';

export const topSellingTitle = 'Top Selling Brands';

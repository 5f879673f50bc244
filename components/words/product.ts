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
  needsScript: 'The cart needs JavaScript. You can also order by phone or mail.',
  seeCart: 'See your cart',
  seeWishlist: 'See your wishlist',
  isInCart: (name: string) => `${name} is in your cart.`,
  wasInCart: (name: string) => `${name} was in your cart already.`,
  isOnWishlist: (name: string) => `${name} is on your wishlist.`,
  wasOnWishlist: (name: string) => `${name} was on your wishlist already.`,
};

/** What is promised beside the buttons: what sending costs, when it should arrive, what is there, what can go wrong (docs/product.md 6.15). */
export const promiseWords = {
  title: 'Sending, returns and warranty',
  to: 'To',
  country: 'Country it is sent to',
  free: 'Free',
  freeOver: (cost: string, limit: string) => `${cost}, free over ${limit}`,
  notServed: 'We do not send there',
  arrives: 'Should arrive',
  days: ([fewest, most]: readonly [number, number]) => `in ${fewest} to ${most} business days`,
  noDays: 'Not at all',
  whenBack: 'Once it is back',
  stock: 'Stock',
  inStock: 'In stock',
  fewLeft: (pieces: number) => `In stock, ${pieces} left`,
  comesBack: 'Can come back',
  within: (days: number) => `${days} days from the ship date`,
  warranty: (maker: string) => `Warranty by ${maker}`,
  weekend: 'Weekend price holds on',
  elsewhere: (cost: string, limit: string, days: string) =>
    `To other countries: ${cost}, free over ${limit} to eligible ones, ${days}.`,
};

export const galleryWords = {
  title: (name: string) => `Pictures of ${name}`,
  thumbnail: (number: number, picture: string) => `Picture ${number}: ${picture}`,
  strip: 'Large picture',
  enlarge: (picture: string) => `Enlarge ${picture}`,
  /** Without JavaScript, a link to the largest file. */
  large: (number: number) => `Large ${number}`,
  viewer: (name: string) => `${name} on the whole screen`,
  position: (number: number, count: number) => `${number} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
};

/** The closer pictures (docs/product.md 6.20). */
export const closerWords = {
  title: 'Closer',
  caption: { back: 'The back', clasp: 'The clasp', dial: 'The dial' },
  alt: {
    back: (name: string) => `${name}, the case from behind, without its strap`,
    clasp: (name: string) => `${name}, what closes the strap, close by`,
    dial: (name: string) => `${name}, the dial at twice the size`,
  },
};

/** The first two panels of the accordion; the others are the policies (docs/product.md 6.5). */
export const panelTitles = { description: 'Description', specifications: 'Specifications' };

export const otherBrandsTitle = 'Other brands';

export const topSellingTitle = 'Top Selling Brands';

/**
 * Copy of the parts of a product page that load on demand. Every product page loads copy.ts, so this is a separate
 * file.
 */

/** Copy of the full-screen picture viewer (docs/product.md 6.19). */
export const viewerCopy = {
  title: (name: string) => `${name}, full screen`,
  position: (number: number, count: number) => `${number} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
};

/** Alternative text and message of the lume picture. */
export const lumeCopy = {
  dark: 'You can still see the lume.',
  picture: (name: string) => `${name} in the dark`,
};

/** Copy of the delivery promise: shipping, arrival, stock, returns and warranty (docs/product.md 6.15). */
export const deliveryPromiseCopy = {
  to: 'To',
  arrives: 'Estimated delivery',
  whenBack: 'When back in stock',
  stock: 'Stock',
  inStock: 'In stock',
  fewLeft: (pieces: number) => `In stock, ${pieces} left`,
  comesBack: 'Returns',
  duties: 'Duties',
  noDuties: 'None',
  dutiesExtra: 'Not included',
  vatIncluded: 'VAT included, duties not',
  warranty: (maker: string) => `Warranty by ${maker}`,
  weekend: 'Weekend price',
};

/** Shipping cost and arrival on a product page (docs/product.md 6.15). */
export const shippingCopy = {
  country: 'Ship to',
  free: 'Free',
  freeOver: (cost: string, limit: string) => `${cost}, free over ${limit}`,
  notServed: 'We do not ship there',
  days: ([fewest, most]: readonly [number, number]) => `in ${fewest} to ${most} business days`,
  noDays: 'Not available',
  within: (days: number) => `${days} days from the ship date, you pay postage`,
  rateBy: (rate: string, service: string) => `${rate} by ${service}`,
  elsewhere: (cost: string, limit: string, days: string) =>
    `To other countries: ${cost}, free over ${limit} to eligible ones, ${days}.`,
};

/** Seller of the watch, from the settings (docs/product.md 6.23). */
export const sellerCopy = (name: string, address: string, authorization?: string) =>
  `Sold by ${name}, ${address}.${authorization ? ` Authorized dealer: ${authorization}.` : ''}`;

/** Copy of the AR view (docs/product.md 31.7). */
export const arCopy = {
  show: 'In your room',
  missing: 'This phone has no AR viewer. “View in 3D” shows the watch here.',
};

/** Copy of the row of recently viewed watches (docs/product.md 10.9). */
export const recentCopy = {
  title: 'Recently viewed',
  clear: 'Clear this list',
  cleared: 'Your recently viewed watches are cleared.',
  unreachable: 'Your recently viewed watches could not be loaded.',
  noneSold: 'None of these watches is still sold.',
};

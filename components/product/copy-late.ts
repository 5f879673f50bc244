/** The copy of what a product page loads on demand. It is apart from copy.ts, which every product page loads. */

/** Copy of the full-screen picture viewer (docs/product.md 6.19). */
export const viewerCopy = {
  title: (name: string) => `${name} on the whole screen`,
  position: (number: number, count: number) => `${number} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
};

/** Alternative text of the lume picture. */
export const lumeCopy = {
  picture: (name: string) => `${name} in the dark`,
};

/** Copy of the delivery promise: shipping, arrival, stock, returns and warranty (docs/product.md 6.15). */
export const deliveryPromiseCopy = {
  to: 'To',
  arrives: 'Should arrive',
  whenBack: 'Once it is back',
  stock: 'Stock',
  inStock: 'In stock',
  fewLeft: (pieces: number) => `In stock, ${pieces} left`,
  comesBack: 'Can come back',
  warranty: (maker: string) => `Warranty by ${maker}`,
  weekend: 'Weekend price holds on',
};

/** Shipping cost and arrival on a product page (docs/product.md 6.15). */
export const shippingCopy = {
  country: 'Country it is sent to',
  free: 'Free',
  freeOver: (cost: string, limit: string) => `${cost}, free over ${limit}`,
  notServed: 'We do not send there',
  days: ([fewest, most]: readonly [number, number]) => `in ${fewest} to ${most} business days`,
  noDays: 'Not at all',
  within: (days: number) => `${days} days from the ship date`,
  elsewhere: (cost: string, limit: string, days: string) =>
    `To other countries: ${cost}, free over ${limit} to eligible ones, ${days}.`,
};

/** Copy of the AR view (docs/product.md 31.7). */
export const arCopy = {
  show: 'In your room',
  missing: 'This phone has nothing to show it with. “Turn it” shows it here.',
};

/** Copy of the row of recently viewed watches (docs/product.md 10.9). */
export const recentCopy = {
  title: 'You looked at',
  clear: 'Clear this list',
  cleared: 'The list is cleared. Only this browser had it.',
  unreachable: 'The shop could not be reached for the watches that you looked at.',
  noneSold: 'None of the watches that you looked at is sold any more.',
};

/** The copy of what a product page loads on demand. It is apart from copy.ts, which every product page loads. */

/** Around a picture on the whole screen (docs/product.md 6.19). */
export const viewerCopy = {
  title: (name: string) => `${name} on the whole screen`,
  position: (number: number, count: number) => `${number} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
};

/** Of a watch that glows: its picture in the dark. */
export const lumeCopy = {
  picture: (name: string) => `${name} in the dark`,
};

/** What is promised beside the buttons: what sending costs, when it should arrive, what is there, what can go wrong (docs/product.md 6.15). */
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

/** What sending a watch costs, and when it arrives, on its page (docs/product.md 6.15). */
export const sendingCopy = {
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

/** What is said around a watch that is to stand in the shopper's room (docs/product.md 31.7). */
export const arCopy = {
  show: 'In your room',
  missing: 'This phone has nothing to show it with. “Turn it” shows it here.',
};

/** What the row of watches that this browser has looked at says (docs/product.md 10.9). */
export const recentCopy = {
  title: 'You looked at',
  clear: 'Clear this list',
  cleared: 'The list is cleared. Only this browser had it.',
  unreachable: 'The shop could not be reached for the watches that you looked at.',
  noneSold: 'None of the watches that you looked at is sold any more.',
};

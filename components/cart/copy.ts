export const cartPageCopy = {
  title: 'Your cart',
  looking: 'Looking into your cart…',
  list: 'Watches in your cart',
  summary: 'Order summary',
  shipping: 'Shipping',
  checkout: 'Checkout',
  empty: 'Your cart is empty.',
  emptyHint: 'A watch that you add waits here, in this browser, until you buy it or take it out.',
  unreachable:
    'The shop could not be reached for today’s prices and pictures. The cart shows what this browser has kept.',
  each: (price: string) => `${price} each`,
  all: 'In all: ',
  notSold: 'No longer sold, so not in the subtotal.',
  quantityOf: (name: string) => `Quantity of ${name}`,
  fewer: (name: string) => `One less: ${name}`,
  more: (name: string) => `One more: ${name}`,
  range: (least: number, most: number) => `${least} to ${most}`,
  rangeRule: (least: number, most: number) => `${least} to ${most}, please.`,
  counted: (name: string, quantity: number, subtotal: string) => `${name}: ${quantity}. Subtotal ${subtotal}.`,
  removed: (name: string) => `${name} is out of your cart.`,
};

const remove = 'Remove';

/** Copy of a line in the cart and on the wishlist. */
export const lineCopy = {
  remove,
  removeOf: (name: string) => `${remove} ${name}`,
  undo: 'Undo',
  undoOf: (name: string) => `Undo: bring back ${name}`,
  isBack: (name: string) => `${name} is back.`,
  noLongerSold: 'No longer sold',
  priceChanged: (before: string, now: string) => `The price changed from ${before} to ${now} since you added it.`,
  renamed: (before: string) => `It was called “${before}” when you added it.`,
};

/** Labels of a retry button, idle and busy. */
export const retryCopy = { again: 'Try again', busy: 'Trying again…' };

/** Shortage notes of a cart line (docs/product.md 25). */
export const shortLineCopy = {
  soldOut: 'Sold out.',
  fewLeft: (units: number) => `Only ${units} left.`,
};

import { watchesCopy } from '@/components/catalogue/copy';

export const cartPageCopy = {
  title: 'Your cart',
  looking: 'Loading your cart…',
  list: 'Watches in your cart',
  summary: 'Order summary',
  shipping: 'Shipping',
  checkout: 'Checkout',
  empty: 'Your cart is empty.',
  emptyHint: 'Watches that you add stay here until you buy or remove them.',
  unreachable: 'We could not load today’s prices and pictures. The cart shows what this browser has saved.',
  each: (price: string) => `${price} each`,
  all: 'In all: ',
  notSold: 'No longer sold, so not included in the subtotal.',
  quantityOf: (name: string) => `Quantity of ${name}`,
  fewer: (name: string) => `Decrease quantity: ${name}`,
  more: (name: string) => `Increase quantity: ${name}`,
  range: (least: number, most: number) => `${least} to ${most}`,
  rangeRule: (least: number, most: number) => `Choose ${least} to ${most}.`,
  counted: (name: string, quantity: number, subtotal: string) => `${name}: ${quantity}. Subtotal ${subtotal}.`,
  removed: (name: string) => `${name} was removed from your cart.`,
};

const remove = 'Remove';

/** Copy of a line in the cart and on the wishlist. */
export const lineCopy = {
  remove,
  removeOf: (name: string) => `${remove} ${name}`,
  undo: 'Undo',
  undoOf: (name: string) => `Undo: restore ${name}`,
  isBack: (name: string) => `${name} was restored.`,
  noLongerSold: 'No longer sold',
  priceChanged: (before: string, now: string) => `The price changed from ${before} to ${now} since you added it.`,
  renamed: (before: string) => `It was called “${before}” when you added it.`,
};

/** Note if a watch of the list has no price in the shopper's currency (docs/product.md 44.3). */
export const inDollarsCopy = 'All amounts are in US dollars: a watch here has no price in your currency.';

export const piecesCopy = (watches: number, pieces: number) => `${watchesCopy(watches)}, ${pieces} pieces`;

/** Copy of the summary beside the lines. A service is named at the end of a sentence. */
export const cartSummaryCopy = {
  subtotal: 'Subtotal',
  domestic: 'USPS First Class within the U.S.',
  international: 'Standard International Mail to eligible countries.',
  free: (service: string) => `Free ${service}`,
  anyMore: (service: string) => `Add anything more for free ${service}`,
  more: (missing: string, service: string) => `Add more than ${missing} for free ${service}`,
};

/** Labels of a retry button, idle and busy. */
export const retryCopy = { again: 'Try again', busy: 'Trying again…' };

/** Shortage notes of a cart line (docs/product.md 25). */
export const shortLineCopy = {
  soldOut: 'Sold out.',
  fewLeft: (units: number) => `Only ${units} left.`,
};

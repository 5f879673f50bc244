import { maxQuantity } from '@/domain/line-items';

/** Copy of the cart link page (docs/product.md 34.1 to 34.4). */
export const cartLinkCopy = {
  title: 'Watches from a link',
  description: 'Watches that a link can add to your cart.',
  about:
    'These watches come from a link. Nothing is added to your cart until you press a button here, and nothing is ordered or paid.',
  list: 'Watches in this link',
  subtotal: 'Subtotal',
  soldOut: 'Sold out, so not added to the cart.',
  cut: `The link asks for more, but you can order at most ${maxQuantity} of a watch.`,
  nothing: 'This link has no watch that we sell. The link may have been cut off, or the watch may no longer be sold.',
  unknown: (count: number) =>
    count === 1
      ? 'One more item in the link is not a watch that we sell.'
      : `${count} more items in the link are not watches that we sell.`,
  allSoldOut: 'Nothing can be added to your cart right now.',
  needsScript: 'The cart needs JavaScript, because it is stored in your browser. Each watch below links to its page.',
};

const watches = (count: number) => (count === 1 ? '1 watch' : `${count} watches`);

/** Copy of `CartChoice`. */
export const cartChoiceCopy = {
  looking: 'Loading your cart…',
  put: 'Add to cart',
  add: 'Add to my cart',
  replace: 'Replace my cart',
  seeCart: 'See your cart',
  empty: 'Your cart is empty.',
  holds: (count: number) => `Your cart has ${watches(count)}.`,
  holdsOthers: (count: number) => `Your cart has ${count === 1 ? '1 other watch' : `${count} other watches`}.`,
  addMeans: 'Add: keep what is in your cart, and add these.',
  keeps: (name: string, quantity: number) => `${name}: your cart keeps its quantity of ${quantity}.`,
  replaceMeans: (others: number) =>
    others === 0
      ? 'Replace: your cart gets the quantities on this page.'
      : `Replace: ${others === 1 ? '1 other watch is' : `${others} other watches are`} removed, and your cart has only these.`,
  isThere: 'Your cart has exactly these watches.',
  allThere: 'All of these are already in your cart.',
};

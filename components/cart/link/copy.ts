import { maxQuantity } from '@/domain/line-items';

/** Copy of the cart link page (docs/product.md 34.1 to 34.4). */
export const cartLinkCopy = {
  title: 'Watches from a link',
  description: 'What a link would put into your cart, before it does.',
  about:
    'A link brought you these watches. Nothing is in your cart until you say so here, and nothing is ordered or paid.',
  list: 'Watches of this link',
  subtotal: 'Subtotal',
  soldOut: 'Sold out, so not put into the cart.',
  cut: `The link asks for more: an order takes ${maxQuantity} of a watch at most.`,
  nothing:
    'This link names no watch that we sell. It may have been cut off on its way, or the watch is no longer sold.',
  unknown: (count: number) =>
    count === 1
      ? 'One more name in the link is no watch that we sell, or not any more.'
      : `${count} more names in the link are no watches that we sell, or not any more.`,
  allSoldOut: 'There is nothing that could be put into your cart now.',
  needsScript: 'The cart needs JavaScript: this browser keeps it, not the shop. Each watch has its page here.',
};

const watches = (count: number) => (count === 1 ? '1 watch' : `${count} watches`);

/** Copy of `CartChoice`. */
export const cartChoiceCopy = {
  looking: 'Looking into your cart…',
  put: 'Put into my cart',
  add: 'Add to my cart',
  replace: 'Replace my cart',
  seeCart: 'See your cart',
  empty: 'Your cart is empty.',
  holds: (count: number) => `Your cart holds ${watches(count)}.`,
  holdsOthers: (count: number) => `It holds ${count === 1 ? '1 other watch' : `${count} other watches`}.`,
  addMeans: 'Add: what your cart holds stays as it is, and these come to it.',
  keeps: (name: string, quantity: number) => `Of ${name} it holds ${quantity}, and keeps that.`,
  replaceMeans: (others: number) =>
    others === 0
      ? 'Replace: your cart takes the quantities of this page.'
      : `Replace: ${others === 1 ? '1 other watch goes' : `${others} other watches go`} out of your cart, which then holds these alone.`,
  isThere: 'Your cart holds exactly this.',
  allThere: 'They are all in your cart already.',
};

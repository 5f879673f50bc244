/** Title of the home page, and of a page without one. */
export const homeTitle = (shop: string) => `${shop}: watches from makers that refuse to look alike`;

/** Links of several pages. */
export const pageLinkLabels = {
  seeOrder: 'See your order',
  returnItems: 'Return items',
  askAgain: 'Ask again',
};

export const notFoundCopy = {
  metaTitle: 'Not found',
  description: 'There is no page at this address.',
  text: 'There is no page at this address. The watch may no longer be sold, or the address may be mistyped. Search for the watch by name:',
  search: 'Search by name',
};

export const noOrderCopy = {
  description: 'There is no order at this address.',
  /** Before the ways to reach the shop. */
  before:
    'There is no order at this address. Your email program may have cut off the link: copy the whole link, or ask us to email it again. If that does not help, ',
  after: ' and tell us the number of your order.',
};

export const paymentFailedCopy = {
  title: 'Payment failed',
  description: 'What to do when a payment has failed.',
  /** Before the ways to reach the shop. */
  questions: 'Questions? Please ',
  nothingToDo: 'You do not need to do anything.',
};

export const orderPageDescription = 'The confirmation of an order.';

export const invoiceDescription = 'A document of an order, to print or download.';

export const slipDescription = 'A withdrawal or return with its slip.';

export const orderLinkSentTitle = 'Check your email';

export const emptyPageCopy = {
  metaTitle: 'Nothing to buy yet',
  description: 'Your cart is empty. Start shopping here.',
  title: 'Your cart is empty.',
  text: 'Add a watch to your cart first, then come back to check out.',
};

export const searchPageCopy = {
  description: (watches: number) => `Search the ${watches} watches of Odd Hours by name, maker, color or material.`,
  again: 'Search again',
};

export const compareDescription =
  'Compare up to four Odd Hours watches: their outlines at one scale and their specifications side by side.';

export const contactPageCopy = {
  description: (shop: string) =>
    `Write or call ${shop}: two phone numbers, one email address, and our policies on shipping, returns and warranty.`,
  intro:
    'A person reads every message. Tell us which watch you mean and how to reach you. Lost the link to an order? We email it right away:',
  /** Link after the intro. */
  findOrder: (label: string) => label.toLowerCase(),
  sentTitle: 'Your message has arrived',
  sentDescription: 'The shop has your message.',
};

export const cartPage = {
  title: 'Cart',
  description: 'The watches in your cart.',
  needsScript: 'The cart needs JavaScript, because it is stored in your browser. Please turn JavaScript on.',
};

export const wishlistPage = {
  title: 'Wishlist',
  description: 'The watches you have saved.',
  needsScript: 'The wishlist needs JavaScript, because it is stored in your browser. Please turn JavaScript on.',
};

export const accountDescription = 'Sign in to your Odd Hours account.';

export const registerPageCopy = {
  description: 'Create an Odd Hours account.',
  /** Before a link. */
  registered: 'Already registered?',
};

export const payDescription = 'Review your order and pay.';

export const deliveryDescription = 'Your delivery address and shipping method.';

export const newsletterPageCopy = {
  description: 'The Odd Hours newsletter.',
  title: 'Newsletter',
  unsubscribe: 'Unsubscribe from the newsletter',
  unsubscribeText: 'We will send nothing more to this address.',
  confirm: 'Confirm your newsletter subscription',
  confirmTitle: 'Confirm your subscription.',
  confirmText: 'One email when new watches arrive. Nothing else.',
};

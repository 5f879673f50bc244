/** Copy of the page shown offline in place of a page that is not cached. */
export const offlinePageCopy = {
  title: 'This page needs a connection.',
  description: 'What opens without a connection.',
  text: 'It has not been opened on this device before, or it needs the shop: signing in, ordering and writing to us do. Your cart and your wishlist are kept here, and so is what you typed on the page before.',
  isBack: 'You are connected again.',
  tryAgain: 'Try again',
  opens: 'What opens without a connection',
  seen: 'Seen here before',
  searchLabel: 'Search without a connection',
  cannotSearch: 'The watches cannot be searched without a connection on this device.',
};

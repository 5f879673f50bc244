/** Copy of the page shown offline in place of a page that is not cached. */
export const offlinePageCopy = {
  title: 'This page needs a connection.',
  description: 'What you can open offline.',
  text: 'You have not opened it on this device before, or it only works online, like signing in, ordering and the contact form. Your cart, your wishlist and what you typed on the previous page are saved here.',
  isBack: 'You are back online.',
  tryAgain: 'Try again',
  opens: 'What you can open offline',
  seen: 'Viewed before',
  searchLabel: 'Search offline',
  cannotSearch: 'Offline search is not available on this device.',
};

/** Copy of the page shown in place of a page that the shop has no time to render. */
export const busyPageCopy = {
  title: 'The shop is busy.',
  description: 'Many pages are being opened right now.',
  text: 'Many pages are being opened right now, so this one has to wait. Your cart and your wishlist are safe. Try again in a few seconds, or continue with a page that opens now:',
  tryAgain: 'Try again',
};

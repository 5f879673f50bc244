/** Copy of the page's error boundary, which every page loads. */
export const pageErrorCopy = {
  title: 'This page could not be loaded.',
  text: 'Please try again. Your cart and wishlist have not changed. If it happens again, write to',
  retry: 'Try again',
};

/** Names what is promised beside the buttons (docs/product.md 6.15). */
export const promiseTitle = 'Sending, returns and warranty';

/** What the newsletter's box says once the shop has taken an address. */
export const newsletterSent =
  'Look in your mail: if this address is new to us, a message there asks you to confirm it.';

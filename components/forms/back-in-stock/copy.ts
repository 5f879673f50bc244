/** Copy of the back-in-stock subscription page. */
export const backInStockCopy = {
  title: 'Notify me.',
  description: 'One email when a watch is back in stock.',
  about: (name: string) =>
    `${name} is sold out. Leave your email address, and we will email you once when it is back in stock. We cannot reserve a watch for you.`,
  isThere: (name: string) => `${name} is in stock now.`,
  seeWatch: 'See the watch',
  form: 'Notify me when it is back',
  email: 'Email',
  privacy: 'We use your address for this one email only, then delete it.',
  send: 'Notify me',
  busy: 'Sending…',
  noted: 'Saved. We will email you once when it is back.',
  leaveTitle: 'Changed your mind?',
  leaveCopy: 'Remove your address, and we will not email you about any watch.',
  leave: 'Remove my address',
};

/** Copy of the result pages, by last URL segment. */
export const backInStockOutcomes = {
  noted: { title: 'Saved.', message: 'We will email you once when the watch is back, then delete your address.' },
  off: { title: 'Removed.', message: 'We will not email this address about any watch.' },
};

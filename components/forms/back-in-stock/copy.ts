/** Copy of the back-in-stock subscription page. */
export const backInStockCopy = {
  title: 'Mail me when it is back.',
  description: 'One mail when a watch is back in stock.',
  about: (name: string) =>
    `${name} is sold out. Leave an address, and one mail says when it is back. No piece is kept aside: whoever orders first has it.`,
  isThere: (name: string) => `${name} can be ordered now.`,
  seeWatch: 'See the watch',
  form: 'One mail when it is back',
  email: 'E-mail',
  privacy: 'For this one mail and nothing else. When it is put out, we forget the address.',
  send: 'Mail me once',
  busy: 'Sending…',
  noted: 'Noted. One mail comes when it is back.',
  leaveTitle: 'No mail after all?',
  leaveCopy: 'An address that is taken off here waits for no watch any more.',
  leave: 'Take it off',
};

/** Copy of the result pages, by last URL segment. */
export const backInStockOutcomes = {
  noted: { title: 'Noted.', message: 'One mail comes when the watch is back. Then we forget the address.' },
  off: { title: 'No mail.', message: 'Should this address have waited for a watch, it does not any more.' },
};

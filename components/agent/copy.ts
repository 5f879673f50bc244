/** Copy of the hand-off page, where a shopper continues an assistant's checkout (docs/product.md 34.8 to 34.10). */
export const handOffCopy = {
  title: 'Prepared for you',
  description: 'What an assistant has prepared for you, before you order it.',
  about: (agent: string) =>
    `An assistant (${agent}) has prepared this. Nothing is ordered and nothing is paid: you look it over here, and order and pay on the next pages yourself, or not at all.`,
  list: 'Watches that were prepared',
  unsold: (count: number) =>
    count === 1
      ? 'One more watch was prepared that is not sold here any more.'
      : `${count} more watches were prepared that are not sold here any more.`,
  nothing: 'None of the watches that were prepared is sold here any more.',
  form: 'Go on with what was prepared',
  email: 'E-mail that you gave your assistant (optional)',
  emailHint:
    'With it the checkout is filled in with the name and address that you gave. Without it you type them: whoever merely has this link is not shown them.',
  submit: 'Go on to delivery',
  busy: 'One moment…',
  cart: 'Your own cart',
  replace: 'Take what my cart holds out, and order this alone',
  add: 'Keep it, and order both. Then it is an order of your own, and your assistant is not told of it',
  chooseCart: 'Choose what becomes of your own cart.',
  changed:
    'Your assistant changed this while you were looking. Here is how it stands now: look it over, then press again.',
  wentOn: 'You have gone on with this in this browser. Press again to put it into the checkout once more.',
  wasPrice: (before: string, now: string) => `${before} when your assistant asked, ${now} now.`,
  wasTotal: (before: string, now: string) =>
    `The total was ${before} when your assistant asked. It is ${now} now. If that is all right, go on.`,
  taken:
    'Another browser has gone on with this, and only that one can finish it. If that was not you, ask your assistant to prepare it anew.',
};

/** Copy for finished sessions, by state. */
export const finishedSessionCopy = {
  completed: {
    title: 'Ordered and paid.',
    message: 'What was prepared here has been ordered. The confirmation went to your e-mail address.',
  },
  expired: {
    title: 'Too late for this one.',
    message:
      'What an assistant prepares waits for six hours. Nothing was ordered. Ask it to prepare it anew, or choose here.',
  },
  cancelled: {
    title: 'Taken back.',
    message: 'The assistant has taken back what it had prepared here. Nothing was ordered.',
  },
};

export const sessionNotFoundCopy = {
  description: 'There is nothing prepared at this address.',
  title: 'Nothing prepared here',
  message:
    'There is nothing at this address, or not any more. The link may have been cut off on its way: copy it whole, or ask your assistant for it again.',
};

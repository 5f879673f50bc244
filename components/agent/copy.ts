/** Copy of the hand-off page, where a shopper continues an assistant's checkout (docs/product.md 34.8 to 34.10). */
export const handOffCopy = {
  title: 'Prepared for you',
  description: 'An order that an assistant prepared for you, to review before you place it.',
  about: (agent: string) =>
    `An assistant (${agent}) prepared this for you. Nothing is ordered or paid yet. Review it here, then order and pay yourself on the next pages if you like.`,
  list: 'Prepared watches',
  unsold: (count: number) =>
    count === 1
      ? 'One more watch was prepared, but it is no longer sold here.'
      : `${count} more watches were prepared, but they are no longer sold here.`,
  nothing: 'None of the prepared watches is sold here anymore.',
  allSoldOut: 'All of the prepared watches are sold out.',
  form: 'Continue with this order',
  email: 'Email that you gave your assistant (optional)',
  emailHint:
    'With it, we fill in the name and address that you gave your assistant. Without it, you type them yourself: the link alone does not show them.',
  submit: 'Continue to delivery',
  busy: 'One moment…',
  cart: 'Your own cart',
  replace: 'Remove what is in my cart, and order only this',
  add: 'Keep my cart, and order both. Your assistant will not be told about that order',
  chooseCart: 'Choose what happens to your own cart.',
  changed: 'Your assistant changed this while you were viewing it. Review the new version, then press again.',
  wentOn: 'You already continued with this in this browser. Press again to put it into the checkout again.',
  wasPrice: (before: string, now: string) => `${before} when your assistant asked, ${now} now.`,
  wasTotal: (before: string, now: string) =>
    `The total was ${before} when your assistant asked. It is ${now} now. If you agree, continue.`,
  taken:
    'Someone continued with this in another browser, and it can only be finished there. If that was not you, ask your assistant to prepare it again.',
};

/** Copy for finished sessions, by state. */
export const finishedSessionCopy = {
  completed: {
    title: 'Ordered and paid.',
    message: 'This order has been placed. The confirmation was sent to your email address.',
  },
  expired: {
    title: 'This has expired.',
    message:
      'What an assistant prepares expires after six hours. Nothing was ordered. Ask your assistant to prepare it again, or shop here.',
  },
  cancelled: {
    title: 'Canceled.',
    message: 'The assistant canceled what it had prepared here. Nothing was ordered.',
  },
};

export const sessionNotFoundCopy = {
  description: 'There is nothing prepared at this address.',
  title: 'Nothing prepared here',
  message: 'The link may have been cut off: copy the whole link, or ask your assistant for it again.',
};

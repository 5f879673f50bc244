/** Copy of the newsletter form in the footer. */
export const newsletterCopy = {
  email: 'E-mail for the newsletter',
  send: 'Sign up',
  busy: 'Sending…',
};

/** Copy of the pages that the newsletter's emails link to. */
export const newsletterLinkCopy = {
  join: 'Yes, send it to me',
  leaveTitle: 'No more mail?',
  leave: 'Take me off the list',
  brokenLinkTitle: 'This link is not whole.',
};

/** Copy of the result pages, by last URL segment. */
export const newsletterOutcomes = {
  sent: {
    title: 'Look in your mail.',
    message: 'If this address is new to us, a message there asks you to confirm it. Nothing comes before you do.',
  },
  confirmed: {
    title: 'You are on the list.',
    message: 'One mail when new watches arrive. Every mail can end it with one press.',
  },
  used: {
    title: 'This link has done its work.',
    message:
      'It works once. If you have pressed the button before, you are on the list. If not, a later mail has taken its place, or the link is not whole: sign up again at the foot of any page.',
  },
  ended: {
    title: 'No more mail.',
    message: 'This address is off the list. Should you change your mind, sign up again at the foot of any page.',
  },
  unknown: {
    title: 'We do not know this link.',
    message: 'It is not whole, or a later mail has taken its place. Take the one in the last mail that we sent you.',
  },
};

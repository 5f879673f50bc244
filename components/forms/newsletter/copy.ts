/** Copy of the newsletter form in the footer. */
export const newsletterCopy = {
  email: 'Email for the newsletter',
  send: 'Sign up',
  busy: 'Sending…',
  rule: 'An address such as you@example.com, in lowercase',
  hint: 'Use lowercase letters and an ending of 2 to 4 letters. Confirm by email first. Unsubscribe anytime.',
};

/** Copy of the pages that the newsletter's emails link to. */
export const newsletterLinkCopy = {
  join: 'Confirm subscription',
  leaveTitle: 'Unsubscribe?',
  leave: 'Unsubscribe',
  brokenLinkTitle: 'This link is incomplete.',
  brokenLink: 'Open it from the email again, or copy the whole link.',
};

/** Copy of the result pages, by last URL segment. */
export const newsletterOutcomes = {
  sent: {
    title: 'Check your email.',
    message: 'If this address is new to us, we sent you a link to confirm it. We send nothing until you do.',
  },
  confirmed: {
    title: 'You are subscribed.',
    message: 'We will email you when new watches arrive. Every email has an unsubscribe link.',
  },
  used: {
    title: 'This link has already been used.',
    message:
      'If you confirmed before, you are subscribed. If not, the link may be incomplete, or a newer email may have replaced it. Sign up again at the bottom of any page.',
  },
  ended: {
    title: 'You are unsubscribed.',
    message: 'You will get no more emails from us. If you change your mind, sign up again at the bottom of any page.',
  },
  unknown: {
    title: 'This link is not valid.',
    message: 'It may be incomplete, or a newer email may have replaced it. Use the link in the latest email from us.',
  },
};

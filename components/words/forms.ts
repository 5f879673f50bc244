/** What every form says, and the two that stand alone: contact and newsletter. */

/** Over a form, how much there is to be mended. */
export const thingsToMend = (count: number) => (count === 1 ? 'One thing to mend:' : `${count} things to mend:`);

export const fillIn = (label: string) => `Fill in “${label}”.`;

export const tick = (label: string) => `Tick “${label}”.`;

export const tooShort = (least: number, length: number) => `${least} characters at least; there are ${length}.`;

export const emailRule = 'An e-mail address looks like you@example.com.';

export const showPassword = 'Show password';

export const contactWords = {
  pageTitle: 'Contact',
  title: 'Write to us',
  name: 'Name',
  nameRule: 'Fill in your name.',
  email: 'E-mail',
  emailHint: 'Where our answer goes.',
  subject: 'Subject',
  subjectRule: 'Say in a few words what it is about.',
  message: 'Message',
  send: 'Send the message',
  busy: 'Sending your message…',
  arrived: 'Your message has arrived.',
  answer: 'One of us will answer by mail within two business days.',
};

export const newsletterWords = {
  email: 'E-mail for the newsletter',
  send: 'Sign up',
  busy: 'Sending…',
  sent: 'Look in your mail: if this address is new to us, a message there asks you to confirm it.',
  join: 'Yes, send it to me',
  leaveTitle: 'No more mail?',
  leave: 'Take me off the list',
  brokenLinkTitle: 'This link is not whole.',
};

/** What the newsletter's forms lead to, by the last part of the address. */
export const newsletterOutcomes = {
  sent: {
    title: 'Look in your mail.',
    words: 'If this address is new to us, a message there asks you to confirm it. Nothing comes before you do.',
  },
  confirmed: {
    title: 'You are on the list.',
    words: 'One mail when new watches arrive. Every mail can end it with one press.',
  },
  used: {
    title: 'This link has done its work.',
    words:
      'It works once. If you have pressed the button before, you are on the list. If not, a later mail has taken its place, or the link is not whole: sign up again at the foot of any page.',
  },
  ended: {
    title: 'No more mail.',
    words: 'This address is off the list. Should you change your mind, sign up again at the foot of any page.',
  },
  unknown: {
    title: 'We do not know this link.',
    words: 'It is not whole, or a later mail has taken its place. Take the one in the last mail that we sent you.',
  },
};

/** Where a form was refused that the browser had posted without scripts. */
export const refusedFormTitle = 'This did not work.';

/** Title of a form's error summary. */
export const errorCountCopy = (count: number) => (count === 1 ? 'One thing to mend:' : `${count} things to mend:`);

export const fillIn = (label: string) => `Fill in “${label}”.`;

export const tick = (label: string) => `Tick “${label}”.`;

export const tooShort = (least: number, length: number) => `${least} characters at least; there are ${length}.`;

export const tooLong = (longest: number) => `Use at most ${longest} characters.`;

export const oneLineRule = 'Use plain text on one line.';

export const plainTextRule = 'Use plain text.';

export const emailRule = 'An e-mail address looks like you@example.com.';

export const showPassword = 'Show password';

export const contactCopy = {
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

/** Title of the page that answers a rejected form post without scripts. */
export const rejectedFormTitle = 'This did not work.';

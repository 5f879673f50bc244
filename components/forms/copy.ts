/** Title of a form's error summary. */
export const errorCountCopy = (count: number) =>
  count === 1 ? 'Please correct one thing:' : `Please correct ${count} things:`;

export const fillIn = (label: string) => `Fill in “${label}”.`;

export const tick = (label: string) => `Check “${label}”.`;

export const tooShort = (least: number, length: number) => `Use at least ${least} characters. You have used ${length}.`;

export const tooLong = (longest: number) => `Use at most ${longest} characters.`;

export const oneLineRule = 'Use plain text on one line.';

export const plainTextRule = 'Use plain text.';

export const emailRule = 'An email address looks like you@example.com.';

export const phoneRule = 'Enter a phone number with its area code, such as +1 212 555 0142.';

export const showPassword = 'Show password';
export const show = 'Show';

export const contactCopy = {
  pageTitle: 'Contact',
  title: 'Write to us',
  name: 'Name',
  nameRule: 'Fill in your name.',
  email: 'Email',
  emailHint: 'We reply to this address.',
  subject: 'Subject',
  subjectRule: 'Enter a short subject.',
  message: 'Message',
  send: 'Send message',
  busy: 'Sending your message…',
  arrived: 'Your message has arrived.',
  answer: 'We will reply by email within two business days.',
};

/** Names of the fields of withdrawals, returns and passports on the page of a rejected form. */
export const rejectedFieldCopy = {
  units: 'Units',
  watch: 'Watch',
  unused: 'Unused and in its original packaging',
  reason: 'Reason',
  tracking: 'Tracking number',
  note: 'Text',
  on: 'Day',
};

/** Title of the page that answers a rejected form post without scripts. */
export const rejectedFormTitle = 'Your form could not be sent.';

export const rejectionPageCopy = {
  title: 'This did not work',
  goBack: 'Go back in your browser. What you typed is still there. Or write to',
};

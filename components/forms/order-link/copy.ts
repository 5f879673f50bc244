import { findOrder } from '@/data/information-pages';

/** Copy of the order look-up page (docs/product.md 29.1). */
export const orderLinkCopy = {
  title: findOrder.label,
  heading: `${findOrder.label}.`,
  description:
    'Lost the link to your order? Enter the order number and your email address, and we will email it to you. No account needed.',
  intro:
    'We will email you the link to your order again, with its status, contents and estimated delivery. No account needed.',
  form: 'Get the link to your order',
  number: 'Order number',
  numberHint: 'It begins with OH and is in the subject of every email about the order.',
  email: 'Email',
  emailHint: 'The address you ordered with. We send the link only there.',
  send: 'Email me the link',
  busy: 'Sending…',
  doneTitle: 'Check your email.',
  done: 'If this number and this address belong to the same order, the link arrives within a few minutes.',
  nothingTitle: 'No email?',
  nothing: [
    'Check your spam folder, and compare the number with the one in an earlier email.',
    'You may have ordered with another address. For your privacy, we do not show here if an order exists.',
  ],
  accountBefore: 'With an account, ',
  account: 'your account',
  accountAfter: ' lists your orders.',
  askUs: 'If that does not help, ',
};

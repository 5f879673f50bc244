import { findOrder } from '@/data/information-pages';

/** Copy of the order look-up page (docs/product.md 29.1). */
export const orderLinkCopy = {
  title: findOrder.label,
  heading: `${findOrder.label}.`,
  description:
    'Lost the link to your order? Its number and your e-mail address bring it back by mail, without an account.',
  intro:
    'We mail you the link to its page again: where it stands, what is in it, when it should arrive. It needs no account.',
  form: 'The link to your order by mail',
  number: 'Order number',
  numberHint: 'It begins with OH and stands in the subject of every mail about the order.',
  email: 'E-mail',
  emailHint: 'The address that you ordered with. The link goes there and nowhere else.',
  send: 'Mail me the link',
  busy: 'Sending…',
  doneTitle: 'Look in your mail.',
  done: 'If this number and this address belong to one order, its link is there within a few minutes.',
  nothingTitle: 'Nothing there?',
  nothing: [
    'Look among unwanted mail, and compare the number with the one in an older mail.',
    'Another of your addresses may be the one. We do not say here whether an order is known: that would tell strangers too.',
  ],
  accountBefore: 'With an account, ',
  account: 'your account',
  accountAfter: ' lists your orders.',
  askUs: 'If that does not help, ',
};

import { findOrder, withdraw } from '@/data/information-pages';
import { withdrawalRight } from '@/data/law';
import { returnDays } from '@/data/policies';
import type { NoReturn, ReturnStep, ReturnView } from '@/domain/order-returns';
import type { ReturnState } from '@/domain/return-states';

/** Copy of withdrawals and returns (docs/product.md 36). The law prescribes the labels of both steps. */
export const withdrawCopy = {
  title: withdraw.label,
  description: `Withdraw from an order within ${withdrawalRight.days} days after delivery, without an account and without a reason.`,
  intro: `If your order goes to a country in the European Union, you can withdraw from the contract until ${withdrawalRight.days} days after delivery. You need no reason and no account.`,
  form: 'Your withdrawal',
  emailHint: 'The address you ordered with. We confirm your withdrawal there.',
  name: 'Name',
  partHint: `Leave this empty to withdraw from the whole order. For more watches, open your order by “${findOrder.label}”.`,
  next: 'Continue',
  nextHint: 'Nothing is declared yet. You confirm on the next page.',
  elsewhereTitle: 'No right to withdraw?',
  elsewhere: `Outside the European Union, or later, our returns apply: ${returnDays} days after shipping, in any country.`,
};

/** Copy of the fields of a guest's withdrawal or return. */
export const guestCopy = {
  number: 'Order number',
  numberHint: 'It begins with OH and is in the subject of every email about the order.',
  email: 'Email',
  partTitle: 'Only a part of the order?',
  watch: (place: number) => `Watch ${place}`,
  units: (place: number) => `Units of watch ${place}`,
  noWatch: 'None',
};

export const guestReturnCopy = {
  title: 'Without an account',
  emailHint: 'The address you ordered with. We reply there.',
  partHint: `Leave this empty to return the whole order. For more watches, open your order by “${findOrder.label}”.`,
  doneTitle: 'Check your email',
  done: 'If this number and this address belong to the same order, our confirmation arrives there within a few minutes. If it does not, check both and ask again.',
};

export const confirmCopy = {
  title: 'Confirm withdrawal',
  intro: 'Please check your declaration. It takes effect when you press the button.',
  button: 'Confirm withdrawal',
  back: 'Change something',
  number: 'Order',
  name: 'Name',
  email: 'Confirmation to',
  what: 'You withdraw from',
  whole: 'The whole order',
};

export const doneCopy = {
  title: 'We received your withdrawal.',
  at: 'Received',
  message:
    'If this number and this address belong to the same order, the confirmation with the next steps arrives there within a few minutes. Otherwise we will write to you.',
  verified: 'The confirmation with the next steps arrives by email within a few minutes.',
  rejected: 'It is not possible, so nothing changes. The reason arrives by email within a few minutes.',
  keep: 'You can print this page as a receipt.',
  order: 'See your order',
  overTitle: 'Not found',
  over: 'A withdrawal that is not confirmed expires after a day. You can declare it again.',
};

export const returnCopy = {
  title: 'Return items',
  description: `Return a watch within ${returnDays} days after shipping, from any country. No account needed.`,
  intro: `You can ask to return a watch until ${returnDays} days after we shipped it. It must be unused and in its original packaging.`,
  units: (name: string) => `Units of ${name}`,
  none: '0',
  reason: 'Reason (optional)',
  unused: 'It is unused and in its original packaging.',
  ask: 'Ask for this return',
  askHint: 'Please do not send anything yet. We answer by email within two business days.',
  withdraw: 'Continue',
  form: 'What you send back',
  until: (day: string) => `Until ${day}.`,
};

/** Why nothing can be asked for, and what to do. */
export const noReturnCopy: Readonly<Record<NoReturn, string>> = {
  'order-state': 'This order is not paid, is canceled, or is refunded, so there is nothing to send back.',
  'order-disputed': 'Your bank has disputed the payment for this order. Until it decides, we cannot accept returns.',
  'no-right': `There is no right to withdraw in the country of this order. You can still return it within ${returnDays} days after shipping.`,
  'not-sent': 'This order has not shipped yet. You can return it once it has.',
  'too-late': 'The deadline has passed.',
  'final-sale': 'The sale of these watches is final, so they cannot be returned.',
  'no-units': 'You have already asked to return everything in this order, or it has been refunded.',
};

export const orderReturnsCopy = {
  title: 'Withdrawal and returns',
  list: 'Your withdrawals and returns',
  details: (number: string) => `Details of ${number}`,
};

export const slipCopy = {
  title: (view: Pick<ReturnView, 'kind' | 'number'>) =>
    `${view.kind === 'withdrawal' ? 'Withdrawal' : 'Return'} ${view.number}`,
  heading: { withdrawal: 'Your withdrawal', return: 'Your return' } as const,
  slipTitle: 'Return slip',
  slip: 'Print this slip, cut it out and include it in your package.',
  code: (number: string) => `Code with the number ${number}`,
  to: 'Send to',
  order: 'Order',
  contents: 'Contents',
  noAddress: 'This demonstration has no address, so nothing can be sent.',
  reason: 'Your reason',
  answer: 'Our answer',
  steps: 'What has happened',
  refunded: 'Refunded',
  refundBy: 'Refund by',
  sentTitle: 'Have you sent it?',
  tracking: 'Tracking number (optional)',
  trackingHint: 'It proves that you sent the goods.',
  markSent: 'I have sent it',
  trackingRow: 'Tracking number',
};

/** State of a withdrawal or return in words. */
export const stateCopy: Readonly<Record<ReturnState, string>> = {
  requested: 'Waiting for our answer',
  accepted: 'Accepted: please send it to us',
  refused: 'Refused',
  cancelled: 'Replaced by your withdrawal',
  sent: 'On its way to us',
  received: 'Arrived at our shop',
  inspected: 'Checked, refund next',
  'refunded-in-part': 'Refunded in part',
  refunded: 'Refunded',
};

/** State of a withdrawal that is not answered yet, by whether the goods have left the shop. */
export const withdrawalStateCopy = {
  sent: 'Received: please send the goods back',
  notSent: 'Received, refund next',
};

/** A step in words. */
export const stepCopy: Readonly<Record<ReturnStep['event'], string>> = {
  request: 'We received it',
  accept: 'Accepted',
  refuse: 'Refused',
  cancel: 'Replaced by your withdrawal',
  send: 'On its way to us',
  receive: 'Arrived at our shop',
  inspect: 'Checked',
  'refund-part': 'Refunded in part',
  refund: 'Refunded',
  settle: 'All of the order’s money was returned',
  'refund-failed': 'The refund did not reach you',
};

import { unreachableFormCopy } from '@/components/shell/copy';
import type { PageCode } from '@/contract/every-route';
import { maxSavedAddresses } from '@/contract/limits';
import type { FieldReason, Rejection } from '@/domain/result';
import { oneLineRule, plainTextRule, tooLong } from './copy';

/** Every code that a page can show: the API's codes, and those that only occur in the browser. */
export type ShownCode = PageCode | 'fault' | 'unreachable' | 'cart-changed';

export type ShownRejection = Rejection<ShownCode>;

/** Message by code: the meaning and the next step. */
const messages = {
  fault: 'Something broke on our side. Nothing was lost; please try again.',
  unreachable: 'The shop could not be reached.',
  'already-paid': 'Your order before this one is paid, or its payment is on its way.',
  'authentication-failed': 'The payment was not confirmed. Please try again or another card.',
  'bad-json': 'This is no JSON.',
  'bad-quantity': 'Choose 1 to 10 of a watch.',
  'bad-request': 'This request is not understood.',
  'bad-token': 'Your sign-in is not valid any more. Please sign in again.',
  busy: 'The shop has more to do than it can at the moment. Nothing is lost; please try again shortly.',
  'card-declined': 'The card was declined. Please try another one.',
  'cart-changed':
    'Your cart has changed in another tab. Nothing was ordered from here: look it over, then press again.',
  'country-not-served': 'We cannot send to this country.',
  'duplicate-line': 'This watch is in the cart twice.',
  'email-differs':
    'Your assistant was given another e-mail address. Mend it, or leave it empty and type your address on the next page.',
  'email-refused': 'The payment service does not take this e-mail address.',
  'idempotency-conflict': 'This checkout was sent before with other contents. Start it again.',
  'insufficient-funds': 'There is not enough money on this card. Please try another one.',
  'no-emulator': 'The sign-in service cannot be reached.',
  'no-idempotency-key': 'This checkout is not understood. Start it again.',
  'no-lines': 'The cart is empty.',
  'no-token': 'Please sign in first.',
  'order-over': 'This order has been given up and nothing was charged. Please order again.',
  'payment-off': 'The shop takes no payments at the moment. Nothing was ordered.',
  'payment-unreachable': 'The payment service cannot be reached. Nothing was charged; please try again in a moment.',
  'price-changed': 'The total has changed. Nothing has been ordered or charged.',
  'promo-code': 'This code is unknown or has been used already.',
  'records-unreachable': 'The shop cannot reach its records at the moment. Nothing is lost; please try again shortly.',
  'promo-code-held':
    'This code is held by another checkout. Unless that one is paid, the code is free again 30 minutes after it began.',
  'service-not-offered': 'This shipping does not go to this country.',
  'session-over': 'What was prepared here has been paid, cancelled or left for too long.',
  'session-taken': 'Another browser has gone on with this. It can only be finished there.',
  'sign-in-unreachable': 'The sign-in service cannot be reached. Please try again in a moment.',
  'sold-out': 'A watch in your cart has sold out. Nothing was ordered or charged.',
  'too-many-addresses': `Your address book holds ${maxSavedAddresses} addresses and is full. Remove one to keep another.`,
  'too-few-left': 'There are fewer left of a watch than your cart holds. Nothing was ordered or charged.',
  'too-large': 'This is more than the shop reads at once.',
  'too-many-requests': 'That was too often. Please wait a little and try again.',
  'unknown-session': 'There is nothing prepared at this address.',
  'unknown-payment': 'There is no such payment. Please order again.',
  'unknown-watch': 'This watch is not sold here.',
  'wrong-content-type': 'This cannot be sent like this. Open the page again.',
  'wrong-origin': 'This can only be sent from a page of the shop.',
} satisfies Record<ShownCode, string>;

export const orderNumberRule = 'The number of an order looks like OH-7K3M9QX2.';

/** Message by field reason. */
const fieldCopy = {
  required: 'Fill in this field.',
  'too-long': 'This is too long.',
  'one-line': oneLineRule,
  'no-letter': 'Use at least one letter or digit.',
  'plain-text': plainTextRule,
  email: 'Use an e-mail address like name@example.com.',
  'small-email': 'Use an address like name@example.com, in small letters.',
  country: 'Choose a country.',
  region: 'This is no state or province of that country.',
  'postal-code': 'This is no postal code of that country.',
  'no-code': 'This is no code of ours.',
  'order-number': orderNumberRule,
  'too-many-lines': 'Too many lines.',
  'not-whole': 'This link is not whole.',
  malformed: messages['bad-request'],
} satisfies Record<FieldReason, string>;

/** The message for a rejection, in one or two sentences. */
export function rejectionCopy(rejection: ShownRejection): string {
  if (rejection.code === 'too-few-left') return fewLeftCopy(rejection.left);
  if (rejection.code !== 'bad-request') return messages[rejection.code];
  const { reason, longest } = rejection;
  return reason === 'too-long' && longest ? tooLong(longest) : fieldCopy[reason];
}

const fewLeftCopy = (left: number) =>
  `Of a watch in your cart ${left === 1 ? 'only one is' : `only ${left} are`} left. Nothing was ordered or charged.`;

/** The message in a form that keeps its input; includes the waiting time of a rate limit. */
export function formRejectionCopy(rejection: ShownRejection): string {
  if (rejection.code === 'unreachable') return unreachableFormCopy;
  return rejection.code === 'too-many-requests'
    ? `${rejectionCopy(rejection)}${waitCopy(rejection.retryAfter)}`
    : rejectionCopy(rejection);
}

/** @param seconds is the value of the Retry-After header. */
function waitCopy(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 1) return '';
  return minutes === 1 ? ' It works again in a minute.' : ` It works again in ${minutes} minutes.`;
}

/** The message during payment, where a retry is always safe because orders are idempotent. */
export function payRejectionCopy(rejection: ShownRejection): string {
  if (rejection.code === 'unreachable') return connectionCopy();
  const { code } = rejection;
  if (code === 'busy' || code === 'records-unreachable') return `${rejectionCopy(rejection)} ${oneOrderOnly}`;
  if (code !== 'already-paid') return rejectionCopy(rejection);
  return `${rejectionCopy(rejection)} Press again only if you want what is in your cart now as well.`;
}

export const oneOrderOnly = 'However often you press, it is one order, charged once.';

function connectionCopy(): string {
  const what = navigator.onLine ? 'The shop does not answer.' : 'You are offline.';
  const when = navigator.onLine ? 'in a moment' : 'once you are connected';
  return `${what} Nothing is lost: press again ${when}. ${oneOrderOnly}`;
}

/** Shown on `/pay` if the ID token is rejected or the sign-in service is unreachable. */
export const guestCopy =
  'Your account does not answer. Press again to order as a guest: once its e-mail is confirmed, the order joins your account.';

/** The message for an address book that did not load. */
export function addressBookRejectionCopy({ code }: ShownRejection): string {
  return code === 'bad-token' || code === 'no-token'
    ? 'Your sign-in has ended. Sign out, then in again, and your addresses are here.'
    : 'Your addresses cannot be looked up right now. Check your connection and try again.';
}

/** The message for an order list that did not load. */
export function accountOrdersRejectionCopy({ code }: ShownRejection): string {
  return code === 'bad-token' || code === 'no-token'
    ? 'Your sign-in has ended. Sign out, then in again, and your orders are here.'
    : 'Your orders cannot be looked up right now. Check your connection and try again.';
}

/** A rejection as a form result: the message, and the field if the rejection names one. */
export function rejectedForm(rejection: ShownRejection): { rejected: string; field?: string } {
  return { rejected: formRejectionCopy(rejection), field: 'field' in rejection ? rejection.field : undefined };
}

/** Success message of the newsletter form. It is in this module because the form loads it on submit only. */
export const newsletterSent =
  'Look in your mail: if this address is new to us, a message there asks you to confirm it.';

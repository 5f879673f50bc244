import { maxSavedAddresses } from '@/contract/limits';
import type { FieldReason } from '@/domain/result';
import { oneLineRule, phoneRule, plainTextRule } from './copy';
import type { ShownCode } from './copy-codes';

/** Message by code: the meaning and the next step. */
export const messages = {
  fault: 'Something went wrong on our side. Nothing was lost. Please try again.',
  unreachable: 'The shop could not be reached.',
  'already-paid': 'Your earlier order is paid, or its payment is processing.',
  'authentication-failed': 'The payment was not confirmed. Please try again, or use another card.',
  'bad-json': 'The request is not valid JSON.',
  'bad-quantity': 'Choose a quantity from 1 to 10.',
  'bad-request': 'The shop did not understand this request.',
  'bad-token': 'Your session has expired. Please sign in again.',
  busy: 'The shop is very busy right now. Nothing is lost. Please try again shortly.',
  'card-declined': 'The card was declined. Please try another one.',
  'cart-changed': 'Your cart has changed in another tab. Nothing was ordered. Review your cart, then press again.',
  'country-fixed':
    'The address has to stay in the same country. For another country, cancel this order and place a new one.',
  'country-not-served': 'We do not ship to this country.',
  'duplicate-line': 'This watch is in the cart twice.',
  'email-unverified': 'Confirm your email address first: your account page sends the link.',
  'email-differs':
    'Your assistant has a different email address. Correct it, or leave it empty and type your address on the next page.',
  'email-refused': 'The payment service does not accept this email address.',
  'idempotency-conflict': 'This checkout was already sent with different contents. Please start again.',
  'insufficient-funds': 'This card has insufficient funds. Please try another one.',
  'no-emulator': 'The sign-in service cannot be reached.',
  'no-idempotency-key': 'The shop did not understand this checkout. Please start again.',
  'no-lines': 'The cart is empty.',
  'no-token': 'Please sign in first.',
  'not-returnable': 'These watches can no longer be returned, or you have already asked to return them.',
  'order-closed': 'This order can no longer be changed: it is canceled, refunded or was never paid.',
  'order-disputed': 'Your bank has disputed this payment, so the order cannot be changed until the bank decides.',
  'order-packed': 'This order is already packed, so it can no longer be changed. Please write to us.',
  'order-over': 'This order has expired or was canceled, and nothing was charged. Please order again.',
  'passport-closed': 'This passport cannot be changed: its order was refunded, or its watch is reported as stolen.',
  'payment-off': 'The shop cannot take payments right now. Nothing was ordered.',
  'payment-processing': 'Your payment is still processing. Please try again once it is confirmed.',
  'payment-unreachable': 'The payment service cannot be reached. Nothing was charged; please try again in a moment.',
  'price-changed': 'The total has changed. Nothing has been ordered or charged.',
  'promo-code': 'This code is not valid or has already been used.',
  'records-unreachable': 'The shop cannot reach its database right now. Nothing is lost. Please try again shortly.',
  'promo-code-held':
    'Another checkout is using this code. If that order is not paid, you can use the code 30 minutes after it was placed.',
  'service-not-offered': 'This shipping method is not available for this country.',
  'session-over': 'What was prepared here has been paid or canceled, or it has expired.',
  'session-taken': 'Someone continued with this in another browser. It can only be finished there.',
  'sign-in-unreachable': 'The sign-in service cannot be reached. Please try again in a moment.',
  'sold-out': 'A watch in your cart has sold out. Nothing was ordered or charged.',
  'too-many-addresses': `Your address book holds ${maxSavedAddresses} addresses and is full. Remove one to save another.`,
  'too-few-left': 'We have fewer of one watch than your cart asks for. Nothing was ordered or charged.',
  'too-large': 'This is too long to send at once.',
  'too-many-requests': 'Too many attempts. Please wait a little and try again.',
  'unknown-declaration': 'This withdrawal was not found. A withdrawal that is not confirmed expires after a day.',
  'unknown-handed-list':
    'This link has been used or has expired. A link works once, for ten minutes. Make a new one on your other device.',
  'unknown-order': 'This order was not found. Please open it from its confirmation email.',
  'unknown-invoice':
    'There is no invoice at this address. Copy the whole link from the email, or open it from your order.',
  'unknown-passport': 'This passport was not found. Its watch may have a new owner.',
  'unknown-session': 'There is nothing prepared at this address.',
  'unknown-payment': 'This payment was not found. Please order again.',
  'not-in-currency': 'A watch of this order has no price in this currency. Choose US dollars.',
  'unknown-watch': 'This watch is not sold here.',
  'wrong-list-key':
    'The key in this link is wrong, so the list cannot be read. Scan the code again, or copy the whole link.',
  'wrong-content-type': 'This could not be sent. Please reload the page and try again.',
  'wrong-origin': 'This can only be sent from the shop’s own pages.',
} satisfies Record<ShownCode, string>;

export const orderNumberRule = 'An order number looks like OH-7K3M9QX2.';

/** Message by field reason. */
export const fieldCopy = {
  required: 'Fill in this field.',
  'too-long': 'This is too long.',
  'one-line': oneLineRule,
  'no-letter': 'Use at least one letter or digit.',
  'plain-text': plainTextRule,
  email: 'Use an email address like name@example.com.',
  'small-email': 'Use an address like name@example.com, in lowercase.',
  country: 'Choose a country.',
  region: 'Enter a state or province of that country.',
  'postal-code': 'Enter a postal code of that country.',
  phone: phoneRule,
  'no-code': 'This is not one of our codes.',
  'order-number': orderNumberRule,
  'too-many-lines': 'Too many lines.',
  'not-whole': 'This link is incomplete.',
  malformed: messages['bad-request'],
} satisfies Record<FieldReason, string>;

export const fewLeftCopy = (left: number) =>
  `Only ${left} left of a watch in your cart. Nothing was ordered or charged.`;

/** Waiting time of a rate limit, after a sentence; empty for 0 minutes. */
export function waitCopy(minutes: number): string {
  if (minutes < 1) return '';
  return minutes === 1 ? ' Try again in a minute.' : ` Try again in ${minutes} minutes.`;
}

export const oneOrderOnly = 'Pressing again is safe: you will be charged only once.';

/** After the message that an earlier order is paid. */
export const pressForCart = 'Press again only if you also want what is in your cart now.';

export function connectionCopy(isOnline: boolean): string {
  const what = isOnline ? 'The shop is not responding.' : 'You are offline.';
  return `${what} Nothing is lost. Press again ${isOnline ? 'in a moment' : 'when you are back online'}.`;
}

/** Shown on `/pay` if the ID token is rejected or the sign-in service is unreachable. */
export const guestCopy =
  'We cannot reach your account. Press again to order as a guest. The order joins your account once your email is confirmed.';

export const addressBookCopy = {
  signedOut: 'Your session has expired. Sign out and sign in again to see your addresses.',
  notLoaded: 'Your addresses could not be loaded. Check your connection and try again.',
};

export const accountOrdersCopy = {
  signedOut: 'Your session has expired. Sign out and sign in again to see your orders.',
  notLoaded: 'Your orders could not be loaded. Check your connection and try again.',
};

/** Success message of the newsletter form, which loads this module on submit only. */
export const newsletterSent = 'Check your email: if this address is new to us, we sent you a link to confirm it.';

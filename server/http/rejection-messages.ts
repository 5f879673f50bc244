import { type RouteCode } from '@/contract/every-route';

/** Message of each error code, for developers who use the API. Shoppers read `components/forms/copy-rejections.ts`. */
const rejectionMessages: Readonly<Record<RouteCode | 'fault', string>> = {
  fault: 'Something broke on our side.',
  'already-paid': 'The order before this one is paid, or its payment is on its way.',
  'authentication-failed': 'The payment was not confirmed.',
  'bad-json': 'This is no JSON.',
  'bad-quantity': 'A line holds 1 to 10 of a watch.',
  'bad-request': 'This request is not understood.',
  'bad-signature': 'This is not signed by Stripe, or not now.',
  'bad-token': 'The ID token is not to be believed, or is the Auth emulator’s and comes from another machine.',
  busy: 'More is under way than the shop takes at once.',
  'card-declined': 'The card was declined.',
  'country-not-served': 'The shop does not send to this country.',
  'duplicate-line': 'A watch is named twice.',
  'email-differs': 'The agent was given another e-mail address.',
  'email-refused': 'The payment service does not take this e-mail address.',
  'idempotency-conflict': 'This key was sent before with other contents.',
  'insufficient-funds': 'There is not enough money on this card.',
  'invalid-arguments': 'This is not what the operation takes:',
  'invalid-profile-url':
    'Name the address of your profile: https, public, without user and password (UCP-Agent: profile="…", or meta["ucp-agent"].profile).',
  'no-emulator': 'There is no Auth emulator.',
  'no-idempotency-key': 'This needs an Idempotency-Key (for agents over MCP: meta["idempotency-key"]) that is a UUID.',
  'no-lines': 'There is nothing to order.',
  'no-token': 'Send an ID token.',
  'not-served': 'Agents are not served here.',
  'not-ready': 'The shop cannot do its work at the moment.',
  'order-over': 'This order has been given up and nothing was charged.',
  'payment-off': 'The shop is not paid this way.',
  'payment-unreachable': 'The payment service cannot be reached.',
  'profile-malformed': 'Your profile is not in the form of its version.',
  'profile-unreachable':
    'Your profile could not be fetched: one answer of 200, without a redirect, within seconds, of 128 KiB at most.',
  'price-changed': 'The total is not the one that was shown.',
  'promo-code': 'This code is unknown or has been used already.',
  'records-unreachable': 'The shop cannot read or write its records at the moment.',
  'promo-code-held': 'This code is held by another checkout that is not paid yet.',
  'request-too-large': 'This names more at once than the shop looks up.',
  'service-not-offered': 'This shipping does not go to this country.',
  'session-over': 'This is over: it was paid, cancelled or left for too long.',
  'session-taken': 'A browser has gone on with this.',
  'sign-in-unreachable': 'The sign-in service cannot be reached.',
  'sold-out': 'There is none left of a watch.',
  'too-many-addresses': 'The address book is full.',
  'too-few-left': 'There are fewer left of a watch than asked for.',
  'too-large': 'This is more than the shop reads at once.',
  'too-many-requests': 'That was too often.',
  'unknown-session': 'There is no such session of an agent.',
  'unknown-payment': 'There is no such payment.',
  'unknown-token': 'This link is not one of ours.',
  'unknown-watch': 'This watch is not sold here.',
  'version-unsupported': 'The version of the protocol that your profile names is none that the shop speaks.',
  'wrong-content-type': 'This is not sent in the form that the shop reads.',
  'wrong-origin': 'This can only be sent from a page of the shop.',
};

const messages: Readonly<Record<string, string>> = rejectionMessages;

export function messageOf(code: string): string {
  return messages[code] ?? code;
}

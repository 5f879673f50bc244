import { type RouteCode } from '@/contract/every-route';

/** Message of each error code, for developers who use the API. Shoppers read `components/forms/copy-rejections.ts`. */
const rejectionMessages: Readonly<Record<RouteCode | 'fault', string>> = {
  fault: 'Internal error of the shop.',
  'already-paid': 'The previous order is paid, or its payment is being processed.',
  'authentication-failed': 'The payment was not confirmed.',
  'bad-json': 'The body is not valid JSON.',
  'bad-quantity': 'The quantity of a line must be 1 to 10.',
  'bad-request': 'The request is invalid.',
  'bad-signature': 'The Stripe signature is invalid or too old.',
  'bad-token': 'The ID token is invalid, or comes from the Auth emulator on another machine.',
  busy: 'Too many concurrent requests.',
  'card-declined': 'The card was declined.',
  'country-fixed': 'The address must stay in the country of the order.',
  'country-not-served': 'The shop does not ship to this country.',
  'duplicate-line': 'Two lines name the same watch.',
  'email-differs': 'The email address differs from the one given to the agent.',
  'email-refused': 'The payment service rejects this email address.',
  'idempotency-conflict': 'This idempotency key was used with another request body.',
  'insufficient-funds': 'The card has insufficient funds.',
  'invalid-arguments': 'The arguments are invalid:',
  'invalid-profile-url':
    'Send the URL of your profile: https, public, without user and password (UCP-Agent: profile="…", or meta["ucp-agent"].profile).',
  'no-emulator': 'The Auth emulator is not running.',
  'no-idempotency-key': 'This needs an Idempotency-Key (for agents over MCP: meta["idempotency-key"]) that is a UUID.',
  'no-lines': 'The order has no lines.',
  'no-token': 'The ID token is missing.',
  'not-served': 'Agents are disabled in this shop.',
  'not-ready': 'The shop is not ready.',
  'order-closed': 'The order is over, or it was never paid.',
  'order-disputed': 'The order has an open dispute.',
  'order-packed': 'The order is packed.',
  'order-over': 'This order has expired or was cancelled, and nothing was charged.',
  'payment-off': 'This payment method is disabled.',
  'payment-processing': 'The payment of the order is being processed.',
  'payment-unreachable': 'The payment service cannot be reached.',
  'profile-malformed': 'Your profile does not match the schema of its version.',
  'profile-unreachable':
    'Your profile could not be fetched. Serve it with status 200, without a redirect, within seconds, in at most 128 KiB.',
  'price-changed': 'The total differs from the shown total.',
  'promo-code': 'The promo code is unknown or already used.',
  'records-unreachable': 'The database is unreachable.',
  'promo-code-held': 'Another unpaid checkout has reserved this promo code.',
  'request-too-large': 'The request has too many ids or messages.',
  'service-not-offered': 'This shipping service does not ship to this country.',
  'session-over': 'The session is over: it was paid or cancelled, or it expired.',
  'session-taken': 'A shopper has taken over this session.',
  'sign-in-unreachable': 'The sign-in service cannot be reached.',
  'sold-out': 'A watch is sold out.',
  'too-many-addresses': 'The address book is full.',
  'too-few-left': 'The stock of a watch is lower than the requested quantity.',
  'too-large': 'The body is too large.',
  'too-many-requests': 'Too many requests.',
  'unknown-order': 'The order does not exist.',
  'unknown-session': 'The agent session does not exist.',
  'unknown-payment': 'The payment does not exist.',
  'unknown-token': 'The token of the link is unknown.',
  'unknown-watch': 'This watch is not sold here.',
  'version-unsupported': 'The shop does not support the protocol version of your profile.',
  'wrong-content-type': 'The Content-Type is not supported.',
  'wrong-origin': 'The request must come from a page of the shop.',
};

const messages: Readonly<Record<string, string>> = rejectionMessages;

export function messageOf(code: string): string {
  return messages[code] ?? code;
}

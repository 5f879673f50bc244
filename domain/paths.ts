import { addressOf } from './language';
import type { Route } from 'next';
import type { InvoiceNumber } from './invoice';
import type { ReturnNumber } from './return-states';
import type { WatchKey } from './watch-key';

/** Checks a path against the route tree, including dynamic segments, and widens its type. */
export function route<Path extends string>(path: Route<Path>): Route {
  return routeAtRunTime(path);
}

/** Types a path whose segments are known only at run time; nothing checks it against the route tree. */
export function routeAtRunTime(path: string): Route {
  return path as Route;
}

/**
 * Pages that sign shoppers in, with their aliases (docs/product.md 2.2). Only their documents may load the sign-in provider's
 * scripts and frames.
 */
const signInPaths: readonly string[] = ['/auth/user', '/auth', '/register/registeruser', '/register'];

/** True for the path of a page that signs shoppers in. */
export const isSignInPath = (path: string): boolean => signInPaths.includes(path);

/** Reasons of a failed payment, as in the URL of the error page. */
const unpaidReasons = ['declined', 'insufficient-funds', 'authentication-failed', 'cancelled', 'failed'] as const;

export type UnpaidReason = (typeof unpaidReasons)[number];

/** Parses the `reason` URL parameter; unknown values become `failed`. */
export function readUnpaidReason(text: unknown): UnpaidReason {
  return unpaidReasons.find((reason) => reason === text) ?? 'failed';
}

/**
 * URL of an order's page.
 *
 * @param from `payment` after a payment, so that the page waits for the payment event.
 */
export function orderPath(token: string, { from }: { from?: 'payment' } = {}): Route {
  return `/thanks?order=${encodeURIComponent(token)}${from ? `&from=${from}` : ''}`;
}

/** URL of an invoice, credit note or debit note of an order; without a number, the order's invoice. */
export function invoicePath(token: string, number?: InvoiceNumber): Route {
  return `/thanks/invoice?order=${encodeURIComponent(token)}${number ? `&number=${number}` : ''}`;
}

/** URL of the PDF of a document. */
export function invoicePdfPath(token: string, number: InvoiceNumber): string {
  return addressOf(`/api/invoice?order=${encodeURIComponent(token)}&number=${number}`);
}

/** URL of the page that asks whether to cancel an order. */
export function cancelOrderPath(token: string): Route {
  return `/order/cancel?order=${encodeURIComponent(token)}`;
}

/** URL of the page that pays an order by phone. */
export function payOrderPath(token: string): Route {
  return `/order/pay?order=${encodeURIComponent(token)}`;
}

/** URL of the page that changes the delivery address of an order. */
export function changeAddressPath(token: string): Route {
  return `/order/address?order=${encodeURIComponent(token)}`;
}

/** URL of the page to withdraw from an order, or to return watches of it. `watch` preselects one unit. */
export function askReturnPath(token: string, kind: 'withdraw' | 'return', watch?: WatchKey): Route {
  const chosen = watch ? `&watch=${encodeURIComponent(watch)}` : '';
  return `/${kind}?order=${encodeURIComponent(token)}${chosen}`;
}

/** URL of the page that confirms a declaration of withdrawal, or of the page with its receipt. */
export function declarationPath(token: string, step: 'confirm' | 'done'): Route {
  return `/withdraw/${step}?declaration=${encodeURIComponent(token)}`;
}

/** URL of the page of a withdrawal or return, with its slip. */
export function returnPath(token: string, number: ReturnNumber): Route {
  return `/return/slip?order=${encodeURIComponent(token)}&number=${number}`;
}

/** URL of a watch's passport, which the token opens. */
export function passportPath(token: string, page: '' | '/card' | '/hand-over' = ''): Route {
  return route(`/passport/${encodeURIComponent(token)}${page}`);
}

/** URL of the page that explains a failed payment. */
export function unpaidPath(token: string, reason: UnpaidReason): Route {
  return `/error?order=${encodeURIComponent(token)}&reason=${reason}`;
}

/** URL at which a shopper continues an agent's session (docs/product.md 33.2). */
export function agentSessionPath(linkToken: string): Route {
  // Absent from the route tree of a shop without the agents feature.
  return routeAtRunTime(`/agent/${encodeURIComponent(linkToken)}`);
}

/** Id of a page's list of watches, to which a skip link leads (docs/product.md 5.12). */
export const resultsId = 'results';

/** Discovery document for agents (docs/product.md 33.5). */
export const agentProfilePath = '/.well-known/ucp';

/** URL of the page to subscribe to back-in-stock emails or unsubscribe. */
export function backInStockPath(watch: WatchKey): Route {
  return `/back-in-stock?watch=${watch}`;
}

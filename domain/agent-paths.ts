import type { Route } from 'next';

/** Where a shopper goes on with what an agent has prepared, by its session's id (docs/product.md 33.2). */
export function agentSessionPath(id: string): Route {
  return `/agent/${encodeURIComponent(id)}` as Route;
}

/** Where agents begin: what the shop serves them (docs/product.md 33.5). */
export const agentProfilePath = '/.well-known/ucp';

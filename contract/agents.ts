import { contentRejections, defineRoute, databaseRejections } from './route';

/**
 * How an agent's request can be refused, whatever it asks for. The protocol spells the codes with underscores; what is
 * refused for business' sake (a watch that is not sold) is no refusal to it but an answer with messages.
 */
const agentRejections = {
  ...contentRejections,
  ...databaseRejections,
  'not-served': 404,
  'invalid-profile-url': 400,
  'profile-unreachable': 424,
  'profile-malformed': 422,
  'version-unsupported': 422,
  'invalid-arguments': 400,
  'request-too-large': 400,
  'wrong-origin': 403,
  'no-idempotency-key': 400,
  'idempotency-conflict': 409,
  'too-many-requests': 429,
} as const;

/** The codes by which an agent's request is refused. */
export type AgentCode = keyof typeof agentRejections;

const agentRoute = (path: `/api/ucp/${string}`, method: 'GET' | 'POST' | 'PUT' = 'POST') =>
  defineRoute<object, object>()({ method, path, sender: 'agent', rejections: agentRejections });

export const agentSearchRoute = agentRoute('/api/ucp/catalog/search');
export const agentLookupRoute = agentRoute('/api/ucp/catalog/lookup');
export const agentProductRoute = agentRoute('/api/ucp/catalog/product');

/** The Model Context Protocol's one address for everything. */
export const agentToolsRoute = agentRoute('/api/ucp/mcp');

export const createCheckoutRoute = agentRoute('/api/ucp/checkout-sessions');
export const getCheckoutRoute = agentRoute('/api/ucp/checkout-sessions/[id]', 'GET');
export const updateCheckoutRoute = agentRoute('/api/ucp/checkout-sessions/[id]', 'PUT');
export const completeCheckoutRoute = agentRoute('/api/ucp/checkout-sessions/[id]/complete');
export const cancelCheckoutRoute = agentRoute('/api/ucp/checkout-sessions/[id]/cancel');

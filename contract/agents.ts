import { contentRejections, defineRoute, databaseRejections } from './route';

/**
 * Protocol errors of an agent's request. The protocol spells codes with underscores.
 * Business errors (such as a watch that is not sold) are answers with messages, not rejections.
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

/** Error codes of agent requests. */
export type AgentCode = keyof typeof agentRejections;

const agentRoute = (path: `/api/ucp/${string}`, method: 'GET' | 'POST' | 'PUT' = 'POST') =>
  defineRoute<object, object>()({ method, path, sender: 'agent', rejections: agentRejections });

export const agentSearchRoute = agentRoute('/api/ucp/catalog/search');
export const agentLookupRoute = agentRoute('/api/ucp/catalog/lookup');
export const agentProductRoute = agentRoute('/api/ucp/catalog/product');

/** The single endpoint of the Model Context Protocol. */
export const agentToolsRoute = agentRoute('/api/ucp/mcp');

export const createCheckoutRoute = agentRoute('/api/ucp/checkout-sessions');
export const getCheckoutRoute = agentRoute('/api/ucp/checkout-sessions/[id]', 'GET');
export const updateCheckoutRoute = agentRoute('/api/ucp/checkout-sessions/[id]', 'PUT');
export const completeCheckoutRoute = agentRoute('/api/ucp/checkout-sessions/[id]/complete');
export const cancelCheckoutRoute = agentRoute('/api/ucp/checkout-sessions/[id]/cancel');

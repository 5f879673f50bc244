import 'server-only';
import { type AgentCode } from '@/contract/agents';
import { accept, reject, type Result } from '@/domain/result';
import { limitTries } from '@/server/abuse/rate-limit';
import { soldOutWatches } from '@/server/catalogue/availability';
import { readRequest, writeResponse } from './adapter-2026-04-08';
import { type AgentProfile } from './agent-profile';
import { type AgentResponse, type AgentContext, type ResponseBody, type AgentRequest } from './agent-request';
import {
  type CapabilityName,
  negotiate,
  relevantTo,
  shopCapabilities,
  type ProtocolVersion,
  spokenVersion,
} from './capabilities';
import {
  lookUpProducts,
  type LookupRequest,
  type ProductRequest,
  searchProducts,
  type SearchRequest,
  showProduct,
} from './catalogue';
import { cancelCheckout, completeCheckout, createCheckout, getCheckout, updateCheckout } from './checkout';
import { errorResponse } from './messages';
import { type SentCheckout, type SentPayment } from './read-checkout';
import { readKey } from './read-payload';
import { validationErrorOf, type Purpose, validatorOf } from './schemas';

/** An agent's request over either transport. Everything in it is untrusted. */
export type AgentCall = {
  operation: AgentOperation;
  /** URL of the agent's profile. */
  profile: string | undefined;
  /** Network address of the caller. */
  caller: string;
  /** Id of the session; empty if none is named. */
  id: string;
  /** Payload in the form of the protocol's schemas; undefined if the operation has none. */
  payload: unknown;
  /** As sent; undefined if the agent sent none. */
  idempotencyKey: unknown;
  /** SHA-256 of the payload. */
  digest: string;
};

type Operation = {
  capability: CapabilityName;
  /** Schemas of the payload by the common capability that adds each, and the request kind they apply to. */
  schemas: Partial<Record<CapabilityName, string>>;
  purpose: Purpose;
  /** For an operation that runs once per idempotency key: a key is required, or only has to be valid. */
  key?: 'required' | 'optional';
  answer: (payload: never, agentRequest: AgentRequest, id: string) => Promise<Result<AgentResponse, AgentCode>>;
};

const search = 'dev.ucp.shopping.catalog.search';
const lookup = 'dev.ucp.shopping.catalog.lookup';

const checkout = 'dev.ucp.shopping.checkout';

/** Extensions add fields to the checkout's schema. */
const checkoutSchemas = {
  [checkout]: 'shopping/checkout.json',
  'dev.ucp.shopping.fulfillment': 'shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout',
  'dev.ucp.shopping.discount': 'shopping/discount.json#/$defs/dev.ucp.shopping.checkout',
} as const;

/** Every operation by its name in the protocol. */
const operations = {
  search_catalog: {
    capability: search,
    schemas: { [search]: 'shopping/catalog_search.json#/$defs/search_request' },
    purpose: 'read',
    answer: async (payload: SearchRequest, agentRequest) =>
      answered(agentRequest, search, await searchProducts(payload, await momentOf(agentRequest))),
  },
  lookup_catalog: {
    capability: lookup,
    schemas: { [lookup]: 'shopping/catalog_lookup.json#/$defs/lookup_request' },
    purpose: 'read',
    answer: async (payload: LookupRequest, agentRequest) =>
      answered(agentRequest, lookup, await lookUpProducts(payload, await momentOf(agentRequest))),
  },
  get_product: {
    capability: lookup,
    schemas: { [lookup]: 'shopping/catalog_lookup.json#/$defs/get_product_request' },
    purpose: 'read',
    answer: async (payload: ProductRequest, agentRequest) => {
      const shown = await showProduct(payload, await momentOf(agentRequest));
      return shown.ok && !shown.value
        ? accept({ status: 200, body: unknownProduct(agentRequest.version) })
        : answered(agentRequest, lookup, shown);
    },
  },
  create_checkout: {
    capability: checkout,
    schemas: checkoutSchemas,
    purpose: 'create',
    key: 'optional',
    answer: (payload: SentCheckout, agentRequest) => createCheckout(payload, agentRequest),
  },
  get_checkout: {
    capability: checkout,
    schemas: {},
    purpose: 'read',
    answer: (_: never, agentRequest, id) => getCheckout({ id }, agentRequest),
  },
  update_checkout: {
    capability: checkout,
    schemas: checkoutSchemas,
    purpose: 'update',
    key: 'optional',
    answer: (payload: SentCheckout, agentRequest, id) => updateCheckout(id, payload, agentRequest),
  },
  complete_checkout: {
    capability: checkout,
    schemas: checkoutSchemas,
    purpose: 'complete',
    key: 'required',
    answer: (payload: SentPayment, agentRequest, id) => completeCheckout(id, payload, agentRequest),
  },
  cancel_checkout: {
    capability: checkout,
    schemas: {},
    purpose: 'read',
    key: 'required',
    answer: (_: never, agentRequest, id) => cancelCheckout(id, agentRequest),
  },
} satisfies Record<string, Operation>;

export type AgentOperation = keyof typeof operations;

export const isOperation = (name: string): name is AgentOperation => Object.hasOwn(operations, name);

/** True if an operation has no payload. */
export const takesNothing = (name: AgentOperation) => Object.keys(operations[name].schemas).length === 0;

/** Converts between another protocol version and the newest one, which the operations use. */
type ProtocolAdapter = {
  /** Converts a request that the version's schemas have validated. */
  readRequest: (payload: unknown) => unknown;
  /** Converts a response to the version. */
  writeResponse: (answer: ResponseBody) => ResponseBody;
};

const adapters: Readonly<Record<ProtocolVersion, ProtocolAdapter>> = {
  '2026-08-25': { readRequest: (payload) => payload, writeResponse: (answer) => answer },
  '2026-04-08': { readRequest, writeResponse },
};

const TEN_MINUTES = 10 * 60_000;

/**
 * Requests in ten minutes per network address, separate from the limits of shoppers. There is no limit per agent: a
 * profile's URL proves nothing, so any caller could use up the limit of another agent.
 */
const REQUESTS = 600;

/** Counts one message of a network address, over whatever transport. */
export function limitAgentCaller({ db, now }: AgentContext, caller: string) {
  const limit = { action: 'agent-caller', subject: caller, limit: REQUESTS, windowMs: TEN_MINUTES };
  return limitTries(db, limit, now);
}

/**
 * Handles an agent's request: identifies the agent, negotiates capabilities, validates the payload and runs the
 * operation. A rejection is an invalid or untimely request; a negative result of a valid request is a response.
 */
export async function answerAgent(context: AgentContext, call: AgentCall): Promise<Result<AgentResponse, AgentCode>> {
  const limited = await limitAgentCaller(context, call.caller);
  if (!limited.ok) return limited;
  if (call.profile === undefined) return reject({ code: 'invalid-profile-url' });
  const profile = await context.findProfile(call.profile, call.caller);
  if (!profile.ok) return profile;
  return answerKnown(context, call, profile.value);
}

async function answerKnown(
  context: AgentContext,
  { operation: name, payload, id, caller, idempotencyKey, digest }: AgentCall,
  profile: AgentProfile,
): Promise<Result<AgentResponse, AgentCode>> {
  const operation: Operation = operations[name];
  const version = spokenVersion(profile.version);
  if (!version) return reject({ code: 'version-unsupported' });
  const negotiated = negotiate(shopCapabilities(version), profile.capabilities);
  if (!negotiated.has(operation.capability)) return accept({ status: 200, body: nothingInCommon(version, operation) });
  const key = readKey(idempotencyKey);
  // A key that is not valid is an error: without it, a repeated request would be done twice.
  const mustHaveKey = operation.key === 'required' || idempotencyKey !== undefined;
  if (operation.key && mustHaveKey && key === undefined) return reject({ code: 'no-idempotency-key' });
  for (const [capability, schema] of Object.entries(operation.schemas)) {
    if (!negotiated.has(capability)) continue;
    const validationError = validationErrorOf(validatorOf(version, operation.purpose, schema), payload);
    if (validationError !== undefined) return reject({ code: 'invalid-arguments', detail: validationError });
  }
  const attempt = { operation: name, key, digest };
  const agentRequest = { ...context, agent: profile.agent, caller, version, negotiated, attempt };
  const answered = await operation.answer(adapters[version].readRequest(payload) as never, agentRequest, id);
  if (!answered.ok) return answered;
  const { status, body } = answered.value;
  // By the version in the body: a repeated response keeps the version of the first one.
  return accept({ status, body: adapters[body.ucp.version].writeResponse(body) });
}

async function momentOf({ db, now }: AgentRequest) {
  return { now, soldOut: await soldOutWatches(db) };
}

function answered<Code extends AgentCode>(
  { version, negotiated }: AgentRequest,
  capability: CapabilityName,
  content: Result<object | undefined, Code>,
): Result<AgentResponse, Code> {
  if (!content.ok) return content;
  const ucp = { version, status: 'success', capabilities: relevantTo(negotiated, capability) };
  return accept({ status: 200, body: { ucp, ...content.value } });
}

const nothingInCommon = (version: ProtocolVersion, { capability }: Operation) =>
  errorResponse(version, {
    code: 'capabilities_incompatible',
    content: `The agent's profile does not name ${capability} in version ${version}.`,
    severity: 'unrecoverable',
  });

const unknownProduct = (version: ProtocolVersion) =>
  errorResponse(
    version,
    { code: 'not_found', content: 'The shop does not sell this watch.', severity: 'unrecoverable' },
    '/all',
  );

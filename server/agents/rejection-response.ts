import 'server-only';
import { type AgentCode } from '@/contract/agents';
import { site } from '@/data/site';
import { type Rejection } from '@/domain/result';
import { messageOf } from '@/server/http/rejection-messages';

/** Every error code of an agent's request, including internal errors. */
type RejectionCode = AgentCode | 'fault';

/** JSON-RPC code of a rejection (Universal Commerce Protocol, Error Codes; JSON-RPC 2.0, 5.1). */
const rpcCodes: Readonly<Record<RejectionCode, number>> = {
  'bad-json': -32700,
  'bad-request': -32602,
  'wrong-content-type': -32600,
  'too-large': -32600,
  'records-unreachable': -32000,
  busy: -32000,
  'not-served': -32000,
  'invalid-profile-url': -32001,
  'profile-unreachable': -32001,
  'profile-malformed': -32001,
  'version-unsupported': -32001,
  'invalid-arguments': -32602,
  'request-too-large': -32602,
  'wrong-origin': -32000,
  'no-idempotency-key': -32602,
  'idempotency-conflict': -32000,
  'too-many-requests': -32000,
  fault: -32603,
};

/** Returns the error code and message of a rejection, and the URL where a shopper can continue without an agent. */
function describeRejection(rejection: Rejection<string>) {
  const detail =
    'detail' in rejection
      ? ` ${String(rejection.detail)}`
      : 'field' in rejection
        ? ` (${String(rejection.field)})`
        : '';
  return {
    code: rejection.code.replaceAll('-', '_'),
    content: `${messageOf(rejection.code)}${detail}`,
    continue_url: `${site.url}/`,
  };
}

const waitOf = (rejection: Rejection<string>) =>
  'retryAfter' in rejection && typeof rejection.retryAfter === 'number' ? rejection.retryAfter : undefined;

function rejectionHeaders(rejection: Rejection<string>): Headers {
  const wait = waitOf(rejection);
  return new Headers(wait === undefined ? {} : { 'Retry-After': String(wait) });
}

const isKnown = (code: string): code is RejectionCode => Object.hasOwn(rpcCodes, code);

/** Renders a rejection for REST. */
export function restRejection(rejection: Rejection<string>, status: number): Response {
  return Response.json(describeRejection(rejection), { status, headers: rejectionHeaders(rejection) });
}

/** Renders a rejection for the Model Context Protocol: a JSON-RPC error with the same HTTP status as over REST. */
export function rpcRejection(
  rejection: Rejection<string>,
  status: number,
  id: string | number | null = null,
): Response {
  const error = rpcError(rejection);
  return Response.json({ jsonrpc: '2.0', id, error }, { status, headers: rejectionHeaders(rejection) });
}

/** Returns the JSON-RPC error of a rejection. */
export function rpcError(rejection: Rejection<string>) {
  const wait = waitOf(rejection);
  const { content, ...description } = describeRejection(rejection);
  return {
    code: isKnown(rejection.code) ? rpcCodes[rejection.code] : rpcCodes.fault,
    message: content,
    data: { ...description, content, ...(wait !== undefined && { retry_after: wait }) },
  };
}

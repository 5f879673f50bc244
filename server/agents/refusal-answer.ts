import 'server-only';
import { type AgentCode } from '@/contract/agents';
import { site } from '@/data/site';
import { type Refusal } from '@/domain/result';
import { messageOf } from '@/server/http/refusal-messages';

/** Every code that an agent's request is refused with, faults of ours among them. */
type RefusalCode = AgentCode | 'fault';

/** What JSON-RPC calls a refusal (Universal Commerce Protocol, Error Codes; JSON-RPC 2.0, 5.1). */
const rpcCodes: Readonly<Record<RefusalCode, number>> = {
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

/** What is wrong, in the protocol's spelling, in words, and where a shopper can go on without an agent. */
function saidOf(refusal: Refusal<string>) {
  const detail =
    'detail' in refusal ? ` ${String(refusal.detail)}` : 'field' in refusal ? ` (${String(refusal.field)})` : '';
  return {
    code: refusal.code.replaceAll('-', '_'),
    content: `${messageOf(refusal.code)}${detail}`,
    continue_url: `${site.url}/`,
  };
}

const waitOf = (refusal: Refusal<string>) =>
  'retryAfter' in refusal && typeof refusal.retryAfter === 'number' ? refusal.retryAfter : undefined;

function refusalHeaders(refusal: Refusal<string>): Headers {
  const wait = waitOf(refusal);
  return new Headers(wait === undefined ? {} : { 'Retry-After': String(wait) });
}

/** A refusal over REST. */
export function restRefusal(refusal: Refusal<string>, status: number): Response {
  return Response.json(saidOf(refusal), { status, headers: refusalHeaders(refusal) });
}

/** A refusal over the Model Context Protocol: an error of JSON-RPC, and the same status as over REST. */
export function rpcRefusal(refusal: Refusal<string>, status: number, id: string | number | null = null): Response {
  const wait = waitOf(refusal);
  const { content, ...said } = saidOf(refusal);
  const error = {
    code: rpcCodes[refusal.code as RefusalCode] ?? rpcCodes.fault,
    message: content,
    data: { ...said, content, ...(wait !== undefined && { retry_after: wait }) },
  };
  return Response.json({ jsonrpc: '2.0', id, error }, { status, headers: refusalHeaders(refusal) });
}

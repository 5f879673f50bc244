import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** A UUID, or 16 to 64 hexadecimal digits as proxies create them. Neither can name a person. */
const WELL_FORMED = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{16,64})$/i;

const present = new AsyncLocalStorage<string>();

/** Returns the id of the current request, or undefined outside a request. */
export function requestId(): string | undefined {
  return present.getStore();
}

/** Returns the `X-Request-Id` that a proxy set, if it is well-formed. */
export function parseRequestId(header: string | null | undefined): string | undefined {
  return header && WELL_FORMED.test(header) ? header : undefined;
}

/**
 * Runs a handler under a request id: the proxy's, or a new UUID. Every log line within has the id, and the response has
 * it as `X-Request-Id`.
 */
export async function withRequestId(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const id = parseRequestId(request.headers.get('x-request-id')) ?? randomUUID();
  const response = await present.run(id, answer);
  response.headers.set('X-Request-Id', id);
  return response;
}

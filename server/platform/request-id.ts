import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** A UUID, or 16 to 64 hexadecimal digits as proxies make them: neither can name a person. */
const WELL_FORMED = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{16,64})$/i;

const present = new AsyncLocalStorage<string>();

/** The id of the request that is being answered; undefined outside of one. */
export function requestId(): string | undefined {
  return present.getStore();
}

/** What a proxy before the shop calls a request by its `X-Request-Id`, where that is well formed. */
export function givenRequestId(header: string | null | undefined): string | undefined {
  return header && WELL_FORMED.test(header) ? header : undefined;
}

/**
 * Answers a request under an id: the proxy's, or a new UUID. Every line of the log within carries it, and so does the
 * answer, as `X-Request-Id`.
 */
export async function underRequestId(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const id = givenRequestId(request.headers.get('x-request-id')) ?? randomUUID();
  const response = await present.run(id, answer);
  response.headers.set('X-Request-Id', id);
  return response;
}

import type { ResponseOf, CodeOf, ErrorBody, RequestOf, Route } from '@/contract/route';
import { accept, reject, type Result } from '@/domain/result';

/** Default timeout of a request, in ms. */
const TIMEOUT_MS = 20_000;

/** Attempts while the server is busy. */
const MAX_ATTEMPTS = 3;

/** The route's error codes, plus `fault` for an unexpected error and `unreachable` without a response. */
type ApiErrorCode<R extends Route> = CodeOf<R> | 'fault' | 'unreachable';

export type ApiResult<T, R extends Route> = Promise<Result<T, ApiErrorCode<R>>>;

type RequestOptions<Request> = {
  headers?: Record<string, string>;
  /** Timeout of the whole request, in ms; 20 s by default. */
  timeoutMs?: number;
  /** Cancels the request. */
  signal?: AbortSignal;
  /** JSON body. */
  send?: Request;
  /** Query parameters. */
  query?: Request & Record<string, string>;
};

/** Authorization header of the signed-in shopper. */
export const bearer = (idToken: string) => ({ Authorization: `Bearer ${idToken}` });

/**
 * Sends a request to an API route. Never rejects. A code that this page's contract does not know (newer server)
 * becomes `fault`. Retries a busy server after its `retryAfter`, within the timeout.
 */
export async function requestApi<R extends Route>(
  route: R,
  init: RequestOptions<RequestOf<R>> = {},
): ApiResult<ResponseOf<R>, R> {
  const timeout = AbortSignal.timeout(init.timeoutMs ?? TIMEOUT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await requestOnce(route, init, signal);
    const wait = answer.ok ? undefined : retryAfterSeconds(answer.rejection);
    if (wait === undefined || attempt === MAX_ATTEMPTS) return answer;
    // Jitter, so that clients do not retry at the same moment.
    await new Promise((resolve) => setTimeout(resolve, wait * 1000 * (1 + Math.random())));
  }
}

async function requestOnce<R extends Route>(route: R, init: RequestOptions<RequestOf<R>>, signal: AbortSignal) {
  const { headers, send, query } = init;
  try {
    const response = await fetch(query ? `${route.path}?${new URLSearchParams(query)}` : route.path, {
      method: route.method,
      cache: route.maxAge === undefined ? 'no-store' : 'default',
      headers: { ...(send !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      body: send === undefined ? undefined : JSON.stringify(send),
      signal,
    });
    const answer: unknown = await response.json();
    return response.ok ? accept(answer as ResponseOf<R>) : rejectionIn(route, answer);
  } catch {
    return localRejection<R>('unreachable');
  }
}

/** Seconds after which a busy server accepts a retry. */
const retryAfterSeconds = (rejection: { code: string; retryAfter?: number }) =>
  rejection.code === 'busy' ? rejection.retryAfter : undefined;

function rejectionIn<R extends Route>(route: R, answer: unknown): Result<never, ApiErrorCode<R>> {
  const { error } = answer as Partial<ErrorBody<ApiErrorCode<R>>>;
  if (!error) return localRejection('unreachable');
  return error.code in route.rejections ? { ok: false, rejection: error } : localRejection('fault');
}

const localRejection = <R extends Route>(code: 'fault' | 'unreachable') =>
  reject({ code }) as Result<never, ApiErrorCode<R>>;

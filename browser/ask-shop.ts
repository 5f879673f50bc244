import type { AnswerOf, CodeOf, ErrorBody, RequestOf, Route } from '@/contract/route';
import { accept, reject, type Result } from '@/domain/result';

/** How long to wait for the shop's answer, in ms. */
const TIMEOUT_MS = 20_000;

/** How often a shop that is busy is asked, in all. */
const MAX_ATTEMPTS = 3;

/** The route's own codes, `fault` where something broke, `unreachable` where no answer came. */
type ApiErrorCode<R extends Route> = CodeOf<R> | 'fault' | 'unreachable';

export type ApiResult<T, R extends Route> = Promise<Result<T, ApiErrorCode<R>>>;

type RequestOptions<Request> = {
  headers?: Record<string, string>;
  /** How long to wait for the whole answer, in ms; 20 s unless told otherwise. */
  timeoutMs?: number;
  /** Gives the question up. */
  signal?: AbortSignal;
  /** Sent as JSON. */
  send?: Request;
  /** Sent in the address. */
  query?: Request & Record<string, string>;
};

/** The header that tells the shop who is signed in. */
export const bearer = (idToken: string) => ({ Authorization: `Bearer ${idToken}` });

/**
 * Asks one of the shop's routes. Never rejects. A code that this page's contract does not know, because the server is
 * newer, becomes a `fault`. A shop that is busy has done nothing, and is asked again by itself when it has said to be,
 * within the same patience.
 */
export async function requestApi<R extends Route>(
  route: R,
  init: RequestOptions<RequestOf<R>> = {},
): ApiResult<AnswerOf<R>, R> {
  const timeout = AbortSignal.timeout(init.timeoutMs ?? TIMEOUT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await requestOnce(route, init, signal);
    const wait = answer.ok ? undefined : retryAfterSeconds(answer.rejection);
    if (wait === undefined || attempt === MAX_ATTEMPTS) return answer;
    // Not all at the same moment again.
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
    return response.ok ? accept(answer as AnswerOf<R>) : rejectionIn(route, answer);
  } catch {
    return localRejection<R>('unreachable');
  }
}

/** For how many seconds a busy shop wants to be left alone. */
const retryAfterSeconds = (rejection: { code: string; retryAfter?: number }) =>
  rejection.code === 'busy' ? rejection.retryAfter : undefined;

function rejectionIn<R extends Route>(route: R, answer: unknown): Result<never, ApiErrorCode<R>> {
  const { error } = answer as Partial<ErrorBody<ApiErrorCode<R>>>;
  if (!error) return localRejection('unreachable');
  return error.code in route.rejections ? { ok: false, rejection: error } : localRejection('fault');
}

const localRejection = <R extends Route>(code: 'fault' | 'unreachable') =>
  reject({ code }) as Result<never, ApiErrorCode<R>>;

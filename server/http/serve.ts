import 'server-only';
import { type ErrorBody, type Route } from '@/contract/route';
import { site } from '@/data/site';
import { type Rejection, type Result } from '@/domain/result';
import { isDatabaseUnavailable } from '@/server/database/database-error';
import { errorFields, log } from '@/server/platform/log';
import { withRequestId } from '@/server/platform/request-id';
import { InterruptedBodyError, readWhole } from './read-request';
import { messageOf } from './rejection-messages';
import { limitConcurrency } from './limit-concurrency';

/** When a 503 may be retried, in seconds: the database or another service may be reachable again by then. */
const RETRY_AFTER = 5;

const recordsUnreachable: Rejection<'records-unreachable'> = { code: 'records-unreachable', retryAfter: RETRY_AFTER };

/** Turns a rejection into a response. */
type RenderRejection = (rejection: Rejection<string>, status: number) => Response;

export type Handler = (request: Request) => Promise<Response>;

/**
 * Creates a route handler from its contract. It checks the origin first, so that no handler can forget that. Rejections
 * and exceptions become responses in the one error shape and are logged without personal data. Responses forbid caching
 * unless the contract sets a time, and carry the request's id. A route that may reject with `busy` limits its
 * concurrent requests.
 *
 * @param answer returns the body, a whole response, or a rejection that the contract names.
 * @param renderRejection renders a rejection; the shop's own shape by default.
 */
export function serve<Answer, Code extends string>(
  route: Route<unknown, Answer, Code>,
  answer: (request: Request) => Promise<Result<NoInfer<Answer> | Response, NoInfer<Code>>>,
  renderRejection: RenderRejection = errorResponse,
): Handler {
  const limited = limitConcurrency();
  const isBounded = 'busy' in route.rejections;
  const bounded = async (request: Request) => {
    if (!isBounded) return answer(request);
    // A slow sender must not occupy a slot.
    const whole = await readWhole(request, route.largestBody);
    return whole.ok ? limited(() => answer(whole.value)) : whole;
  };
  return (request) =>
    withRequestId(request, async () => {
      const response = await respond(route, request, bounded, renderRejection);
      const isKept = route.maxAge !== undefined && response.ok;
      if (response.status === 503 && !response.headers.has('Retry-After'))
        response.headers.set('Retry-After', String(RETRY_AFTER));
      response.headers.set('Cache-Control', isKept ? `public, max-age=${route.maxAge}` : 'no-store');
      return response;
    });
}

async function respond<Answer>(
  route: Route<unknown, Answer>,
  request: Request,
  answer: (request: Request) => Promise<Result<Answer | Response, string>>,
  renderRejection: RenderRejection,
): Promise<Response> {
  try {
    if (route.sender === 'shop-page' && !isOwnOrigin(request))
      return rejectionResponse(route, { code: 'wrong-origin' }, renderRejection);
    const answered = await answer(request);
    if (!answered.ok) return rejectionResponse(route, answered.rejection, renderRejection);
    return answered.value instanceof Response ? answered.value : Response.json(answered.value);
  } catch (error) {
    return exceptionResponse(route, error, renderRejection);
  }
}

/** A sender who disconnected is not the shop's error. */
function exceptionResponse(route: Route, error: unknown, renderRejection: RenderRejection): Response {
  if (error instanceof InterruptedBodyError) {
    log('info', route.path, { status: 400, code: 'interrupted' });
    return renderRejection({ code: 'bad-request' }, 400);
  }
  const { rejection, status } = rejectionOfException(route, error);
  return renderRejection(rejection, status);
}

/**
 * Logs an exception without its message and returns the rejection that the sender gets. An unreachable database is not
 * the request's error: a retry may succeed.
 */
export function rejectionOfException({ path, rejections }: Route, error: unknown) {
  const isRecords = 'records-unreachable' in rejections && isDatabaseUnavailable(error);
  const status = isRecords ? 503 : 500;
  log('error', path, { status, ...errorFields(error) });
  const rejection: Rejection<'records-unreachable' | 'fault'> = isRecords ? recordsUnreachable : { code: 'fault' };
  return { rejection, status };
}

function rejectionResponse(
  { path, rejections }: Route,
  rejection: Rejection<string>,
  renderRejection: RenderRejection,
): Response {
  const { code } = rejection;
  const status = rejections[code];
  if (!status) throw new Error(`The contract of ${path} has no rejection ${code}.`);
  log('warn', path, { status, code });
  return renderRejection(rejection, status);
}

function errorResponse(rejection: Rejection<string>, status: number): Response {
  const body: ErrorBody = { error: { ...rejection, message: messageOf(rejection.code) } };
  const headers = new Headers();
  if ('retryAfter' in rejection) headers.set('Retry-After', String(rejection.retryAfter));
  return Response.json(body, { status, headers });
}

/** True if a request comes from a page of this shop, by the address of the request or the public one (RFC 6454). */
function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  const host = origin && URL.canParse(origin) ? new URL(origin).host : undefined;
  return Boolean(host) && (host === request.headers.get('host') || host === new URL(site.url).host);
}

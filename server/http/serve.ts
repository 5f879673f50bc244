import 'server-only';
import { type ErrorBody, type Route } from '@/contract/route';
import { site } from '@/data/site';
import { type Rejection, type Result } from '@/domain/result';
import { isDatabaseUnavailable } from '@/server/database/database-error';
import { factsOf, log } from '@/server/platform/log';
import { underRequestId } from '@/server/platform/request-id';
import { readWhole } from './read-request';
import { messageOf } from './rejection-messages';
import { takeTurns } from './take-turns';

/** The records may be there again in a few seconds. */
const recordsUnreachable: Rejection<'records-unreachable'> = { code: 'records-unreachable', retryAfter: 5 };

/** A refusal as an answer. */
type Shape = (rejection: Rejection<string>, status: number) => Response;

export type Handler = (request: Request) => Promise<Response>;

/**
 * A route handler by its contract. Who may send is judged first, so that no handler can forget it; refusals and faults
 * become answers in the one error shape, each logged without personal data. Nobody may keep an answer unless the
 * contract says how long. Each answer carries the request's id. A route that may refuse as `busy` takes only so many requests at once.
 *
 * @param answer makes the answer, a whole response, or a refusal that the contract names.
 * @param inShape what a refusal looks like, where that is not the shop's own shape.
 */
export function serve<Answer, Code extends string>(
  route: Route<unknown, Answer, Code>,
  answer: (request: Request) => Promise<Result<NoInfer<Answer> | Response, NoInfer<Code>>>,
  inShape: Shape = errorResponse,
): Handler {
  const inTurn = takeTurns();
  const isBounded = 'busy' in route.rejections;
  const bounded = async (request: Request) => {
    if (!isBounded) return answer(request);
    // A slow sender takes no place.
    const whole = await readWhole(request);
    return whole.ok ? inTurn(() => answer(whole.value)) : whole;
  };
  return (request) =>
    underRequestId(request, async () => {
      const response = await respond(route, request, bounded, inShape);
      const isKept = route.maxAge !== undefined && response.ok;
      response.headers.set('Cache-Control', isKept ? `public, max-age=${route.maxAge}` : 'no-store');
      return response;
    });
}

async function respond<Answer>(
  route: Route<unknown, Answer>,
  request: Request,
  answer: (request: Request) => Promise<Result<Answer | Response, string>>,
  inShape: Shape,
): Promise<Response> {
  try {
    if (route.sender === 'shop-page' && !isOwnOrigin(request))
      return rejectionResponse(route, { code: 'wrong-origin' }, inShape);
    const answered = await answer(request);
    if (!answered.ok) return rejectionResponse(route, answered.rejection, inShape);
    return answered.value instanceof Response ? answered.value : Response.json(answered.value);
  } catch (error) {
    return faultResponse(route, error, inShape);
  }
}

/** Records that are away are no fault of the request's: it may succeed later. */
function faultResponse({ path, rejections }: Route, fault: unknown, inShape: Shape): Response {
  const isRecords = 'records-unreachable' in rejections && isDatabaseUnavailable(fault);
  const status = isRecords ? 503 : 500;
  log('error', path, { status, ...factsOf(fault) });
  return inShape(isRecords ? recordsUnreachable : { code: 'fault' }, status);
}

function rejectionResponse({ path, rejections }: Route, rejection: Rejection<string>, inShape: Shape): Response {
  const { code } = rejection;
  const status = rejections[code];
  if (!status) throw new Error(`${path} has no refusal ${code}.`);
  log('warn', path, { status, code });
  return inShape(rejection, status);
}

function errorResponse(rejection: Rejection<string>, status: number): Response {
  const body: ErrorBody = { error: { ...rejection, message: messageOf(rejection.code) } };
  const headers = new Headers();
  if ('retryAfter' in rejection) headers.set('Retry-After', String(rejection.retryAfter));
  return Response.json(body, { status, headers });
}

/** Whether a request comes from a page of this shop, by the address it was asked at or its public one (RFC 6454). */
function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  const host = origin && URL.canParse(origin) ? new URL(origin).host : undefined;
  return Boolean(host) && (host === request.headers.get('host') || host === new URL(site.url).host);
}

import 'server-only';
import { type ErrorBody } from '@/contract/error-body';
import { type AnswerOf, type CodeOf, type Route } from '@/contract/route';
import { refuse, type Refusal, type Result } from '@/domain/result';
import { factsOf, log } from '@/server/log';
import { isOwnOrigin } from './own-origin';
import { messageOf } from './refusal-messages';

/** What a route handler makes of a request: its answer, a whole response, or a refusal. */
export type Answered<R extends Route> = Result<AnswerOf<R> | Response, CodeOf<R>>;

/**
 * A route handler by its contract. Who may send is judged first, so that no handler can forget it; refusals and faults
 * become answers in the one error shape, each logged without personal data. Nobody may keep an answer unless the
 * contract says how long.
 */
export function serve<R extends Route>(
  route: R,
  answer: (request: Request) => Promise<Answered<R>>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await respond(route, request, answer);
    const isKept = route.maxAge !== undefined && response.ok;
    response.headers.set('Cache-Control', isKept ? `public, max-age=${route.maxAge}` : 'no-store');
    return response;
  };
}

async function respond<R extends Route>(
  route: R,
  request: Request,
  answer: (request: Request) => Promise<Answered<R>>,
): Promise<Response> {
  try {
    if (route.sender === 'shop-page' && !isOwnOrigin(request)) return refusalResponse(route, wrongOrigin.refusal);
    const answered = await answer(request);
    if (!answered.ok) return refusalResponse(route, answered.refusal);
    return answered.value instanceof Response ? answered.value : Response.json(answered.value);
  } catch (error) {
    log('error', route.path, { status: 500, ...factsOf(error) });
    return errorResponse({ code: 'fault' }, 500);
  }
}

const wrongOrigin = refuse({ code: 'wrong-origin' });

function refusalResponse(route: Route, refusal: Refusal<string>): Response {
  const { code } = refusal;
  const status = route.refusals[code];
  if (!status) throw new Error(`${route.path} has no refusal ${code}.`);
  log('warn', route.path, { status, code });
  return errorResponse(refusal, status);
}

function errorResponse(refusal: Refusal<string>, status: number): Response {
  const body: ErrorBody = { error: { ...refusal, message: messageOf(refusal.code) } };
  const headers = new Headers();
  if ('retryAfter' in refusal) headers.set('Retry-After', String(refusal.retryAfter));
  return Response.json(body, { status, headers });
}

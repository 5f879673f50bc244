import 'server-only';
import { type ErrorBody } from '@/contract/error-body';
import { type Route } from '@/contract/route';
import { type Refusal, type Result } from '@/domain/result';
import { factsOf, log } from '@/server/log';
import { isOwnOrigin } from './own-origin';
import { messageOf } from './refusal-messages';

export type Handler = (request: Request) => Promise<Response>;

/**
 * A route handler by its contract. Who may send is judged first, so that no handler can forget it; refusals and faults
 * become answers in the one error shape, each logged without personal data. Nobody may keep an answer unless the
 * contract says how long.
 *
 * @param answer makes the answer, a whole response, or a refusal that the contract names.
 */
export function serve<Answer, Code extends string>(
  route: Route<unknown, Answer, Code>,
  answer: (request: Request) => Promise<Result<NoInfer<Answer> | Response, NoInfer<Code>>>,
): Handler {
  return async (request) => {
    const response = await respond(route, request, answer);
    const isKept = route.maxAge !== undefined && response.ok;
    response.headers.set('Cache-Control', isKept ? `public, max-age=${route.maxAge}` : 'no-store');
    return response;
  };
}

async function respond<Answer>(
  route: Route<unknown, Answer>,
  request: Request,
  answer: (request: Request) => Promise<Result<Answer | Response, string>>,
): Promise<Response> {
  try {
    if (route.sender === 'shop-page' && !isOwnOrigin(request)) return refusalResponse(route, { code: 'wrong-origin' });
    const answered = await answer(request);
    if (!answered.ok) return refusalResponse(route, answered.refusal);
    return answered.value instanceof Response ? answered.value : Response.json(answered.value);
  } catch (error) {
    log('error', route.path, { status: 500, ...factsOf(error) });
    return errorResponse({ code: 'fault' }, 500);
  }
}

function refusalResponse({ path, refusals }: Route, refusal: Refusal<string>): Response {
  const { code } = refusal;
  const status = refusals[code];
  if (!status) throw new Error(`${path} has no refusal ${code}.`);
  log('warn', path, { status, code });
  return errorResponse(refusal, status);
}

function errorResponse(refusal: Refusal<string>, status: number): Response {
  const body: ErrorBody = { error: { ...refusal, message: messageOf(refusal.code) } };
  const headers = new Headers();
  if ('retryAfter' in refusal) headers.set('Retry-After', String(refusal.retryAfter));
  return Response.json(body, { status, headers });
}

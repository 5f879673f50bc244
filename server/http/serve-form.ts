import 'server-only';
import { addressOf } from '@/domain/language';
import { type PageCode } from '@/contract/every-route';
import { type ErrorBody, type Route } from '@/contract/route';
import { accept, type Rejection, type Result } from '@/domain/result';
import { isForm } from './read-request';
import { type Handler, serve } from './serve';

type FormPages = {
  /** Path that the browser is redirected to after success. */
  donePath: string;
  /** Renders a complete HTML page with the error message, for shoppers without scripts. */
  rejectionPage: (rejection: Rejection<PageCode | 'fault'>) => string;
};

/**
 * Creates a route that answers scripts with JSON and a form that the browser submits with a page. The browser keeps the
 * typed values for its Back button.
 *
 * @param keep does the work; may return a path to redirect to instead of `donePath`.
 */
export function serveForm<Code extends PageCode>(
  route: Route<unknown, { received: true }, Code>,
  { donePath, rejectionPage }: FormPages,
  keep: (request: Request) => Promise<Result<string | void, NoInfer<Code>>>,
): Handler {
  const answer = serve(route, async (request) => {
    const kept = await keep(request);
    if (!kept.ok) return kept;
    return accept(isForm(request) ? seeOther(kept.value ?? donePath) : Response.json({ received: true }));
  });
  return async (request) => {
    const response = await answer(request);
    return response.status < 400 || !isForm(request) ? response : asPage(response, rejectionPage);
  };
}

/**
 * Creates a route that a shopper opens by a link: a rejection is a page if the browser asks for one, and JSON for others.
 */
export function serveWithPage<Code extends PageCode>(
  route: Route<unknown, never, Code>,
  rejectionPage: FormPages['rejectionPage'],
  answer: (request: Request) => Promise<Result<Response, NoInfer<Code>>>,
): Handler {
  const serveRoute = serve(route, answer);
  return async (request) => {
    const response = await serveRoute(request);
    const wantsPage = request.headers.get('accept')?.includes('text/html') ?? false;
    return response.status < 400 || !wantsPage ? response : asPage(response, rejectionPage);
  };
}

/** Redirects a browser to a page (RFC 9110, 15.4.4). */
export const seeOther = (path: string) => new Response(null, { status: 303, headers: { Location: addressOf(path) } });

/** Renders a rejection as a page with the same status and headers. */
async function asPage(response: Response, rejectionPage: FormPages['rejectionPage']): Promise<Response> {
  const { error } = (await response.json()) as ErrorBody<PageCode | 'fault'>;
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(rejectionPage(error), { status: response.status, headers });
}

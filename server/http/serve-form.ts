import 'server-only';
import { type PageCode } from '@/contract/every-route';
import { type ErrorBody, type Route } from '@/contract/route';
import { accept, type Rejection, type Result } from '@/domain/result';
import { isForm } from './read-request';
import { type Handler, serve } from './serve';

type FormPages = {
  /** Where the browser goes once the form is kept. */
  donePath: string;
  /** A whole HTML page that says in plain words what is wrong, for whoever has no scripts to show it. */
  rejectionPage: (rejection: Rejection<PageCode | 'fault'>) => string;
};

/**
 * A route that takes a form both from scripts, answered in JSON, and from the browser itself, answered by a page. The
 * browser keeps what was typed for its Back.
 *
 * @param keep does the work; says where to go instead of `donePath`, if anywhere.
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

/** Leads a browser on to a page (RFC 9110, 15.4.4). */
export const seeOther = (path: string) => new Response(null, { status: 303, headers: { Location: path } });

/** A refusal as a page, with the same status and headers. */
async function asPage(response: Response, rejectionPage: FormPages['rejectionPage']): Promise<Response> {
  const { error } = (await response.json()) as ErrorBody<PageCode | 'fault'>;
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(rejectionPage(error), { status: response.status, headers });
}

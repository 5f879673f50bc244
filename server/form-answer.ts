import 'server-only';
import { site } from '@/data/site';
import { type ErrorAnswer, handle, isForm } from './http';

/**
 * A route that takes a form both from scripts, answered in JSON, and from the browser itself, answered by a page: the
 * one at `donePath`, or one that says in plain words what is wrong. The browser keeps what was typed for its Back.
 *
 * @param keep does the work; says where to go instead of `donePath`, if anywhere.
 */
export function handleForm(what: string, donePath: string, keep: (request: Request) => Promise<string | void>) {
  const answer = handle(what, async (request) => {
    const path = (await keep(request)) ?? donePath;
    return isForm(request)
      ? new Response(null, { status: 303, headers: { Location: path } })
      : Response.json({ received: true });
  });
  return async (request: Request): Promise<Response> => {
    const response = await answer(request);
    return response.status < 400 || !isForm(request) ? response : asPage(response);
  };
}

/** What the shop's forms call their fields. */
const labels: Record<string, string> = { name: 'Name', email: 'E-mail', subject: 'Subject', body: 'Message' };

/** A refusal for whoever has no scripts to show it: the same status and headers, as a page. */
async function asPage(refusal: Response): Promise<Response> {
  const { error } = (await refusal.json()) as ErrorAnswer;
  const headers = new Headers(refusal.headers);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const label = labels[String(error.field)];
  return new Response(pageOf(label ? `${label}: ${error.message}` : error.message), {
    status: refusal.status,
    headers,
  });
}

const pageOf = (words: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>This did not work | ${site.name}</title>
</head>
<body style="margin:0 auto;padding:32px 16px;max-width:560px;font:18px/1.5 system-ui,sans-serif">
<main>
<h1>This did not work.</h1>
<p>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>
<p>Go back in your browser: what you typed is still there. Or write to <a href="${site.mail.href}">${site.mail.label}</a>.</p>
</main>
</body>
</html>
`;

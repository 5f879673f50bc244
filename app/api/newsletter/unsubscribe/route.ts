import { database } from '@/server/database';
import { Refusal } from '@/server/errors';
import { handle, isForm, readForm, readText } from '@/server/http';
import { handleForm } from '@/server/form-answer';
import { newsletterToken, unsubscribe } from '@/server/newsletter';

/** The button of /newsletter/unsubscribe. */
const fromPage = handleForm('newsletter-unsubscribe', '/newsletter/ended', async (request) => {
  const { token } = await readForm(request, newsletterToken);
  return (await unsubscribe(await database(), token, new Date())) ? undefined : '/newsletter/unknown';
});

/** The one click of a mail program (RFC 8058): no page of ours, hence no Origin; the token in the address is its right. */
const fromMailProgram = handle('newsletter-one-click', async (request) => {
  if (!/List-Unsubscribe["=\s]+One-Click/.test(await readText(request))) {
    throw new Refusal(400, 'bad-request', 'Send List-Unsubscribe=One-Click.');
  }
  const { token } = newsletterToken.parse({ token: tokenOf(request) });
  if (await unsubscribe(await database(), token, new Date())) return Response.json({ unsubscribed: true });
  throw new Refusal(404, 'unknown-token', 'This link is not one of ours.');
});

export const POST = (request: Request) =>
  tokenOf(request) === null && isForm(request) ? fromPage(request) : fromMailProgram(request);

/** A mail program without one click, or a person, opens the same address: the page asks. */
export const GET = handle('newsletter-unsubscribe', async (request) => {
  const query = new URLSearchParams({ token: tokenOf(request) ?? '' });
  return new Response(null, { status: 303, headers: { Location: `/newsletter/unsubscribe?${query}` } });
});

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token');

import { rejectionPage } from '@/components/forms/rejection-page';
import { newsletterToken } from '@/contract/forms.schema';
import { newsletterOneClickRoute, newsletterUnsubscribePageRoute, newsletterUnsubscribeRoute } from '@/contract/forms';
import { accept, reject } from '@/domain/result';
import { database } from '@/server/database/database';
import { isForm, validateInput, readForm, readText } from '@/server/http/read-request';
import { serve } from '@/server/http/serve';
import { seeOther, serveForm } from '@/server/http/serve-form';
import { unsubscribe } from '@/server/newsletter/newsletter';
import { shopDate } from '@/domain/shop-date';

const pages = { donePath: '/newsletter/ended', rejectionPage };

const unsubscribeFromPage = serveForm(newsletterUnsubscribeRoute, pages, async (request) => {
  const parsed = await readForm(request, newsletterToken());
  if (!parsed.ok) return parsed;
  const isEnded = await unsubscribe(await database(), parsed.value.token, shopDate());
  return accept(isEnded ? undefined : '/newsletter/unknown');
});

const unsubscribeOneClick = serve(newsletterOneClickRoute, async (request) => {
  const body = await readText(request);
  if (!body.ok) return body;
  if (!/List-Unsubscribe["=\s]+One-Click/.test(body.value)) {
    return reject({ code: 'bad-request', field: '', reason: 'malformed' });
  }
  const parsedToken = validateInput({ token: tokenOf(request) }, newsletterToken());
  if (!parsedToken.ok) return parsedToken;
  const isEnded = await unsubscribe(await database(), parsedToken.value.token, shopDate());
  return isEnded ? accept({ unsubscribed: true }) : reject({ code: 'unknown-token' });
});

/** Unsubscribes by the page's form, or by a mail program's one click (docs/product.md 12.4). */
export const POST = (request: Request) =>
  tokenOf(request) === null && isForm(request) ? unsubscribeFromPage(request) : unsubscribeOneClick(request);

/** Redirects a browser, or a mail program without one-click unsubscribe, to the confirmation page. */
export const GET = serve(newsletterUnsubscribePageRoute, async (request) => {
  const query = new URLSearchParams({ token: tokenOf(request) ?? '' });
  return accept(seeOther(`/newsletter/unsubscribe?${query}`));
});

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token');

import { rejectionPage } from '@/components/forms/rejection-page';
import { newsletterRoute } from '@/contract/forms';
import { newsletterForm, newsletterRequest } from '@/contract/forms.schema';
import { accept } from '@/domain/result';
import { database } from '@/server/database/database';
import { isForm, readForm, readJson, callerAddress } from '@/server/http/read-request';
import { serveForm } from '@/server/http/serve-form';
import { keepIfSuspected } from '@/server/messages/messages';
import { subscribe } from '@/server/newsletter/newsletter';
import { limitTries } from '@/server/abuse/rate-limit';
import { shopDate } from '@/domain/shop-date';

/** Subscriptions per network address in ten minutes. */
const LIMIT = { action: 'newsletter', limit: 5, windowMs: 10 * 60_000 };

/** Emails a confirmation request to an address (docs/product.md 12.3). */
export const POST = serveForm(newsletterRoute, { donePath: '/newsletter/sent', rejectionPage }, async (request) => {
  const parsed = await (isForm(request) ? readForm(request, newsletterForm()) : readJson(request, newsletterRequest()));
  if (!parsed.ok) return parsed;
  const { email, ...spamFields } = parsed.value;
  const [db, now] = [await database(), shopDate()];
  const limited = await limitTries(db, { ...LIMIT, subject: callerAddress(request) }, now);
  if (!limited.ok) return limited;
  await keepIfSuspected(db, { email, wish: 'Newsletter' }, spamFields, now);
  return accept(await subscribe(db, email, spamFields, now, callerAddress(request)));
});

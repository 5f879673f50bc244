import { rejectionPage } from '@/components/forms/rejection-page';
import { contactRoute } from '@/contract/forms';
import { contactForm, contactRequest } from '@/contract/forms.schema';
import { accept } from '@/domain/result';
import { shopDate } from '@/domain/shop-date';
import { keepContactMessage } from '@/server/messages/messages';
import { database } from '@/server/database/database';
import { isForm, readForm, readJson, callerAddress } from '@/server/http/read-request';
import { serveForm } from '@/server/http/serve-form';
import { limitTries } from '@/server/abuse/rate-limit';

/** Messages per network address in ten minutes. */
const LIMIT = { action: 'contact', limit: 5, windowMs: 10 * 60_000 };

/** Stores a message to the shop and queues its acknowledgement (docs/product.md 12.5). */
export const POST = serveForm(contactRoute, { donePath: '/contact/sent', rejectionPage }, async (request) => {
  const parsed = await (isForm(request) ? readForm(request, contactForm()) : readJson(request, contactRequest()));
  if (!parsed.ok) return parsed;
  const { website, filledForMs, ...message } = parsed.value;
  const [db, now] = [await database(), shopDate()];
  const limited = await limitTries(db, { ...LIMIT, subject: callerAddress(request) }, now);
  if (!limited.ok) return limited;
  return accept(await keepContactMessage(db, message, { website, filledForMs }, now, callerAddress(request)));
});

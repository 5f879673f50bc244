import { rejectionPage } from '@/components/forms/rejection-page';
import { guestReturnRoute } from '@/contract/returns';
import { guestReturnForm } from '@/contract/returns.schema';
import { accept } from '@/domain/result';
import { limitTries } from '@/server/abuse/rate-limit';
import { database } from '@/server/database/database';
import { afterResponse } from '@/server/http/after-response';
import { readForm, callerAddress } from '@/server/http/read-request';
import { serveForm } from '@/server/http/serve-form';
import { keepIfSuspected } from '@/server/messages/messages';
import { askReturnAsGuest } from '@/server/returns/ask-as-guest';
import { itemsText } from '@/server/returns/request-return';
import { shopDate } from '@/domain/shop-date';

/** Requests per network address in ten minutes. */
const LIMIT = { action: 'guest-return', limit: 5, windowMs: 10 * 60_000 };

/** Requests a return by order number and email address (docs/product.md 36.5). */
export const POST = serveForm(guestReturnRoute, { donePath: '/return/asked', rejectionPage }, async (request) => {
  const parsed = await readForm(request, guestReturnForm());
  if (!parsed.ok) return parsed;
  const { number, email, items, reason, website, filledForMs } = parsed.value;
  const [db, now] = [await database(), shopDate()];
  const limited = await limitTries(db, { ...LIMIT, subject: callerAddress(request) }, now);
  if (!limited.ok) return limited;
  const traces = { website, filledForMs };
  const asked = { number, email, reason, items: items.length === 0 ? ('all' as const) : items };
  const body = `Return of ${itemsText(asked.items)} of order ${number}.${reason && ` Reason: ${reason}`}`;
  await keepIfSuspected(db, { email, wish: `Return of order ${number}`, body }, traces, now);
  afterResponse(() => askReturnAsGuest(db, asked, traces, now, callerAddress(request)));
  return accept(undefined);
});

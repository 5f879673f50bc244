import { rejectionPage } from '@/components/forms/rejection-page';
import { returnSentRoute } from '@/contract/returns';
import { returnSentForm } from '@/contract/returns.schema';
import { limitTries } from '@/server/abuse/rate-limit';
import { database } from '@/server/database/database';
import { readForm, callerAddress } from '@/server/http/read-request';
import { serveForm } from '@/server/http/serve-form';
import { markSent } from '@/server/returns/mark-sent';
import { shopDate } from '@/domain/shop-date';

/** Requests per network address in ten minutes. */
const LIMIT = { action: 'return-sent', limit: 30, windowMs: 10 * 60_000 };

/** Records that the shopper has sent the goods (docs/product.md 36.6). */
export const POST = serveForm(returnSentRoute, { donePath: '/return/slip', rejectionPage }, async (request) => {
  const parsed = await readForm(request, returnSentForm());
  if (!parsed.ok) return parsed;
  const [db, now] = [await database(), shopDate()];
  const limited = await limitTries(db, { ...LIMIT, subject: callerAddress(request) }, now);
  return limited.ok ? markSent(db, parsed.value, now) : limited;
});

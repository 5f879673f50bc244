import { rejectionPage } from '@/components/forms/rejection-page';
import { returnRoute } from '@/contract/returns';
import { returnForm } from '@/contract/returns.schema';
import { limitTries } from '@/server/abuse/rate-limit';
import { database } from '@/server/database/database';
import { readForm, callerAddress } from '@/server/http/read-request';
import { serveForm } from '@/server/http/serve-form';
import { askFromOrderPage } from '@/server/returns/ask-from-order-page';
import { shopDate } from '@/domain/shop-date';

/** Requests per network address in ten minutes. */
const LIMIT = { action: 'return', limit: 30, windowMs: 10 * 60_000 };

/** Requests a return, or starts a withdrawal, from the order's own page (docs/product.md 36.1, 36.5). */
export const POST = serveForm(returnRoute, { donePath: '/return', rejectionPage }, async (request) => {
  const parsed = await readForm(request, returnForm());
  if (!parsed.ok) return parsed;
  const [db, now] = [await database(), shopDate()];
  const limited = await limitTries(db, { ...LIMIT, subject: callerAddress(request) }, now);
  return limited.ok ? askFromOrderPage(db, parsed.value, now) : limited;
});

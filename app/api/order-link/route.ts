import { rejectionPage } from '@/components/forms/rejection-page';
import { orderLinkRoute } from '@/contract/orders';
import { orderLinkForm, orderLinkRequest } from '@/contract/orders.schema';
import { accept } from '@/domain/result';
import { database } from '@/server/database/database';
import { afterResponse } from '@/server/http/after-response';
import { keepIfSuspected } from '@/server/messages/messages';
import { isForm, readForm, readJson, callerAddress } from '@/server/http/read-request';
import { serveForm } from '@/server/http/serve-form';
import { requestOrderLink } from '@/server/orders/request-link';
import { limitTries } from '@/server/abuse/rate-limit';
import { shopDate } from '@/domain/shop-date';

/** Requests per network address in ten minutes. */
const LIMIT = { action: 'order-link', limit: 5, windowMs: 10 * 60_000 };

/** Emails the link of an order to the order's own address (docs/product.md 29.1). */
export const POST = serveForm(orderLinkRoute, { donePath: '/order/asked', rejectionPage }, async (request) => {
  const parsed = await (isForm(request) ? readForm(request, orderLinkForm()) : readJson(request, orderLinkRequest()));
  if (!parsed.ok) return parsed;
  const { number, email, ...spamFields } = parsed.value;
  const [db, now] = [await database(), shopDate()];
  const limited = await limitTries(db, { ...LIMIT, subject: callerAddress(request) }, now);
  if (!limited.ok) return limited;
  await keepIfSuspected(db, { email, wish: `Link of order ${number}` }, spamFields, now);
  afterResponse(() => requestOrderLink(db, { number, email }, spamFields, now, callerAddress(request)));
  return accept(undefined);
});

import { rejectionPage } from '@/components/forms/rejection-page';
import { changeAddressRoute } from '@/contract/order-changes';
import { changeAddressRequest } from '@/contract/order-changes.schema';
import { orderPath } from '@/domain/paths';
import { accept, reject } from '@/domain/result';
import { limitTries } from '@/server/abuse/rate-limit';
import { database } from '@/server/database/database';
import { isForm, readForm, readJson, callerAddress } from '@/server/http/read-request';
import { serveForm } from '@/server/http/serve-form';
import { findOrderByToken } from '@/server/orders/read';
import { changeAddress } from '@/server/orders/shopper-changes';
import { shopDate } from '@/domain/shop-date';

/** Requests per network address in ten minutes. */
const LIMIT = { action: 'change-address', limit: 20, windowMs: 10 * 60_000 };

/** Changes the delivery address of an order (docs/product.md 37.6). */
export const POST = serveForm(changeAddressRoute, { donePath: '/order', rejectionPage }, async (request) => {
  const schema = changeAddressRequest();
  const parsed = await (isForm(request) ? readForm(request, schema) : readJson(request, schema));
  if (!parsed.ok) return parsed;
  const { order: token, ...address } = parsed.value;
  const [db, now] = [await database(), shopDate()];
  const limited = await limitTries(db, { ...LIMIT, subject: callerAddress(request) }, now);
  if (!limited.ok) return limited;
  const order = await findOrderByToken(db, token);
  if (!order) return reject({ code: 'unknown-order' });
  const changed = await changeAddress(db, order.number, address, now);
  return changed.ok ? accept(orderPath(token)) : changed;
});

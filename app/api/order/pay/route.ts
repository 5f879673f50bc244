import { rejectionPage } from '@/components/forms/rejection-page';
import { payOrderRoute, testPayOrderRoute } from '@/contract/order-changes';
import { payOrderQuery, testPayOrderForm } from '@/contract/order-changes.schema';
import { accept } from '@/domain/result';
import { orderPath } from '@/domain/paths';
import { limitTries } from '@/server/abuse/rate-limit';
import { payPlacedOrder, testPayPlacedOrder } from '@/server/checkout/pay-order';
import { database } from '@/server/database/database';
import { readForm, readQuery, callerAddress } from '@/server/http/read-request';
import { seeOther, serveForm, serveWithPage } from '@/server/http/serve-form';
import { shopDate } from '@/domain/shop-date';

/** Requests per network address in ten minutes. */
const LIMIT = { action: 'pay-order', limit: 30, windowMs: 10 * 60_000 };

/** Redirects to the payment of an order by phone (docs/product.md 41.9). */
export const GET = serveWithPage(payOrderRoute, rejectionPage, async (request) => {
  const query = readQuery(request, payOrderQuery());
  if (!query.ok) return query;
  const [db, now] = [await database(), shopDate()];
  const limited = await limitTries(db, { ...LIMIT, subject: callerAddress(request) }, now);
  if (!limited.ok) return limited;
  const next = await payPlacedOrder(db, query.value.order, now);
  return next.ok ? accept(seeOther(next.value)) : next;
});

/** Pays an order by phone with a test card (docs/product.md 41.9). */
export const POST = serveForm(testPayOrderRoute, { donePath: '/thanks', rejectionPage }, async (request) => {
  const form = await readForm(request, testPayOrderForm());
  if (!form.ok) return form;
  const [db, now] = [await database(), shopDate()];
  const limited = await limitTries(db, { ...LIMIT, subject: callerAddress(request) }, now);
  if (!limited.ok) return limited;
  const paid = await testPayPlacedOrder(db, form.value, now);
  return paid.ok ? accept(orderPath(form.value.order, { from: 'payment' })) : paid;
});

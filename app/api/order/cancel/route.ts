import { rejectionPage } from '@/components/forms/rejection-page';
import { cancelOrderRoute } from '@/contract/order-changes';
import { cancelOrderForm } from '@/contract/order-changes.schema';
import { accept } from '@/domain/result';
import { orderPath } from '@/domain/paths';
import { limitTries } from '@/server/abuse/rate-limit';
import { database } from '@/server/database/database';
import { readForm, callerAddress } from '@/server/http/read-request';
import { serveForm } from '@/server/http/serve-form';
import { cancelByShopper } from '@/server/payments/cancel-order';
import { configuredProviders } from '@/server/payments/providers';
import { shopDate } from '@/domain/shop-date';

/** Requests per network address in ten minutes. */
const LIMIT = { action: 'cancel-order', limit: 20, windowMs: 10 * 60_000 };

/** Cancels an order for its shopper (docs/product.md 37.4). */
export const POST = serveForm(cancelOrderRoute, { donePath: '/order', rejectionPage }, async (request) => {
  const parsed = await readForm(request, cancelOrderForm());
  if (!parsed.ok) return parsed;
  const [db, now] = [await database(), shopDate()];
  const limited = await limitTries(db, { ...LIMIT, subject: callerAddress(request) }, now);
  if (!limited.ok) return limited;
  const cancelled = await cancelByShopper(db, parsed.value.order, configuredProviders(db), now);
  return cancelled.ok ? accept(orderPath(parsed.value.order)) : cancelled;
});

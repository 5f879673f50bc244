import { rejectionPage } from '@/components/forms/rejection-page';
import { backInStockUnsubscribeRoute } from '@/contract/forms';
import { backInStockUnsubscribeForm } from '@/contract/forms.schema';
import { accept } from '@/domain/result';
import { database } from '@/server/database/database';
import { readForm, callerAddress } from '@/server/http/read-request';
import { serveForm } from '@/server/http/serve-form';
import { limitTries } from '@/server/abuse/rate-limit';
import { unsubscribeFromBackInStock } from '@/server/stock/back-in-stock-subscriptions';
import { shopDate } from '@/domain/shop-date';

/** Requests per network address in ten minutes. */
const LIMIT = { action: 'back-in-stock-leave', limit: 5, windowMs: 10 * 60_000 };

/** Ends the back-in-stock subscriptions of an address (docs/product.md 25.6). */
export const POST = serveForm(
  backInStockUnsubscribeRoute,
  { donePath: '/back-in-stock/off', rejectionPage },
  async (request) => {
    const parsed = await readForm(request, backInStockUnsubscribeForm());
    if (!parsed.ok) return parsed;
    const [db, now] = [await database(), shopDate()];
    const limited = await limitTries(db, { ...LIMIT, subject: callerAddress(request) }, now);
    return limited.ok ? accept(await unsubscribeFromBackInStock(db, parsed.value.email)) : limited;
  },
);

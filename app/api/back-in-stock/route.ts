import { rejectionPage } from '@/components/forms/rejection-page';
import { backInStockRoute } from '@/contract/forms';
import { backInStockForm, backInStockRequest } from '@/contract/forms.schema';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { accept, reject } from '@/domain/result';
import { parseWatchKey } from '@/domain/watch-key';
import { database } from '@/server/database/database';
import { keepIfSuspected } from '@/server/messages/messages';
import { isForm, readForm, readJson, callerAddress } from '@/server/http/read-request';
import { serveForm } from '@/server/http/serve-form';
import { limitTries } from '@/server/abuse/rate-limit';
import { subscribeToBackInStock } from '@/server/stock/back-in-stock-subscriptions';
import { shopDate } from '@/domain/shop-date';

/** Requests per network address in ten minutes. */
const LIMIT = { action: 'back-in-stock', limit: 5, windowMs: 10 * 60_000 };

/** Subscribes an address to one email when a watch is back (docs/product.md 25.6). */
export const POST = serveForm(
  backInStockRoute,
  { donePath: '/back-in-stock/noted', rejectionPage },
  async (request) => {
    const parsed = await (isForm(request)
      ? readForm(request, backInStockForm())
      : readJson(request, backInStockRequest()));
    if (!parsed.ok) return parsed;
    const { watch, email, ...spamFields } = parsed.value;
    const reference = parseWatchKey(watch);
    const sold = reference && (await catalogue.findWatch(reference));
    if (!sold) return reject({ code: 'unknown-watch', field: 'watch' });
    const [db, now] = [await database(), shopDate()];
    const limited = await limitTries(db, { ...LIMIT, subject: callerAddress(request) }, now);
    if (!limited.ok) return limited;
    await keepIfSuspected(db, { email, wish: `Back in stock: ${sold.key}` }, spamFields, now);
    return accept(
      await subscribeToBackInStock(db, { watch: sold.key, email }, spamFields, now, callerAddress(request)),
    );
  },
);

import { takeHandedListRoute } from '@/contract/handed-lists';
import { takeHandedListRequest } from '@/contract/handed-lists.schema';
import { database } from '@/server/database/database';
import { readJson, callerAddress } from '@/server/http/read-request';
import { serve } from '@/server/http/serve';
import { limitHandedLists, takeHandedList } from '@/server/lists/handed-lists';
import { shopDate } from '@/domain/shop-date';

/** Returns an encrypted list once and deletes it (docs/product.md 40.8). */
export const POST = serve(takeHandedListRoute, async (request) => {
  const parsed = await readJson(request, takeHandedListRequest());
  if (!parsed.ok) return parsed;
  const [db, now] = [await database(), shopDate()];
  const limited = await limitHandedLists(db, 'take', callerAddress(request), now);
  return limited.ok ? takeHandedList(db, parsed.value, now) : limited;
});

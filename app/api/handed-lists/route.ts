import { keepHandedListRoute } from '@/contract/handed-lists';
import { keepHandedListRequest } from '@/contract/handed-lists.schema';
import { accept } from '@/domain/result';
import { database } from '@/server/database/database';
import { readJson, callerAddress } from '@/server/http/read-request';
import { serve } from '@/server/http/serve';
import { keepHandedList, limitHandedLists } from '@/server/lists/handed-lists';
import { shopDate } from '@/domain/shop-date';

/** Stores an encrypted list for another device (docs/product.md 40.8). */
export const POST = serve(keepHandedListRoute, async (request) => {
  const parsed = await readJson(request, keepHandedListRequest());
  if (!parsed.ok) return parsed;
  const [db, now] = [await database(), shopDate()];
  const limited = await limitHandedLists(db, 'keep', callerAddress(request), now);
  return limited.ok ? accept(await keepHandedList(db, parsed.value, now)) : limited;
});

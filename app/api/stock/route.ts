import { databaseRejections } from '@/contract/route';
import { stockRoute } from '@/contract/watches';
import { stockQuery } from '@/contract/watches.schema';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { accept } from '@/domain/result';
import { displayedStock } from '@/domain/stock';
import { database } from '@/server/database/database';
import { readQuery } from '@/server/http/read-request';
import { serve } from '@/server/http/serve';
import { orderableUnits } from '@/server/stock/available-units';
import { shopDate } from '@/domain/shop-date';

/** Named here and not in the contract: product pages load it, and the browser reads no code of this route. */
const route = { ...stockRoute, rejections: { ...stockRoute.rejections, ...databaseRejections } };

/** Returns the units left of the watches in the query (docs/product.md 25.8). */
export const GET = serve(route, async (request) => {
  const query = readQuery(request, stockQuery());
  if (!query.ok) return query;
  const sold = (await catalogue.findWatches(query.value.keys)).map(({ key }) => key);
  const left = await orderableUnits(await database(), sold, query.value.own, shopDate());
  return accept({ stock: sold.map((key) => ({ key, left: displayedStock(left.get(key) ?? 0) })) });
});

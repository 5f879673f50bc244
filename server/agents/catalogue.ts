import 'server-only';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { pageCurrency } from '@/domain/currency';
import { isWithin } from '@/domain/filtering/range-filters';
import { formatFilterState } from '@/domain/filtering/filter-state';
import { accept, reject, type Result } from '@/domain/result';
import { costAt } from '@/data/weekend';
import { type Watch } from '@/domain/watch';
import { type WatchKey } from '@/domain/watch-key';
import { type Message } from './messages';
import { type Moment, policiesOf, productId, productOf, watchOfProduct } from './product';
import { type Filters, passes, readFilters, filterStateOf } from './search-filters';

/** Default and largest number of products on a page. */
const PAGE = 10;
const LARGEST_PAGE = 50;

/** Largest number of ids in one lookup. */
export const maxIds = 50;

/** Longest query, in characters; longer ones are cut, as in the search box. */
const LONGEST_QUERY = 200;

/** Fields that the protocol's schemas have validated. */
type Context = { currency?: string };
export type SearchRequest = {
  query?: string;
  filters?: unknown;
  context?: Context;
  pagination?: { cursor?: string; limit?: number };
};
export type LookupRequest = { ids: string[]; filters?: unknown; context?: Context };
export type ProductRequest = { id: string; filters?: unknown; context?: Context };

type Arguments = 'invalid-arguments' | 'request-too-large';

/**
 * Returns a page of the products for a query and filters, in the shop's order: by relevance, or as in the catalogue.
 */
export async function searchProducts(request: SearchRequest, moment: Moment): Promise<Result<object, Arguments>> {
  const query = (request.query ?? '').trim().slice(0, LONGEST_QUERY);
  const read = readFilters(request.filters);
  if (!read.ok) return invalid(read.detail);
  if (!query && Object.keys(read.filters).length === 0) return invalid('/ must have a query or a filter');
  const start = readCursor(request.pagination?.cursor);
  if (start === undefined) return invalid('/pagination/cursor is not one of this shop');
  const { keys, messages } = await find(query, read.filters, request.context, moment);
  const limit = Math.min(request.pagination?.limit ?? PAGE, LARGEST_PAGE);
  const end = start + limit;
  const watches = await catalogue.findWatches(keys.slice(start, end));
  const hasMore = end < keys.length;
  return accept({
    products: watches.map((watch) => productOf(watch, moment)),
    pagination: { has_next_page: hasMore, total_count: keys.length, ...(hasMore && { cursor: cursorOf(end) }) },
    ...(messages.length > 0 && { messages }),
  });
}

async function find(query: string, filters: Filters, context: Context | undefined, { now }: Moment) {
  const takesPrice = isInDollars(context);
  // The catalogue filters by prices in the page's currency, an agent by those in US dollars (docs/product.md 44.14).
  const filterState = filterStateOf(filters, takesPrice && pageCurrency === 'usd');
  const passesPrice = (watch: Watch) => !takesPrice || isPricedWithin(filters, watch, now);
  const messages: Message[] = filters.price && !takesPrice ? [priceIgnored] : [];
  if (!query) {
    const found = await catalogue.findOnList('all', filterState, 1);
    return { keys: await narrowed(found?.keys, filters, passesPrice), messages };
  }
  const found = await catalogue.findInSearch(query, filterState, 1);
  const asked = found ? formatFilterState(found.queryFilters) : '';
  if (asked) messages.push({ type: 'info', code: 'query_read_as', content: `The query was read as: ${asked}` });
  if (found?.correctedWords) {
    const content = `Nothing is called that here. Did you mean: ${found.correctedWords}`;
    messages.push({ type: 'info', code: 'spelling', content });
  }
  return { keys: await narrowed(found?.keys, filters, passesPrice), messages };
}

async function narrowed(
  keys: readonly WatchKey[] = [],
  filters: Filters,
  passesPrice: (watch: Watch) => boolean,
): Promise<readonly WatchKey[]> {
  const watches = await catalogue.findWatches(keys);
  return watches.filter((watch) => passes(watch, filters) && passesPrice(watch)).map(({ key }) => key);
}

/** A filter's amounts are in the context's currency; agents get prices in US dollars only. */
const isInDollars = (context?: Context) => (context?.currency ?? 'USD').toUpperCase() === 'USD';

const priceIgnored: Message = {
  type: 'warning',
  code: 'price_filter_ignored',
  content: 'Agents get prices in US dollars: a price filter in another currency was not applied.',
};

const invalid = (detail: string) => reject({ code: 'invalid-arguments', detail });

/** A cursor holds the number of preceding watches. */
const cursorOf = (start: number) => Buffer.from(`from ${start}`).toString('base64url');

function readCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return 0;
  const encoded = /^from (0|[1-9]\d{0,8})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  return encoded ? Number(encoded[1]) : undefined;
}

/** Returns the products of these ids, each once. Unknown ids are left out and listed in a message. */
export async function lookUpProducts(request: LookupRequest, moment: Moment): Promise<Result<object, Arguments>> {
  const ids = [...new Set(request.ids)];
  if (ids.length > maxIds) return reject({ code: 'request-too-large' });
  const read = readFilters(request.filters);
  if (!read.ok) return invalid(read.detail);
  const watches = await catalogue.findWatches(ids.flatMap((id) => watchOfProduct(id) ?? []));
  const products = watches
    .filter((watch) => passesFilters(watch, read.filters, request.context, moment))
    .map((watch) => withInputs(productOf(watch, moment)));
  const known = new Set(watches.map(productId));
  const messages = ids.filter((id) => !known.has(id)).map((id) => notFound(id));
  return accept({ products, ...(messages.length > 0 && { messages }) });
}

function withInputs(product: ReturnType<typeof productOf>) {
  const inputs = [{ id: product.id, match: 'exact' }];
  return { ...product, variants: product.variants.map((variant) => ({ ...variant, inputs })) };
}

const notFound = (id: string): Message => ({
  type: 'info',
  code: 'not_found',
  content: `No watch has the id ${JSON.stringify(id.slice(0, 100))}.`,
});

const isPricedWithin = ({ price }: Filters, watch: Watch, now: Date) =>
  !price || isWithin({ from: price.min, to: price.max }, costAt(watch, now));

/** True if a watch that was requested by id passes the filters, as in a search. */
function passesFilters(watch: Watch, filters: Filters, context: Context | undefined, { now }: Moment): boolean {
  return (!isInDollars(context) || isPricedWithin(filters, watch, now)) && passes(watch, filters);
}

/** Returns one watch in full with its policies; undefined for an unknown id or a watch that the filters exclude. */
export async function showProduct(
  request: ProductRequest,
  moment: Moment,
): Promise<Result<object | undefined, Arguments>> {
  const read = readFilters(request.filters);
  if (!read.ok) return invalid(read.detail);
  const reference = watchOfProduct(request.id);
  const watch = reference && (await catalogue.findWatch(reference));
  if (!watch || !passesFilters(watch, read.filters, request.context, moment)) return accept(undefined);
  return accept({ product: productOf(watch, moment), policies: policiesOf(watch) });
}

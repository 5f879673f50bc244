import 'server-only';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { type Currency, pageCurrency } from '@/domain/currency';
import { isWithin } from '@/domain/filtering/range-filters';
import { formatFilterState } from '@/domain/filtering/filter-state';
import { accept, reject, type Result } from '@/domain/result';
import { costAt } from '@/data/weekend';
import { type Watch } from '@/domain/watch';
import { type WatchKey } from '@/domain/watch-key';
import { priceIn } from '@/domain/watch-price';
import { askedCurrency, type CurrencyHint } from './asked-currency';
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
export type SearchRequest = {
  query?: string;
  filters?: unknown;
  context?: CurrencyHint;
  pagination?: { cursor?: string; limit?: number };
};
export type LookupRequest = { ids: string[]; filters?: unknown; context?: CurrencyHint };
export type ProductRequest = { id: string; filters?: unknown; context?: CurrencyHint };

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
  const pricing = pricingOf(request.context);
  const { keys, messages } = await find(query, read.filters, pricing, moment);
  const limit = Math.min(request.pagination?.limit ?? PAGE, LARGEST_PAGE);
  const end = start + limit;
  const watches = await catalogue.findWatches(keys.slice(start, end));
  const hasMore = end < keys.length;
  return accept({
    products: watches.map((watch) => productOf(watch, pricing.currency, moment)),
    pagination: { has_next_page: hasMore, total_count: keys.length, ...(hasMore && { cursor: cursorOf(end) }) },
    ...(messages.length > 0 && { messages }),
  });
}

/** Currency of the prices, and if the price filter is in it. */
type Pricing = { currency: Currency; takesPrice: boolean };

/**
 * A filter's amounts are in the context's currency, without one in the page's. A filter in a currency that the shop does
 * not sell in is ignored, as the protocol allows: no price is converted.
 */
function pricingOf(context: CurrencyHint | undefined): Pricing {
  const asked = askedCurrency(context);
  return { currency: asked ?? pageCurrency, takesPrice: asked !== undefined || context?.currency === undefined };
}

async function find(query: string, filters: Filters, pricing: Pricing, { now }: Moment) {
  const { currency, takesPrice } = pricing;
  // The catalogue filters by prices in the page's currency only (docs/product.md 44.4).
  const filterState = filterStateOf(filters, takesPrice && currency === pageCurrency);
  const passesPrice = (watch: Watch) => isPricedWithin(filters, pricing, watch, now);
  const messages: Message[] = filters.price && !takesPrice ? [priceIgnored] : [];
  if (!query) {
    const found = await catalogue.findOnList('all', filterState, 1);
    return { keys: await narrowed(found?.keys, filters, passesPrice), messages };
  }
  const found = await catalogue.findInSearch(query, filterState, 1);
  const asked = found ? formatFilterState(found.queryFilters) : '';
  const unit = currency !== pageCurrency && found?.queryFilters.ranges.price ? `, price in ${pageCode}` : '';
  // A chosen filter replaces that of the query in the search, but a filter of the protocol narrows what the query finds.
  const ofQuery = found && asked ? await catalogue.findOnList('all', found.queryFilters, 1) : undefined;
  const passesQuery = new Set(ofQuery?.keys ?? found?.keys);
  if (asked) messages.push({ type: 'info', code: 'query_read_as', content: `The query was read as: ${asked}${unit}` });
  if (found?.correctedWords) {
    const content = `Nothing is called that here. Did you mean: ${found.correctedWords}`;
    messages.push({ type: 'info', code: 'spelling', content });
  }
  const keys = found?.keys.filter((key) => passesQuery.has(key));
  return { keys: await narrowed(keys, filters, passesPrice), messages };
}

async function narrowed(
  keys: readonly WatchKey[] = [],
  filters: Filters,
  passesPrice: (watch: Watch) => boolean,
): Promise<readonly WatchKey[]> {
  const watches = await catalogue.findWatches(keys);
  return watches.filter((watch) => passes(watch, filters) && passesPrice(watch)).map(({ key }) => key);
}

/** ISO 4217 code of the page's currency. */
const pageCode = pageCurrency.toUpperCase();

const priceIgnored: Message = {
  type: 'warning',
  code: 'price_filter_ignored',
  content: `The shop has no prices in this currency: they are in ${pageCode}, and the price filter was not applied.`,
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
  const pricing = pricingOf(request.context);
  const watches = await catalogue.findWatches(ids.flatMap((id) => watchOfProduct(id) ?? []));
  const passing = await filtered(watches, read.filters, pricing, moment);
  const products = passing.map((watch) => withInputs(productOf(watch, pricing.currency, moment)));
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

/** True if a watch passes the price filter. Without a price in the currency it passes none (docs/product.md 44.4). */
function isPricedWithin({ price }: Filters, { currency, takesPrice }: Pricing, watch: Watch, now: Date): boolean {
  if (!price || !takesPrice) return true;
  const sold = priceIn(watch, currency);
  return sold !== undefined && isWithin({ from: price.min, to: price.max }, costAt(sold, now));
}

/** Keeps those watches, requested by id, that a search with the filters finds. */
async function filtered(watches: readonly Watch[], filters: Filters, pricing: Pricing, { now }: Moment) {
  if (Object.keys(filters).length === 0) return watches;
  const found = await catalogue.findOnList('all', filterStateOf(filters, false), 1);
  const matching = new Set(found?.keys);
  return watches.filter(
    (watch) => matching.has(watch.key) && passes(watch, filters) && isPricedWithin(filters, pricing, watch, now),
  );
}

/** Returns one watch in full with its policies; undefined for an unknown id or a watch that the filters exclude. */
export async function showProduct(
  request: ProductRequest,
  moment: Moment,
): Promise<Result<object | undefined, Arguments>> {
  const read = readFilters(request.filters);
  if (!read.ok) return invalid(read.detail);
  const pricing = pricingOf(request.context);
  const reference = watchOfProduct(request.id);
  const found = reference && (await catalogue.findWatch(reference));
  const [watch] = await filtered(found ? [found] : [], read.filters, pricing, moment);
  if (!watch) return accept(undefined);
  return accept({ product: productOf(watch, pricing.currency, moment), policies: policiesOf(watch) });
}

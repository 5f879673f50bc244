// Verifies docs/product.md 33.6.
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { costAt } from '@/data/weekend';
import { fitOf, isGoodFit } from '@/domain/fit';
import { agentsAt, ask } from '@/server/agents/testing/agent';
import { later, now } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { setStock } from '@/server/stock/set-stock';
import { seedStock } from '@/server/stock/seed';
import { productId } from './product';
import { validationErrorOf, validatorOf } from './schemas';

type Product = { id: string; variants: { id: string; price: { amount: number }; inputs?: unknown }[] };

const saturday = new Date('2026-11-21T17:00:00.000Z');

const isGood = (schema: string, answer: unknown) =>
  expect(validationErrorOf(validatorOf('2026-08-25', 'answer', schema), answer)).toBeUndefined();
const searchResponse = 'shopping/catalog_search.json#/$defs/search_response';
const lookupResponse = 'shopping/catalog_lookup.json#/$defs/lookup_response';
const productResponse = 'shopping/catalog_lookup.json#/$defs/get_product_response';

onSqlite((where) => {
  const agents = () => agentsAt(where().db);

  it('search returns pages of ten, and its cursors visit every watch once in the shop’s order', async () => {
    const all = await catalogue.listAll('all');
    const met: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await ask(agents(), 'search_catalog', { filters: { price: { min: 0 } }, pagination: { cursor } });
      isGood(searchResponse, answer);
      expect(answer.pagination.total_count).toBe(all.length);
      expect(answer.products.length).toBe(answer.pagination.has_next_page ? 10 : all.length % 10);
      met.push(...answer.products.map(({ id }: Product) => id));
      ({ cursor } = answer.pagination);
    } while (cursor);
    expect(met).toEqual(all.map(({ key }) => key.replace('/', '-')));
  });

  it('search returns the requested page size, at most fifty', async () => {
    const count = async (limit: number) =>
      (await ask(agents(), 'search_catalog', { filters: { price: { min: 0 } }, pagination: { limit } })).products
        .length;
    expect([await count(1), await count(12), await count(9999)]).toEqual([1, 12, 50]);
  });

  it('search has no further page if a page ends with the last watch', async () => {
    const page = async (limit: number) => {
      const filters = { categories: ['Watches > Women'] };
      return (await ask(agents(), 'search_catalog', { filters, pagination: { limit } })).pagination;
    };
    const total_count = await catalogue.countWatches('womens');
    expect(await page(total_count)).toEqual({ has_next_page: false, total_count });
    expect(await page(total_count - 1)).toEqual({ has_next_page: true, total_count, cursor: expect.any(String) });
  });

  it('lookup and get_product compare the price in cents with both ends of a filter', async () => {
    const cents = costAt((await catalogue.findWatch('xerix/1')) ?? raise(), now);
    const found = async (price: object, currency = 'usd') => {
      const filters = { filters: { price }, context: { currency } };
      const { products } = await ask(agents(), 'lookup_catalog', { ids: ['xerix-1'], ...filters });
      const { product } = await ask(agents(), 'get_product', { id: 'xerix-1', ...filters });
      return [products.length === 1, product !== undefined];
    };
    expect(await found({ min: cents, max: cents })).toEqual([true, true]);
    expect(await found({ max: cents - 1 })).toEqual([false, false]);
    expect(await found({ min: cents + 1 })).toEqual([false, false]);
    expect(await found({ min: cents + 1 }, 'CHF')).toEqual([true, true]);
  });

  it('search reads 200 characters of a query', async () => {
    const total = async (query: string) =>
      (await ask(agents(), 'search_catalog', { query })).pagination.total_count as number;
    const count = await total('automatic');
    expect(count).toBeGreaterThan(0);
    expect(await total('automatic'.padEnd(200) + 'quartz')).toBe(count);
    expect(await total('automatic'.padEnd(194) + 'quartz')).not.toBe(count);
  });

  it('search parses a query like the shop’s search box', async () => {
    const today = agentsAt(where().db, { now: new Date() });
    const answer = await ask(today, 'search_catalog', { query: 'automatic under $300', filters: { wrist: 165 } });
    isGood(searchResponse, answer);
    const found = await catalogue.findInSearch('automatic under $300', { ranges: {}, options: {}, sort: 'listed' }, 1);
    const expected = (await catalogue.findWatches(found?.keys ?? [])).filter(({ specification }) =>
      isGoodFit(fitOf(specification, 165).verdict),
    );
    expect(expected.length).toBeGreaterThan(1);
    expect(answer.products.map(({ id }: Product) => id)).toEqual(expected.map(({ key }) => key.replace('/', '-')));
    for (const { metadata, variants } of answer.products) {
      expect(metadata.specification.movement).toBe('Automatic');
      expect(variants[0].price.amount).toBeLessThanOrEqual(300_00);
    }
  });

  it.each([
    [{ diameter: { min: 36, max: 38 } }, 'case_diameter', 36, 38],
    [{ water: { min: 200 } }, 'water_resistance', 200, Infinity],
    [{ weight: { max: 50 } }, 'weight', 0, 50],
  ])('search with the filter %j narrows like the shop’s range filter', async (filters, measure, least, most) => {
    const { products } = await ask(agents(), 'search_catalog', { filters, pagination: { limit: 50 } });
    expect(products.length).toBeGreaterThan(0);
    for (const { metadata } of products) {
      expect(metadata.specification[measure].value).toBeGreaterThanOrEqual(least);
      expect(metadata.specification[measure].value).toBeLessThanOrEqual(most);
    }
  });

  it.each([
    { brand: ['times'] },
    { movement: ['automatic', 'solar'], display: ['no such display'] },
    { dial: ['blue', 'black'], strap: ['leather'] },
    { case: ['steel'], function: ['date'] },
    { diameter: { max: 38 } },
    { lug: { min: 46 }, thickness: { max: 12 }, weight: { min: 60 }, water: { min: 100, max: 200 } },
    { price: { max: 300_00 }, wrist: 150, categories: ['Watches > Women'] },
  ])('lookup and get_product with the filters %j return the watches that a search returns', async (filters) => {
    const today = agentsAt(where().db, { now: new Date() });
    const ids = (await catalogue.listAll('all')).map(productId);
    const found: string[] = [];
    for (let cursor: string | undefined, more = true; more;) {
      const { products, pagination } = await ask(today, 'search_catalog', {
        filters,
        pagination: { limit: 50, cursor },
      });
      found.push(...products.map(({ id }: Product) => id));
      ({ cursor, has_next_page: more } = pagination);
    }
    for (let from = 0; from < ids.length; from += 50) {
      const asked = ids.slice(from, from + 50);
      const { products } = await ask(today, 'lookup_catalog', { ids: asked, filters });
      expect(products.map(({ id }: Product) => id)).toEqual(asked.filter((id) => found.includes(id)));
    }
    for (const id of ids.slice(0, 12)) {
      const { product } = await ask(today, 'get_product', { id, filters });
      expect(product !== undefined).toBe(found.includes(id));
    }
  });

  it.each([
    ['automatic under $300', { price: { max: 500_00 } }, { movement: ['automatic'], price: { max: 299_99 } }],
    ['automatic under $500', { price: { max: 300_00 } }, { movement: ['automatic'], price: { max: 300_00 } }],
    ['automatic', { movement: ['automatic', 'quartz'] }, { movement: ['automatic'] }],
    ['quartz', { movement: ['automatic'] }, { movement: ['quartz'], case: ['no such case'] }],
    ['over $200', { price: { max: 300_00 } }, { price: { min: 200_01, max: 300_00 } }],
    ['gift', { weight: { max: 50 } }, { weight: { max: 50 } }],
  ])('search for %j with the filters %j finds what both leave', async (query, filters, both) => {
    const idsOf = async (sent: object) => {
      const { products } = await ask(agents(), 'search_catalog', { ...sent, pagination: { limit: 50 } });
      return products.map(({ id }: Product) => id).sort();
    };
    expect(await idsOf({ query, filters })).toEqual(await idsOf({ filters: both }));
  });

  // Verifies docs/product.md 33.7.
  it.each([{ brand: [] }, { categories: [] }, { strap: [], movement: [] }])(
    'the empty filter %j leaves nothing out',
    async (empty) => {
      const filters = { weight: { max: 50 }, ...empty };
      const all = await ask(agents(), 'search_catalog', { filters: { weight: filters.weight } });
      expect(await ask(agents(), 'search_catalog', { filters })).toEqual(all);
      const { products } = await ask(agents(), 'lookup_catalog', { ids: ['xerix-1'], filters: empty });
      expect(products).toHaveLength(1);
    },
  );
  it.each(['USD', 'JPY'])('search accepts any amount of the protocol as a price in %s', async (currency) => {
    const most = { price: { min: 0, max: Number.MAX_SAFE_INTEGER } };
    const answer = await ask(agents(), 'search_catalog', { filters: most, context: { currency } });
    expect(answer.pagination.total_count).toBe(await catalogue.countWatches());
    const none = { price: { min: 100_000_000 }, weight: { max: 2_000_000 } };
    const { products } = await ask(agents(), 'search_catalog', { filters: none, context: { currency } });
    expect(products).toEqual([]);
  });

  it('search narrows by facets and categories, and returns nothing for an unknown query', async () => {
    const count = async (filters: object) =>
      (await ask(agents(), 'search_catalog', { filters })).pagination.total_count;
    expect(await count({ movement: ['automatic'], display: ['no such display'] })).toBe(0);
    expect(await count({ categories: ['Watches > Women'] })).toBe(await catalogue.countWatches('womens'));
    expect(await count({ categories: ['Shoes'] })).toBe(0);
    expect(await count({ movement: ['automatic'] })).toBeGreaterThan(0);
  });

  // Verifies docs/product.md 44.14 (price filter).
  it('search reads a price filter in cents of the context’s currency, and ignores it with a message for a currency that the shop does not sell in', async () => {
    const dollars = await ask(agentsAt(where().db, { now: new Date() }), 'search_catalog', {
      filters: { price: { max: 200_00 } },
      context: { currency: 'USD' },
    });
    for (const { variants } of dollars.products) expect(variants[0].price.amount).toBeLessThanOrEqual(200_00);
    const francs = await ask(agents(), 'search_catalog', {
      filters: { price: { max: 1 } },
      context: { currency: 'CHF' },
    });
    isGood(searchResponse, francs);
    expect(francs.messages).toEqual([expect.objectContaining({ code: 'price_filter_ignored' })]);
    expect(francs.pagination.total_count).toBe(await catalogue.countWatches());
  });

  // Verifies docs/product.md 44.14 (catalogue).
  it.each([
    ['EUR', 269_00, 188_30],
    ['gbp', 229_00, 160_30],
    ['JPY', 44_000, 30_800],
  ])(
    'search, lookup and product in %s have its written prices, and its weekend prices',
    async (asked, full, reduced) => {
      const context = { currency: asked };
      const currency = asked.toUpperCase();
      for (const at of [now, saturday]) {
        const saying = agentsAt(where().db, { now: at });
        const amount = at === now ? full : reduced;
        const filters = { price: { min: amount, max: amount }, brand: ['times'] };
        const { products } = await ask(saying, 'search_catalog', { filters, context });
        const { products: found } = await ask(saying, 'lookup_catalog', { ids: ['timex-2'], filters, context });
        const shown = await ask(saying, 'get_product', { id: 'timex-2', filters, context });
        isGood(productResponse, shown);
        for (const product of [...products, ...found, shown.product])
          expect(product).toMatchObject({
            price_range: { min: { amount, currency }, max: { amount, currency } },
            variants: [
              {
                id: 'timex-2',
                price: { amount, currency },
                ...(at === saturday && { list_price: { amount: full, currency } }),
              },
            ],
          });
        expect([products.length, found.length]).toEqual([1, 1]);
      }
    },
  );

  // Verifies docs/product.md 44.14 (catalogue, price filter).
  it('a watch without a price in the currency is in US dollars, and passes no price filter in it', async () => {
    const { findWatches } = catalogue;
    const spied = jest
      .spyOn(catalogue, 'findWatches')
      .mockImplementation(async (keys) =>
        (await findWatches(keys)).map((watch) => (watch.key === 'timex/2' ? { ...watch, otherPrices: {} } : watch)),
      );
    const find = async (filters: object) => {
      const asked = { ids: ['timex-2', 'timex-3'], filters, context: { currency: 'EUR' } };
      const { products } = await ask(agents(), 'lookup_catalog', asked);
      return products.map(({ variants: [variant] }: Product) => variant?.price);
    };
    expect(await find({})).toEqual([
      { amount: 289_00, currency: 'USD' },
      { amount: 219_00, currency: 'EUR' },
    ]);
    expect(await find({ price: { min: 0 } })).toEqual([{ amount: 219_00, currency: 'EUR' }]);
    spied.mockRestore();
  });

  // Verifies docs/product.md 44.14 (price filter).
  it('search reads a price in the query in the language’s currency, and says so if it answers in another one', async () => {
    const search = async (currency?: string) => {
      const asked = { query: 'timex over $270', ...(currency && { context: { currency } }) };
      const { products, messages } = await ask(agents(), 'search_catalog', asked);
      return [products.map(({ id }: Product) => id), messages[0].content];
    };
    const [ids, content] = await search();
    expect(ids).toEqual(['timex-2']);
    expect(content).not.toContain('USD');
    expect(await search('EUR')).toEqual([ids, `${content}, price in USD`]);
  });

  it.each([
    [{}],
    [{ query: '' }],
    [{ query: '   ' }],
    [{ filters: {} }],
    [{ filters: { colour: 'red' } }],
    [{ filters: { brand: [], price: {} } }],
    [{ context: { currency: 'USD' } }],
  ])('search rejects %j, which has no criteria', async (payload) => {
    await expect(ask(agents(), 'search_catalog', payload)).rejects.toThrow('invalid-arguments');
  });

  it.each([
    [{ query: 7 }],
    [{ filters: { price: { max: '5' } } }],
    [{ filters: { wrist: 'thin' } }],
    [{ query: 'a', pagination: { limit: 0 } }],
    [{ query: 'a', pagination: { cursor: 'x' } }],
    [[]],
    [null],
    ['query'],
  ])('the catalogue rejects the arguments %j', async (payload) => {
    await expect(ask(agents(), 'search_catalog', payload)).rejects.toThrow('invalid-arguments');
  });

  it('lookup returns each id once and lists the unknown ids', async () => {
    const answer = await ask(agents(), 'lookup_catalog', {
      ids: ['xerix-1', 'womens-2', 'xerix-1', 'xerix/1', 'nobody-1', 'xerix-99'],
    });
    isGood(lookupResponse, answer);
    expect(answer.products.map(({ id }: Product) => id)).toEqual(['xerix-1', 'womens-2']);
    expect(answer.products[0].variants[0].inputs).toEqual([{ id: 'xerix-1', match: 'exact' }]);
    expect(answer.messages).toHaveLength(3);
    for (const message of answer.messages) expect(message).toMatchObject({ type: 'info', code: 'not_found' });
  });

  it('lookup names no id as unknown that only its filter leaves out', async () => {
    const price = { max: 10_000 };
    const answer = await ask(agents(), 'lookup_catalog', { ids: ['xerix-1', 'xerix-99'], filters: { price } });
    expect(answer.products).toEqual([]);
    expect(answer.messages.map(({ content }: { content: string }) => content)).toEqual([
      expect.stringContaining('xerix-99'),
    ]);
  });

  it('lookup accepts fifty ids and rejects more', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `xerix-${index + 1}`);
    expect((await ask(agents(), 'lookup_catalog', { ids: ids(50) })).products).toHaveLength(
      await catalogue.countWatches('xerix'),
    );
    await expect(ask(agents(), 'lookup_catalog', { ids: ids(51) })).rejects.toThrow('request-too-large');
    await expect(ask(agents(), 'lookup_catalog', { ids: [] })).rejects.toThrow('invalid-arguments');
  });

  it('get_product returns every watch by its own id, at the shop’s price', async () => {
    const all = await catalogue.listAll('all');
    const ids = new Set<string>();
    for (const watch of all) {
      const id = watch.key.replace('/', '-');
      ids.add(id);
      const answer = await ask(agents(), 'get_product', { id });
      isGood(productResponse, answer);
      expect(answer.product).toMatchObject({
        id,
        title: watch.fullName,
        variants: [{ id, price: { amount: costAt(watch, now), currency: 'USD' } }],
      });
    }
    expect(ids.size).toBe(all.length);
    const reduced = all.find(({ weekendCents }) => weekendCents !== undefined);
    const shown = await ask(agentsAt(where().db, { now: saturday }), 'get_product', {
      id: reduced?.key.replace('/', '-'),
    });
    isGood(productResponse, shown);
    expect(shown.product.variants[0]).toMatchObject({
      price: { amount: reduced?.weekendCents },
      list_price: { amount: reduced?.priceCents },
    });
  });

  it('get_product returns the specification as numbers with units, and the policies', async () => {
    const { product, policies } = await ask(agents(), 'get_product', { id: 'xerix-1' });
    const watch = await catalogue.findWatch('xerix/1');
    expect(product.metadata.specification).toMatchObject({
      case_diameter: { value: watch?.specification.caseDiameter, unit: 'mm' },
      lug_to_lug: { value: watch?.specification.lugToLug, unit: 'mm' },
      weight: { value: watch?.specification.weight, unit: 'g' },
      wrist: { min: watch?.specification.wristMin, max: watch?.specification.wristMax, unit: 'mm' },
    });
    expect(policies.map(({ type }: { type: string }) => type)).toEqual([
      'dev.ucp.shopping.policy.return',
      'dev.ucp.shopping.policy.warranty',
    ]);
    // Verifies docs/product.md 36.12.
    expect(policies.map(({ description }: { description: { plain: string } }) => description.plain)).toEqual([
      expect.stringContaining('withdraw from the contract until 14 days after delivery, without a reason: http://'),
      expect.stringContaining('a legal guarantee of at least 2 years from delivery.'),
    ]);
    expect(product.media.length).toBeGreaterThanOrEqual(3);
  });

  // Verifies docs/product.md 38.6.
  it('get_product of a watch that is not sold to the EU says that it is not shipped there', async () => {
    Object.assign(process.env, { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' });
    try {
      const { policies } = await ask(agents(), 'get_product', { id: 'xerix-1' });
      expect(policies.at(-1)).toMatchObject({
        type: 'dev.ucp.shopping.policy.shipping',
        description: { plain: 'We do not ship watches by Xeric to the European Union.' },
      });
    } finally {
      for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) delete process.env[name];
    }
  });

  it('search returns a watch as out of stock as soon as its last unit is sold', async () => {
    await seedStock(where().db, now);
    await setStock(where().db, 'xerix/1', { to: 0 }, now);
    const { product } = await ask(agentsAt(where().db, { now: later(1000) }), 'get_product', { id: 'xerix-1' });
    expect(product.variants[0].availability).toEqual({ available: false, status: 'out_of_stock' });
    const { product: other } = await ask(agents(), 'get_product', { id: 'xerix-2' });
    expect(other.variants[0].availability).toEqual({ available: true, status: 'in_stock' });
  });

  it('get_product returns not_found as a response, not as a rejection, for an unknown id', async () => {
    const answer = await ask(agents(), 'get_product', { id: 'xerix-99' });
    isGood('common/types/error_response.json', answer);
    expect(answer).toMatchObject({
      ucp: { status: 'error' },
      messages: [{ code: 'not_found', severity: 'unrecoverable' }],
    });
  });
});

function raise(): never {
  throw new Error('There is no xerix/1.');
}

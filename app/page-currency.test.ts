/** @jest-environment node */
import { createElement, type ReactElement } from 'react';
import type { Currency } from '@/domain/currency';
import { inLanguage } from '@/domain/testing/in-language';
import type { Watch } from '@/domain/watch';

const friday = new Date('2026-11-20T12:00:00Z');
const saturday = new Date('2026-11-21T12:00:00Z');

const readWatches = async () => (await import('@/data/catalogue/shop-catalogue')).readShopWatches();

/** A watch of a list of watches, without its prices in other currencies if `change` says so. */
function watchOf(watches: readonly Watch[], key: string, change: Partial<Watch> = {}): Watch {
  const watch = watches.find((each) => each.key === key);
  if (!watch) throw new Error(`${key} is not in the catalogue`);
  return { ...watch, ...change };
}

const html = async (element: ReactElement) =>
  (await import('react-dom/server')).renderToStaticMarkup(element).replaceAll('\u00A0', ' ');

const pages: [code: string, currency: Currency][] = [
  ['en', 'usd'],
  ['de', 'eur'],
  ['fr', 'eur'],
  ['es', 'eur'],
  ['ja', 'jpy'],
];

// Verifies docs/product.md 45.7 (pages).
it.each(pages)('the pages of the %s build are in %s', async (code, currency) => {
  const { pageCurrency } = await inLanguage(code, () => import('@/domain/currency'));
  expect(pageCurrency).toBe(currency);
});

const pricesIn = (code: string, change: Partial<Watch> = {}) =>
  inLanguage(code, async () => {
    const { Price } = await import('@/components/catalogue/price');
    const { shownPrice } = await import('@/domain/watch-price');
    const watches = await readWatches();
    return Promise.all(
      ['xerix/1', 'timex/2'].map((key) =>
        html(createElement(Price, { of: shownPrice(watchOf(watches, key, change)) })),
      ),
    );
  });

// Verifies docs/product.md 44.2 (HTML).
it('the HTML of a price is in the currency of the page and has those of all currencies', async () => {
  expect(await pricesIn('en')).toEqual([
    expect.stringMatching(/<span data-prices="249,229,199,38000">\$249\.00<\/span>/),
    expect.stringMatching(/>\$289\.00<.*>\$202\.30</),
  ]);
  expect(await pricesIn('de')).toEqual([
    expect.stringMatching(/<span data-prices="249,229,199,38000">229,00 €<\/span>/),
    expect.stringMatching(/>269,00 €<.*>188,30 €</),
  ]);
  expect(await pricesIn('ja')).toEqual([
    expect.stringMatching(/<span data-prices="249,229,199,38000">￥38,000<\/span>/),
    expect.stringMatching(/>￥[\d,]+<.*>￥[\d,]+</),
  ]);
});

// Verifies docs/product.md 44.2 (in dollars).
it('the HTML of a German page shows a watch without a price in euros in US dollars', async () => {
  expect(await pricesIn('de', { otherPrices: { jpy: { priceCents: 38_000 } } })).toEqual([
    expect.stringMatching(/<span data-prices="249,,,38000">249,00 \$<\/span>/),
    expect.stringMatching(/>289,00 \$<.*>202,30 \$</),
  ]);
});

// Verifies docs/product.md 44.2 (before hydration).
it('the select of the currency is at that of the page', async () => {
  const selectedIn = (code: string) =>
    inLanguage(code, async () => {
      const { CurrencyChoice } = await import('@/components/shell/currency-choice');
      return /<option value="(\w+)" selected=""/.exec(await html(createElement(CurrencyChoice)))?.[1] ?? 'none';
    });
  expect([await selectedIn('en'), await selectedIn('de'), await selectedIn('ja')]).toEqual(['none', 'eur', 'jpy']);
});

const machineDataIn = (code: string, now: Date, change: Partial<Watch> = {}) =>
  inLanguage(code, async () => {
    const watches = await readWatches();
    const watch = watchOf(watches, 'timex/2', change);
    const offered = [{ watch, availability: 'in-stock' as const }];
    const { productData } = await import('@/components/catalogue/structured-data/product-data');
    return {
      offer: productData(watch, 'in-stock', now).offers,
      google: (await import('./feeds/google-feed')).googleFeed(offered, now).xml,
      line: JSON.parse((await import('./feeds/assistants-feed')).assistantsFeed(offered, now)) as object,
      atom: (await import('./feeds/new-arrivals-feed')).newArrivalsAtom(
        watches.filter(({ catalogue }) => catalogue === 'watchnew'),
        now,
      ).xml,
    };
  });

// Verifies docs/product.md 44.2 (machines), 28.6.
it('the structured data of a German page are in euros, on weekends too', async () => {
  expect((await machineDataIn('de', friday)).offer).toMatchObject({
    price: '269.00',
    priceCurrency: 'EUR',
    priceValidUntil: '2026-11-21T05:00:00.000Z',
  });
  expect((await machineDataIn('de', saturday)).offer).toMatchObject({ price: '188.30', priceCurrency: 'EUR' });
  expect((await machineDataIn('ja', friday)).offer).toMatchObject({ priceCurrency: 'JPY', price: '44000' });
});

// Verifies docs/product.md 44.2 (in dollars), 44.14 (feeds).
it('structured data and feeds of a German page have a watch without a price in euros in US dollars', async () => {
  const { offer, google, line } = await machineDataIn('de', friday, { otherPrices: {} });
  expect(offer).toMatchObject({ price: '289.00', priceCurrency: 'USD' });
  expect(google).toContain('<g:price>289.00 USD</g:price>');
  expect(google).toContain('<g:service>Standard International Mail</g:service><g:price>19.95 USD</g:price>');
  expect(line).toMatchObject({ price: '289.00 USD' });
});

// Verifies docs/product.md 24.3, 44.14 (feeds).
it('the Google feed has the prices and the shipping of the country of its language', async () => {
  const german = (await machineDataIn('de', friday)).google;
  expect(german).toContain('<g:price>269.00 EUR</g:price><g:sale_price>188.30 EUR</g:sale_price>');
  expect([...new Set([...german.matchAll(/<g:country>(\w+)</g)].map(([, country]) => country))]).toEqual(['DE']);
  expect(german).toContain('<g:service>Standard International Mail</g:service><g:price>18.50 EUR</g:price>');
  const japanese = (await machineDataIn('ja', friday)).google;
  expect(japanese).toContain('<g:country>JP</g:country>');
  expect(japanese).toContain('<g:service>Standard International Mail</g:service><g:price>3000 JPY</g:price>');
  expect((await machineDataIn('en', friday)).google).not.toMatch(/EUR|JPY|<g:country>(?!US)/);
});

// Verifies docs/product.md 44.14 (feeds).
it('the other feeds of a language are in its currency', async () => {
  const { line, atom } = await machineDataIn('de', friday);
  expect(line).toMatchObject({ price: '269.00 EUR', sale_price: '188.30 EUR', target_countries: ['DE'] });
  expect(atom).toMatch(/<summary>[\d.]+,\d\d\u00A0€/);
  expect(atom).not.toContain('$');
  expect((await machineDataIn('en', friday)).line).toMatchObject({ price: '289.00 USD', target_countries: ['US'] });
});

// Verifies docs/product.md 44.2 (machines).
it('the Markdown, metadata and Open Graph texts of a German page are in euros', async () => {
  const texts = await inLanguage('de', async () => {
    const watches = await readWatches();
    const watch = watchOf(watches, 'timex/2');
    const { findListPage } = await import('@/data/list-pages');
    const page = await findListPage('xerix', undefined);
    if (!page) throw new Error('The list has no page.');
    const { openGraphPages } = await import('@/data/open-graph');
    const openGraph = openGraphPages(watches);
    return {
      watch: (await import('./markdown/watch-markdown')).watchMarkdown(watch, 'in-stock'),
      list: (await import('./markdown/list-markdown')).listMarkdown(page.list, page.shown),
      description: (await import('./watch-metadata')).productMetadata(watch).description,
      home: openGraph[0]?.detail,
      openGraph: openGraph.map(({ detail, alt }) => `${detail}, ${alt}`).join('\n'),
    };
  });
  const plain = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text?.replaceAll('\u00A0', ' ')]),
  );
  expect(plain.watch).toContain('269,00 €, 188,30 € on weekends');
  expect(plain.list).toContain('229,00 €');
  expect(plain.description).toContain('269,00 €');
  expect(plain.home).toContain('from 79,00 €');
  for (const text of Object.values(plain)) expect(text).not.toContain('$');
});

// Verifies docs/product.md 44.2 (in dollars).
it('Open Graph texts and comparison of a list are in US dollars if a watch has no price in the page’s currency', async () => {
  const texts = await inLanguage('de', async () => {
    const watches = (await readWatches()).filter(({ catalogue }) => catalogue === 'xerix');
    const mixed = watches.map((watch) => (watch.id === 1 ? { ...watch, otherPrices: {} } : watch));
    const { openGraphPages } = await import('@/data/open-graph');
    const { compareLines } = await import('@/domain/comparison-table');
    const pricesOf = (compared: readonly Watch[]) => compareLines(compared.slice(0, 2), false)[0]?.values.join(' ');
    return [openGraphPages(mixed)[0]?.detail, openGraphPages(watches)[0]?.detail, pricesOf(mixed), pricesOf(watches)];
  });
  const [mixedDetail, detail, mixedPrices, prices] = texts.map((text) => text?.replaceAll('\u00A0', ' '));
  expect([mixedDetail, detail]).toEqual([expect.stringMatching(/ \$$/), expect.stringMatching(/ €$/)]);
  expect([mixedPrices, prices]).toEqual(['249,00 $ 499,00 $', '229,00 € 459,00 €']);
});

// Verifies docs/product.md 44.2 (machines), 44.8.
it('terms, shipping page and shipping data of a German page are in euros', async () => {
  const { data, shipping, page } = await inLanguage('de', async () => ({
    data: JSON.stringify((await import('@/components/catalogue/structured-data/shop-data')).termsData()),
    shipping: (await import('@/data/policies')).shipping.points.join(' ').replaceAll('\u00A0', ' '),
    page: JSON.stringify((await import('@/components/information/shipping-returns')).shippingReturns.sections[1]),
  }));
  expect(data).toContain('"orderValue":{"@type":"MonetaryAmount","currency":"EUR","maxValue":90}');
  expect(data).toContain('"orderValue":{"@type":"MonetaryAmount","currency":"EUR","minValue":90.01}');
  expect(data).toContain('"shippingRate":{"@type":"MonetaryAmount","currency":"EUR","value":4.95}');
  expect(data).not.toContain('USD');
  expect(shipping).toMatch(/over 90 €.*over 229 €/);
  expect(page).toMatch(/"4,95\u00A0€.*in dollars 4,95\u00A0\$/);
  const yen = await inLanguage('ja', async () =>
    JSON.stringify((await import('@/components/catalogue/structured-data/shop-data')).termsData()),
  );
  expect(yen).toContain('"currency":"JPY","minValue":15001}');
});

// Verifies docs/product.md 44.2 (machines), 44.10 (currency).
it('the price of a German page is valid until a price list in euros changes it', async () => {
  const load = (code: string) => inLanguage(code, () => import('@/domain/price-list'));
  const list = {
    name: 'Sale',
    startsOn: '2026-11-27',
    endsOn: '2026-11-30',
    prices: {},
    otherPrices: { eur: { 'xerix/1': 189_00 } },
  };
  const changeIn = async (code: string) =>
    (await load(code)).salePricesOn([list], '2026-11-20').get('xerix/1')?.changesOn;
  expect([await changeIn('en'), await changeIn('de'), await changeIn('ja')]).toEqual([
    undefined,
    '2026-11-27',
    undefined,
  ]);
});

const filteringIn = (code: string, change: (watch: Watch) => Watch = (watch) => watch) =>
  inLanguage(code, async () => {
    const { memoryCatalogue } = await import('@/data/catalogue/memory-catalogue');
    const watches = (await readWatches()).map(change);
    const { parseFilterState } = await import('@/domain/filtering/filter-state');
    const { stepOf } = await import('@/domain/filtering/range-filters');
    const catalogue = memoryCatalogue(
      () => watches,
      () => friday,
    );
    const list = async (query: string) => {
      const found = await catalogue.findOnList('timex', parseFilterState(new URLSearchParams(query)), 1);
      if (!found) throw new Error('The list has no page.');
      return found;
    };
    const { price } = (await list('')).facetState.scales;
    return {
      scale: price,
      step: stepOf('price', price),
      list,
      search: async (query: string) => {
        const found = await catalogue.findInSearch(query, parseFilterState(new URLSearchParams()), 1);
        return found && { ranges: found.queryFilters.ranges, keys: found.keys, nearest: found.nearest };
      },
    };
  });

// Verifies docs/product.md 44.4 (filter).
it('the scale of the price filter is in the currency of the page, with round figures and steps', async () => {
  const scales = [await filteringIn('en'), await filteringIn('de'), await filteringIn('ja')];
  expect(scales.map(({ scale, step }) => [scale.from, scale.to, step])).toEqual([
    [100, 300, 5],
    [100, 280, 5],
    [18_000, 44_000, 500],
  ]);
});

// Verifies docs/product.md 44.4 (filter).
it('a range of prices filters by the prices in the currency of the page', async () => {
  const [english, german, japanese] = [await filteringIn('en'), await filteringIn('de'), await filteringIn('ja')];
  expect((await german.list('price=269-269')).keys).toEqual(['timex/2']);
  expect((await english.list('price=269-269')).keys).toEqual([]);
  expect((await japanese.list('price=44000-44000')).keys).toEqual(['timex/2']);
});

// Verifies docs/product.md 44.4 (filter).
it('a watch without a price in euros passes no range of a German page, and is the last by price', async () => {
  const without = (watch: Watch) => (watch.key === 'timex/2' ? { ...watch, otherPrices: {} } : watch);
  const { list, scale, search } = await filteringIn('de', without);
  expect(scale).toMatchObject({ from: 100, to: 220 });
  for (const sort of ['price', 'price-down']) expect((await list(`sort=${sort}`)).keys.at(-1)).toBe('timex/2');
  for (const range of ['-210', '110-']) expect((await list(`price=${range}`)).keys).not.toContain('timex/2');
  const { facetState, nearest } = await list('price=-1');
  expect(JSON.stringify(facetState.ticks.price)).not.toContain('null');
  expect(nearest.map(({ watch }) => watch.key)).not.toContain('timex/2');
  expect((await search('like the Timex California Half & Half'))?.keys.length).toBeGreaterThan(0);
});

// Verifies docs/product.md 44.4 (search).
it('a price of a search query is in the currency of the page', async () => {
  const searchIn = async (code: string) => (await filteringIn(code)).search('timex over 270');
  expect(await searchIn('en')).toMatchObject({ ranges: { price: { from: 270.01 } }, keys: ['timex/2'] });
  expect(await searchIn('de')).toMatchObject({ ranges: { price: { from: 270.01 } }, keys: [] });
});

// Verifies docs/product.md 44.4 (search).
it.each([
  ['3万円以下', { to: 30_000 }],
  ['2〜3万円', { from: 20_000, to: 30_000 }],
  ['25,000円未満', { to: 24_999.99 }],
  ['￥30000以上', { from: 30_000 }],
  ['200ドル以下', { to: 30_400 }],
  ['200ドル台', { from: 30_400, to: 45_448 }],
])('the search of a Japanese page reads %s in yen', async (query, price) => {
  const ranges = await inLanguage('ja', async () => {
    for (const path of ['@/domain/query/measure-words', '@/domain/search/segment', '@/domain/search/language'])
      jest.doMock(path, () => jest.requireActual(`${path}.ja`));
    const { parseQuery } = await import('@/domain/query/parse-query');
    return parseQuery(query, [], () => undefined).filterState.ranges;
  });
  expect(ranges).toEqual({ price });
});

// Verifies docs/product.md 44.4 (filter).
it.each([
  ['de', '269 €', 'In Euro, ohne Versand'],
  ['fr', '269 €', 'En euros, hors livraison'],
  ['es', '269 €', 'En euros, sin el envío'],
  ['ja', '￥269', '円、送料別'],
])('the copy of the price filter in %s names the currency of its pages', async (code, figure, note) => {
  const copy = await inLanguage(code, async () => {
    jest.doMock('@/domain/currency-words', () => jest.requireActual(`@/domain/currency-words.${code}`));
    return import(`@/components/filtering/copy.${code}`);
  });
  expect(copy.measureCopy('price', 269).replace(/\s/, ' ')).toBe(figure);
  expect(copy.priceInPageCurrency).toBe(note);
  expect(copy.filteringCopy.inUnit('', 'price')).not.toMatch(/d[oó]l|ドル/i);
});

// Verifies docs/product.md 44.3 (delivery promise).
it('the delivery promise in the HTML of a German page is in euros', async () => {
  const promise = await inLanguage('de', async () => {
    const { WatchPromise } = await import('@/components/product/delivery-promise/watch-promise');
    const watch = watchOf(await readWatches(), 'california/2');
    return html(createElement(WatchPromise, { watch, availability: 'in-stock' }));
  });
  expect(promise).toContain('4,95 €, free over 90 €');
  expect(promise).not.toContain('$');
});

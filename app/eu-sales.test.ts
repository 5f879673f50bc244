/** @jest-environment node */
// Verifies docs/product.md 38.6, 24.1, 6.15.
import { createElement } from 'react';
import makers from '@/data/makers.json';
import { inLanguage } from '@/domain/testing/in-language';

jest.mock('server-only', () => ({}), { virtual: true });

const none = 'We do not ship to the European Union.';
const notXeric = 'We do not ship watches by Xeric to the European Union.';

/** Data of the makers: as in the repository, of none but Xeric missing, or complete. */
type Data = 'incomplete' | 'all but Xeric' | 'complete';

const complete = { legalName: 'A', country: 'DE', postal: 'B', electronic: 'a@a.example', responsible: null };
const dataOf = (data: Data) =>
  Object.fromEntries(
    Object.entries(makers).map(([name, maker]) => [
      name,
      data === 'incomplete' || (data === 'all but Xeric' && name === 'Xeric') ? maker : complete,
    ]),
  );

/** What a shop in this language with this key and these makers' data says about xerix/1 and timex/2. */
function statementsOf(key: string, data: Data, language = 'en') {
  process.env.STRIPE_SECRET_KEY = key;
  process.env.STRIPE_WEBHOOK_SECRET = 'whsec_1';
  jest.doMock('@/data/makers.json', () => dataOf(data));
  return inLanguage(language, async () => {
    const { readShopWatches } = await import('@/data/catalogue/shop-catalogue');
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { WatchPromise } = await import('@/components/product/delivery-promise/watch-promise');
    const { productData } = await import('@/components/catalogue/structured-data/product-data');
    const { termsData } = await import('@/components/catalogue/structured-data/shop-data');
    const { watchMarkdown } = await import('@/app/markdown/watch-markdown');
    const { llmsText } = await import('@/app/markdown/llms-text');
    const { informationOf } = await import('@/components/information/all-information');
    const { policyOf, shopPages } = await import('@/data/shop-pages');
    const { default: ContactPage } = await import('@/app/(en)/contact/form/page');
    const watches = readShopWatches();
    const of = (id: string) => {
      const watch = watches.find(({ key: each }) => each === id);
      if (!watch) throw new Error(`The shop does not sell ${id}.`);
      const html = renderToStaticMarkup(createElement(WatchPromise, { watch, availability: 'in-stock' }));
      return {
        promise: html.replace(/<noscript>.*<\/noscript>/, ''),
        withoutScripts: /<noscript>(.*)<\/noscript>/.exec(html)?.[1] ?? '',
        markdown: watchMarkdown(watch, 'in-stock'),
        offer: JSON.parse(JSON.stringify(productData(watch, 'in-stock', new Date()))).offers,
      };
    };
    const terms = JSON.stringify(termsData());
    return {
      xeric: of('xerix/1'),
      timex: of('timex/2'),
      shop: {
        llms: llmsText(watches),
        shipping: JSON.stringify(await informationOf('shipping-returns')),
        terms: JSON.stringify(await informationOf('terms')),
        contact: JSON.stringify(await ContactPage()),
        search: JSON.stringify(shopPages.map(policyOf)),
      },
      countries: ['US', 'DE', 'FR', 'GB', 'JP'].filter((country) => terms.includes(`"addressCountry":"${country}"`)),
      returnsFrom: ['US', 'DE', 'GB'].filter((country) => JSON.stringify(termsData()).includes(`"${country}"`)),
    };
  }).finally(() => {
    jest.dontMock('@/data/makers.json');
    delete process.env.STRIPE_SECRET_KEY;
    delete process.env.STRIPE_WEBHOOK_SECRET;
  });
}

it.each([
  ['sk_test_1', 'incomplete'],
  ['sk_live_1', 'complete'],
] as const)('a shop with %s and %s data of makers promises shipping to the EU everywhere', async (key, data) => {
  const { xeric, shop, countries, returnsFrom } = await statementsOf(key, data);
  for (const text of [...Object.values(shop), xeric.markdown, xeric.withoutScripts])
    expect(text).not.toMatch(/do not ship (?:watches by .*)?to the European Union/);
  expect(xeric.offer).not.toHaveProperty('ineligibleRegion');
  expect(countries).toEqual(['US', 'DE', 'FR', 'GB', 'JP']);
  expect(returnsFrom).toEqual(['US', 'DE', 'GB']);
  const german = await statementsOf(key, data, 'de');
  expect(german.xeric.promise).toMatch(/>Deutschland<\/span><\/dt><dd>[^<]*18,50/);
});

it('a shop with live keys and incomplete data of every maker promises no shipping to the EU anywhere', async () => {
  const { xeric, timex, shop, countries, returnsFrom } = await statementsOf('sk_live_1', 'incomplete');
  for (const text of Object.values(shop)) expect(text).toContain(none);
  expect(shop.shipping).toMatch(/We do not ship to: [^.]*\bGermany\b[^.]*\bRéunion\b/);
  expect(shop.shipping).not.toMatch(/Free over the limit by Standard International Mail: [^.]*Germany/);
  expect(countries).toEqual(['US', 'GB', 'JP']);
  expect(returnsFrom).toEqual(['US', 'GB']);
  for (const text of [xeric.withoutScripts, xeric.markdown]) expect(text).toContain(notXeric);
  expect(timex.markdown).toContain('We do not ship watches by Timex to the European Union.');
  expect(xeric.offer.ineligibleRegion).toEqual(expect.arrayContaining(['DE', 'FR', 'RE']));
  expect(xeric.offer.ineligibleRegion).not.toContain('GB');
  expect(xeric.promise).toMatch(/>United States<\/span><\/dt><dd>Free</);
});

it('a shop with live keys and incomplete data of one maker excepts only the watches of that maker', async () => {
  const { xeric, timex, shop, countries } = await statementsOf('sk_live_1', 'all but Xeric');
  for (const text of Object.values(shop)) expect(text).toContain(notXeric);
  expect(shop.shipping).toMatch(/Free over the limit by Standard International Mail: [^.]*Germany/);
  expect(countries).toEqual(['US', 'DE', 'FR', 'GB', 'JP']);
  expect([xeric.offer.ineligibleRegion.length > 0, timex.offer.ineligibleRegion]).toEqual([true, undefined]);
  expect(xeric.markdown).toContain(notXeric);
  for (const text of [timex.markdown, timex.withoutScripts]) expect(text).not.toContain('do not ship');
});

it.each([
  ['de', 'Deutschland'],
  ['fr', 'France'],
  ['es', 'España'],
])('the HTML of a page in %s says that a watch is not shipped to %s', async (language, country) => {
  const { xeric, timex } = await statementsOf('sk_live_1', 'all but Xeric', language);
  expect(xeric.promise).toMatch(new RegExp(`>${country}</span></dt><dd>We do not ship there</dd>.*Not available`));
  expect(xeric.promise).not.toMatch(/18,50|business days/);
  expect(timex.promise).toMatch(new RegExp(`>${country}</span></dt><dd>[^<]*18,50`));
});

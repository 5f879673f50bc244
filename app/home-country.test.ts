/** @jest-environment node */
import { createElement } from 'react';
import { inLanguage } from '@/domain/testing/in-language';

/** The delivery promise of a watch as the HTML of a page in this language has it. */
const promiseIn = (code: string) =>
  inLanguage(code, async () => {
    const { readShopWatches } = await import('@/data/catalogue/shop-catalogue');
    const { WatchPromise } = await import('@/components/product/delivery-promise/watch-promise');
    const { renderToStaticMarkup } = await import('react-dom/server');
    const watch = readShopWatches().find(({ key }) => key === 'timex/2');
    if (!watch) throw new Error('timex/2 is not in the catalogue');
    const html = renderToStaticMarkup(createElement(WatchPromise, { watch, availability: 'in-stock' }));
    return html.replaceAll('\u00A0', ' ');
  });

// Verifies docs/product.md 45.17 (delivery form, address book).
it.each([
  ['en', 'US'],
  ['de', 'DE'],
  ['fr', 'FR'],
  ['es', 'ES'],
  ['ja', 'JP'],
])('in the %s build a blank address and a blank checkout are in %s', async (code, country) => {
  const [{ blankAddress }, { blankCheckout }] = await inLanguage(code, () =>
    Promise.all([import('@/domain/address'), import('@/store/saved-checkout')]),
  );
  expect([blankAddress.country, blankCheckout.details.country]).toEqual([country, country]);
});

// Verifies docs/product.md 6.15, 45.17 (product page).
it('a German product page promises the shipping to Germany, and without JavaScript that to the United States too', async () => {
  const german = await promiseIn('de');
  expect(german).toMatch(/>Deutschland<\/span><\/dt><dd>18,50 €, free over 229 €<\/dd>/);
  expect(german).toMatch(/in 10 to 20 business days.*Not included/);
  const [, others] = /<noscript>(.*)<\/noscript>/.exec(german) ?? [];
  expect(others).toMatch(/>Vereinigte Staaten: Free, in 3 to 5 business days\. To other countries: 18,50 € by /);
  const english = await promiseIn('en');
  expect(english).toMatch(/>United States<\/span><\/dt><dd>Free<\/dd>/);
  expect(/<noscript>(.*)<\/noscript>/.exec(english)?.[1]).toMatch(/<p [^>]*>To other countries: \$19\.95 by /);
});

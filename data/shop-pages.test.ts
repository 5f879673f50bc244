// Verifies docs/product.md 8.8, 29.4 (search).
import { inLanguage } from '@/domain/testing/in-language';
import { findShopPages } from '@/domain/search/shop-pages';
import { shopPages } from './shop-pages';

it.each([
  ['returns', '/shipping-returns#returns'],
  ['shipping', '/shipping-returns'],
  ['warranty', '/warranty'],
  ['contact', '/contact/form'],
  ['cart', '/bascket/mybascket'],
  ['wishlist', '/favorite/myfavorite'],
  ['where is my order', '/order'],
  ['track', '/order'],
  ['privacy', '/privacy'],
  ['terms', '/terms'],
  ['imprint', '/legal-notice'],
  ['legal notice', '/legal-notice'],
])('the search for %j offers %s', (query, path) => {
  expect(findShopPages(query, shopPages).map(({ href }) => String(href))).toContain(path);
});

// Verifies docs/product.md 29.17.
it.each([
  ['de', 'Impressum', ['impressum', 'Anbieterkennzeichnung']],
  ['fr', 'Mentions légales', ['mentions légales', 'mentions legales']],
  ['es', 'Aviso legal', ['aviso legal', 'información legal']],
  ['ja', '特定商取引法に基づく表記', ['特定商取引法', '特商法', '特定商取引法に基づく表記']],
])('the search in %s offers /legal-notice, first and as "%s", for %j', async (code, label, queries) => {
  const found = await inLanguage(code, async () => {
    for (const path of ['@/data/link-copy', '@/data/shop-pages-copy', '@/domain/search/language'])
      jest.doMock(path, () => jest.requireActual(`${path}.${code}`));
    if (code === 'ja') jest.doMock('@/domain/search/segment', () => jest.requireActual('@/domain/search/segment.ja'));
    const search = await import('@/domain/search/shop-pages');
    const { shopPages: pages } = await import('./shop-pages');
    return queries.map((query) => search.findShopPages(query, pages)[0]);
  });
  expect(found.map((page) => [page?.label, String(page?.href)])).toEqual(queries.map(() => [label, '/legal-notice']));
});

// Verifies docs/product.md 8.8.
it('the German search offers customs for "Zoll", and no page for inches or a price above', async () => {
  const offered = await inLanguage('de', async () => {
    for (const path of ['@/data/shop-pages-copy', '@/domain/search/language', '@/domain/query/measure-words'])
      jest.doMock(path, () => jest.requireActual(`${path}.de`));
    const search = await import('@/domain/search/shop-pages');
    const { shopPages: pages } = await import('./shop-pages');
    return (query: string) => search.findShopPages(query, pages).map(({ href }) => String(href));
  });
  expect(offered('Zoll')).toEqual(['/shipping-returns']);
  expect(offered('über')).toEqual(['/about']);
  for (const query of ['6,5 Zoll Handgelenk', 'mein Handgelenk hat 7 Zoll', 'über 600 €'])
    expect(offered(query)).toEqual([]);
});

// Verifies docs/product.md 8.8, 29.4 (search).
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
])('the search for %j offers %s', (query, path) => {
  expect(findShopPages(query, shopPages).map(({ href }) => String(href))).toContain(path);
});

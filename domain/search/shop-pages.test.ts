// Verifies docs/product.md 8.8, 8.15.
import { findShopPages } from './shop-pages';

const pages = [
  { label: 'Luminox Watches', href: '/all/luminox', phrases: ['Luminox'], isMaker: true as const },
  { label: 'G-Shock Watches', href: '/all/gshock', phrases: ['G-Shock', 'gshock'], isMaker: true as const },
  { label: 'Returns', href: '/returns', phrases: ['returns', 'refund', 'send back'] },
  { label: 'Cart', href: '/cart', phrases: ['cart', 'shopping cart'] },
  { label: 'Contact', href: '/contact', phrases: ['contact us'] },
];

test.each([
  ['returns', ['Returns']],
  ['Return', ['Returns']],
  ['refnud', ['Returns']],
  ['how do i send back', ['Returns']],
  ['send', ['Returns']],
  ['send ba', ['Returns']],
  ['my shopping cart', ['Cart']],
  ['my shopping bag', []],
  ['my shopping', []],
  ['cart or returns or contact us', ['Returns', 'Cart']],
  ['us', []],
  ['re', []],
  ['card', []],
  ['backwards', []],
  ['', []],
  ['lumi', ['Luminox Watches']],
  ['luminos', ['Luminox Watches']],
  ['luminous', []],
  ['lu', []],
  ['luminox pelagic', []],
  ['g sh', ['G-Shock Watches']],
  ['gshock', ['G-Shock Watches']],
])('findShopPages for %j returns %j', (query, labels) => {
  expect(findShopPages(query, pages).map(({ label }) => label)).toEqual(labels);
});

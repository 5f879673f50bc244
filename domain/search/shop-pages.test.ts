// Verifies docs/product.md 8.8, 8.13, 8.15.
import { findShopPages, findStartPages } from './shop-pages';

const pages = [
  { label: 'Luminox Watches', href: '/all/luminox', phrases: ['Luminox'], group: 'maker' as const },
  { label: 'G-Shock Watches', href: '/all/gshock', phrases: ['G-Shock', 'gshock'], group: 'maker' as const },
  { label: 'Returns', href: '/returns', phrases: ['returns', 'refund', 'send back'] },
  { label: 'Cart', href: '/cart', phrases: ['cart', 'shopping cart'] },
  { label: 'Contact', href: '/contact', phrases: ['contact us'] },
  { label: 'About', href: '/about', phrases: ['about', 'about us'] },
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
  ['about', ['About']],
  ['about 40 mm', []],
  ['returns under $300', ['Returns']],
  ['luminox under $300', []],
  ['gshock', ['G-Shock Watches']],
])('findShopPages for %j returns %j', (query, labels) => {
  expect(findShopPages(query, pages).map(({ label }) => label)).toEqual(labels);
});

test('findStartPages returns exactly the popular lists, then the makers', () => {
  const all = [...pages, { label: 'New Arrivals', href: '/new', phrases: ['new'], group: 'list' as const }];
  expect(findStartPages(all).map(({ label }) => label)).toEqual(['New Arrivals', 'Luminox Watches', 'G-Shock Watches']);
});

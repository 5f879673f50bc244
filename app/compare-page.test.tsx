// Verifies docs/product.md 23.8.
import { render } from '@testing-library/react';
import ComparePage from './(en)/compare/page';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ prefetch: jest.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

it.each([
  ['a link without a selection keeps the stored comparison', {}, 'xerix/1'],
  ['a link from which the last watch was removed empties it', { w: '' }, null],
  ['a link with watches replaces it', { w: 'xerix/2,undone/3' }, 'xerix/2,undone/3'],
])('ComparePage: %s', async (_, query, stored) => {
  localStorage.setItem('compare', 'xerix/1');
  render(await ComparePage({ params: Promise.resolve({}), searchParams: Promise.resolve(query) }));
  expect(localStorage.getItem('compare')).toBe(stored);
});

// Verifies docs/product.md 45.16 (page).
import { openGraphOfHome } from '@/data/open-graph';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';

jest.mock('@/domain/punctuation', () => jest.requireActual('@/domain/punctuation.fr'));

it('openGraphOfHome in French has a no-break space before each colon of its alternative text', () => {
  expect(openGraphOfHome(readShopWatches())?.alt).toMatch(/^Odd Hours\u00A0: /);
});

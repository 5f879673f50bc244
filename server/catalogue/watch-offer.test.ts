// Verifies docs/product.md 34.3 (sold-out watch).
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { inStock, toLineItem } from './watch-offer';

it('inStock leaves sold-out watches out of the lines that a cart link adds', async () => {
  const [one, other] = await catalogue.findWatches(['xerix/1', 'undone/3']);
  if (!one || !other) throw new Error('The shop does not sell both watches.');
  const offers = [
    { watch: one, quantity: 2, unitCents: one.priceCents, availability: 'in-stock' as const },
    { watch: other, quantity: 1, unitCents: other.priceCents, availability: 'sold-out' as const },
  ];
  expect(inStock(offers).map(toLineItem)).toMatchObject([{ catalogue: 'xerix', id: 1, quantity: 2 }]);
});

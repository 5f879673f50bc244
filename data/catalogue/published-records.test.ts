// Verifies docs/product.md 42.7.
import { type WatchKey } from '@/domain/watch-key';
import { everyWatch } from './shop-catalogue';
import { applyTexts, type WatchTexts, withTexts } from './published-records';

const texts: WatchTexts = { name: 'Slow Noon', priceCents: 250_00, description: ['One.', 'Two.', 'Three.'] };

it('applyTexts shows the published text and price of a watch, and leaves the others', async () => {
  const watches = await everyWatch.listAll('xerix');
  const [first, second] = applyTexts(watches, { texts: new Map([['xerix/1', texts]]) });
  expect(first).toMatchObject({
    key: 'xerix/1',
    name: 'Slow Noon',
    priceCents: 250_00,
    description: ['One.', 'Two.', 'Three.'],
  });
  expect(first?.otherPrices).toEqual(watches[0]?.otherPrices);
  expect(second).toBe(watches[1]);
});

it.each([
  ['an empty name', { name: '' }],
  ['a price of nothing', { priceCents: 0 }],
  ['an empty paragraph', { description: ['One.', '', 'Three.'] as const }],
])('applyTexts leaves a watch as its file has it when its record has %s', async (_, change) => {
  const watches = await everyWatch.listAll('xerix');
  const invalid = { ...texts, ...change };
  const records = new Map<WatchKey, WatchTexts>([
    ['xerix/1', invalid],
    ['xerix/2', texts],
  ]);
  const [first, second] = applyTexts(watches, { texts: records });
  expect([first, second?.name]).toEqual([watches[0], 'Slow Noon']);
  const [watch] = watches;
  if (!watch) throw new Error('The shop has no xerix/1.');
  expect(() => withTexts(watch, invalid)).toThrow('data/xerix.json');
});

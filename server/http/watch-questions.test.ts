import { maxWatchKeys, watchKey } from '@/domain/watch-key';
import { storedWatchesResponse, watchesResponse, watchKeys } from '@/contract/watches.schema';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { validateInput } from './read-request';
import { storedWatches, watchSummaries } from '@/data/watches-by-key';

const named = [
  { catalogue: 'undone', id: 3 },
  { catalogue: 'xerix', id: 999 },
  { catalogue: 'xerix', id: 1 },
] as const;

it('watch questions return the watches in the order of the request, without those that are not sold', async () => {
  const { watches } = watchesResponse().parse({ watches: await watchSummaries(named) });
  expect(watches.map(({ key }) => key)).toEqual(['undone/3', 'xerix/1']);
  expect(watches[1]).toMatchObject({ priceCents: expect.any(Number), path: expect.stringMatching(/^\/.*\/1$/) });
});

it('watch questions return whole watches as a list stores them', async () => {
  const { watches } = storedWatchesResponse().parse({ watches: await storedWatches(named) });
  expect(watches.map(watchKey)).toEqual(['undone/3', 'xerix/1']);
  expect(watches[1]).toEqual((await catalogue.findWatch('xerix/1'))?.stored);
});

it.each([
  ['an unknown catalogue', 'seiko/1'],
  ['an id in another spelling', 'xerix/01'],
  ['an empty place', 'xerix/1,'],
  ['more than 200', Array.from({ length: maxWatchKeys + 1 }, (_, index) => `xerix/${index + 1}`).join(',')],
])('watch questions reject %s', (_, keys) => {
  expect(validateInput({ keys }, watchKeys())).toMatchObject({
    ok: false,
    rejection: { code: 'bad-request', field: 'keys' },
  });
});

it('watch questions accept none and up to 200 watches', () => {
  const keys = Array.from({ length: maxWatchKeys }, (_, index) => `xerix/${index + 1}`).join(',');
  expect(validateInput({ keys }, watchKeys())).toMatchObject({ ok: true });
  expect(validateInput({ keys: '' }, watchKeys())).toEqual({ ok: true, value: { keys: [] } });
});

import { maxWatchKeys } from '@/contract/limits';
import { storedWatchesAnswer, watchesAnswer, watchKeys } from '@/contract/watches.schema';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { watchKey } from '@/domain/watch-key';
import { judge } from './read-request';
import { storedWatches, watchSummaries } from '@/data/watch-summaries';

const named = [
  { catalogue: 'undone', id: 3 },
  { catalogue: 'xerix', id: 999 },
  { catalogue: 'xerix', id: 1 },
] as const;

it('answers in the order asked, and leaves out what is not sold', async () => {
  const { watches } = watchesAnswer().parse({ watches: await watchSummaries(named) });
  expect(watches.map(({ key }) => key)).toEqual(['undone/3', 'xerix/1']);
  expect(watches[1]).toMatchObject({ priceCents: expect.any(Number), path: expect.stringMatching(/^\/.*\/1$/) });
});

it('hands out whole watches as a list keeps them', async () => {
  const { watches } = storedWatchesAnswer().parse({ watches: await storedWatches(named) });
  expect(watches.map(watchKey)).toEqual(['undone/3', 'xerix/1']);
  expect(watches[1]).toEqual((await catalogue.findWatch('xerix/1'))?.stored);
});

it.each([
  ['an unknown catalogue', 'seiko/1'],
  ['an id in another spelling', 'xerix/01'],
  ['an empty place', 'xerix/1,'],
  ['more than 200', Array.from({ length: maxWatchKeys + 1 }, (_, index) => `xerix/${index + 1}`).join(',')],
])('refuses %s', (_, keys) => {
  expect(judge({ keys }, watchKeys())).toMatchObject({ ok: false, rejection: { code: 'bad-request', field: 'keys' } });
});

it('takes 200 watches at once, and none', () => {
  const keys = Array.from({ length: maxWatchKeys }, (_, index) => `xerix/${index + 1}`).join(',');
  expect(judge({ keys }, watchKeys())).toMatchObject({ ok: true });
  expect(judge({ keys: '' }, watchKeys())).toEqual({ ok: true, value: { keys: [] } });
});

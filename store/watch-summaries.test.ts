import { watchKey, type WatchKey } from '@/domain/watch-key';
import { watchOf } from '@/domain/testing/watches';
import { loadSummaries, useSummaryCache } from './watch-summaries';

const original = globalThis.fetch;
const [xerix, undone] = [watchOf('xerix', 1), watchOf('undone', 1)].map(watchKey) as [WatchKey, WatchKey];
const known = () => [...useSummaryCache.getState().summaries];
let asked: (string | null)[];
let answer: () => Promise<Response>;

beforeEach(() => {
  useSummaryCache.setState({ summaries: new Map() });
  asked = [];
  answer = async () => ({ ok: true, json: async () => ({ watches: [{ key: xerix }] }) }) as Response;
  globalThis.fetch = (input) => {
    asked.push(new URL(String(input), 'https://shop.example').searchParams.get('keys'));
    return answer();
  };
});
afterEach(() => void (globalThis.fetch = original));

it('knows nothing before it has asked', () => {
  expect(useSummaryCache.getInitialState()).toEqual({ summaries: new Map() });
});

it('knows what the shop has answered, and what it leaves out as not sold', async () => {
  expect(await loadSummaries([undone, xerix])).toBe(true);
  expect(asked).toEqual(['undone/1,xerix/1']);
  expect(known()).toEqual([
    [undone, null],
    [xerix, { key: xerix }],
  ]);
});

it('asks once for all who ask meanwhile', async () => {
  const answers = await Promise.all([loadSummaries([xerix]), loadSummaries([xerix]), loadSummaries([undone, xerix])]);
  expect(answers).toEqual([true, true, true]);
  expect(asked).toEqual(['xerix/1', 'undone/1']);
});

it.each([
  ['is not reached', () => Promise.reject(new TypeError('offline'))],
  ['breaks', async () => ({ ok: false, json: async () => ({ error: { code: 'fault' } }) }) as Response],
])('knows nothing of a shop that %s, says so to all who asked, and asks again', async (_, fails) => {
  const answers = answer;
  answer = fails;
  expect(await Promise.all([loadSummaries([xerix]), loadSummaries([xerix])])).toEqual([false, false]);
  expect(known()).toEqual([]);
  answer = answers;
  expect(await loadSummaries([xerix])).toBe(true);
  expect(asked).toHaveLength(2);
});

it('does not ask for a key that the shop would refuse: such a watch is not sold', async () => {
  const odd = watchKey({ catalogue: 'xerix', id: 12_345_678_901 });
  expect(await loadSummaries([odd])).toBe(true);
  expect(asked).toEqual([]);
  expect(known()).toEqual([[odd, null]]);
});

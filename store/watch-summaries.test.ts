import { watchKey, type WatchKey } from '@/domain/watch-key';
import { watchOf } from '@/domain/testing/watches';
import { loadSummaries, useSummaryCache } from './watch-summaries';

const original = globalThis.fetch;
const [xerix, undone] = [watchOf('xerix', 1), watchOf('undone', 1)].map(watchKey) as [WatchKey, WatchKey];
const known = () => [...useSummaryCache.getState().summaries];
let requests: (string | null)[];
let answer: () => Promise<Response>;

beforeEach(() => {
  useSummaryCache.setState({ summaries: new Map() });
  requests = [];
  answer = async () => ({ ok: true, json: async () => ({ watches: [{ key: xerix }] }) }) as Response;
  globalThis.fetch = (input) => {
    requests.push(new URL(String(input), 'https://shop.example').searchParams.get('keys'));
    return answer();
  };
});
afterEach(() => void (globalThis.fetch = original));

it('useSummaryCache is initially empty', () => {
  expect(useSummaryCache.getInitialState()).toEqual({ summaries: new Map() });
});

it('loadSummaries caches returned summaries and null for watches that are not sold', async () => {
  expect(await loadSummaries([undone, xerix])).toBe(true);
  expect(requests).toEqual(['undone/1,xerix/1']);
  expect(known()).toEqual([
    [undone, null],
    [xerix, { key: xerix }],
  ]);
});

it('loadSummaries requests each key once for concurrent calls', async () => {
  const answers = await Promise.all([loadSummaries([xerix]), loadSummaries([xerix]), loadSummaries([undone, xerix])]);
  expect(answers).toEqual([true, true, true]);
  expect(requests).toEqual(['xerix/1', 'undone/1']);
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ['answers with an error', async () => ({ ok: false, json: async () => ({ error: { code: 'fault' } }) }) as Response],
])('loadSummaries caches nothing, returns false and retries later when the server %s', async (_, fails) => {
  const answers = answer;
  answer = fails;
  expect(await Promise.all([loadSummaries([xerix]), loadSummaries([xerix])])).toEqual([false, false]);
  expect(known()).toEqual([]);
  answer = answers;
  expect(await loadSummaries([xerix])).toBe(true);
  expect(requests).toHaveLength(2);
});

it('loadSummaries caches null for an invalid key without a request', async () => {
  const odd = watchKey({ catalogue: 'xerix', id: 12_345_678_901 });
  expect(await loadSummaries([odd])).toBe(true);
  expect(requests).toEqual([]);
  expect(known()).toEqual([[odd, null]]);
});

it('loadSummaries returns false when one of its two requests fails', async () => {
  const answers = answer;
  answer = () => Promise.reject(new TypeError('offline'));
  const first = loadSummaries([undone]);
  answer = answers;
  expect(await Promise.all([first, loadSummaries([undone, xerix])])).toEqual([false, false]);
  expect(known()).toEqual([[xerix, { key: xerix }]]);
});

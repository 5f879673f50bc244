// Verifies docs/product.md 19.9.
import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prefersMarkdown } from '@/runtime/markdown';
import { database, openDatabase, shareDatabase } from '@/server/database/database';
import { type Handler } from '@/server/http/serve';
import { handleStripeWebhook } from '@/server/payments/stripe-webhook';
import { shopperReader } from '@/server/accounts/identity';
import { type Example, examples, handlersOf, requestOf, withEachText } from '@/server/testing/every-request';
import { collectLog } from '@/server/testing/log';

// `after` from Next only works in a Next server.
jest.mock('@/server/http/after-response');

/** Longest header that Node accepts and longest body that the shop reads, in characters; half of each is sent as well. */
const LONGEST_HEADER = 15_600;
const LONGEST_BODY = 60_000;

/** Work below this time at full length counts as harmless, in ms. */
const HARMLESS_MS = 6;

/** Maximum time ratio for twice the input: 2 plus noise. Quadratic work has a ratio of 4. */
const MOST_TIMES = 3;

/** Texts that cause regular expressions to backtrack: repeated to the full length and followed by a mismatch. */
const units = [
  'a',
  ' ',
  ',',
  '.',
  '=',
  '-',
  '%',
  '/',
  't=',
  ',t=1',
  'a@',
  '.a',
  '"',
  '[',
  '{"a":',
  'xerix/1,',
  'text/html',
].concat(['List-Unsubscribe=', 'xn--a', '%C3%BC', ';q=0.1,', '\u0301', '\u200D', '🙂']);

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'odd-hours-linear-'));
  shareDatabase(openDatabase(`file:${join(folder, 'shop.db')}`));
});
afterAll(async () => {
  await (await database()).destroy();
  shareDatabase(undefined);
  rmSync(folder, { recursive: true });
});

const handlerOf = async ({ method, path }: Example): Promise<Handler> => {
  return (await handlersOf(path))[method] ?? (() => Promise.reject(new Error(`${method} ${path} has no handler.`)));
};

/** Hostile texts of a length, by their unit. */
const hostile = (length: number, among: readonly string[]) =>
  among.map((unit) => [unit, `${unit.repeat(length / unit.length)}!`] as const);

/** CPU time in ms, so that other processes are not counted. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** Minimum time of each work in ms, over up to seven alternating runs; the minimum excludes noise of a busy machine. */
async function leastTimesOf(
  works: readonly (() => Promise<unknown>)[],
  isEnough: (least: readonly number[]) => boolean = () => false,
): Promise<number[]> {
  const least = works.map(() => Infinity);
  for (let tries = 1; tries <= 7; tries += 1) {
    for (const [index, work] of works.entries()) least[index] = Math.min(least[index] ?? 0, await timeOf(work));
    if (tries >= 3 && isEnough(least)) break;
  }
  return least;
}

/** True if the times at minimal, half and full length grow at most linearly. */
const isLinear = ([least = 0, half = 0, whole = 0]: readonly number[]) =>
  whole - least < HARMLESS_MS || whole - least <= MOST_TIMES * (half - least);

/**
 * Returns the units for which twice the length takes more than `MOST_TIMES` the time in three of three rounds.
 *
 * @param idle is the time for the shortest text, in ms.
 */
async function slowInputsOf(
  longest: number,
  ask: (text: string) => Promise<unknown>,
  { idle, among = units }: { idle?: number; among?: readonly string[] } = {},
): Promise<string[]> {
  const half = new Map(hostile(longest / 2, among));
  const shortest = idle ?? (await idleOf(ask));
  const slow: string[] = [];
  for (const [unit, text] of hostile(longest, among)) {
    if ((await timeOf(() => ask(text))) - shortest < HARMLESS_MS) continue;
    const works = [() => ask('a'), () => ask(half.get(unit) ?? ''), () => ask(text)];
    let message = '';
    for (let rounds = 0; rounds < 3; rounds += 1) {
      const times = await leastTimesOf(works, isLinear);
      const [least = 0, before = 0, whole = 0] = times;
      message = isLinear(times)
        ? ''
        : `${unit}: ${(before - least).toFixed(1)} ms, then ${(whole - least).toFixed(1)} ms`;
      if (!message) break;
    }
    if (message) slow.push(message);
  }
  return slow;
}

/** Time of a request with short texts, in ms. */
async function idleOf(ask: (text: string) => Promise<unknown>): Promise<number> {
  const [least = 0] = await leastTimesOf([() => ask('a')]);
  return least;
}

/** Headers that the shop reads. Characters that are invalid in a header are URL-encoded. */
const headers = ['authorization', 'origin', 'host', 'content-type', 'stripe-signature', 'idempotency-key'].concat([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-odd-hours-caller',
  'accept',
  'cookie',
  'content-length',
]);
const inHeader = (text: string) =>
  encodeURI(text.replace(/[\n\t]/g, ' '))
    .slice(0, LONGEST_HEADER)
    .trim();

jest.setTimeout(120_000);

describe('response time grows at most linearly with the input', () => {
  collectLog();

  it.each(examples)('in each text: $method $path $form', async (example) => {
    const handler = await handlerOf(example);
    const longest = example.method === 'GET' ? LONGEST_HEADER : LONGEST_BODY;
    const fields = withEachText(example, (text) => text).map(({ where }) => where);
    const idle = await idleOf(() => handler(requestOf(example)));
    const slow = [];
    for (const [index, field] of fields.entries()) {
      const ask = async (text: string) => {
        const changed = withEachText(example, () => text)[index];
        if (changed) await handler(requestOf(changed.example));
      };
      for (const input of await slowInputsOf(longest, ask, { idle })) slow.push(`${field}: ${input}`);
    }
    expect(slow).toEqual([]);
  });

  it.each(examples)('in each header: $method $path $form', async (example) => {
    const handler = await handlerOf(example);
    const idle = await idleOf(() => handler(requestOf(example)));
    const slow = [];
    for (const header of headers) {
      const begins = { authorization: 'Bearer ', origin: 'http://' }[header] ?? '';
      const ask = (text: string) => handler(requestOf(example, { [header]: begins + inHeader(text) }));
      for (const input of await slowInputsOf(LONGEST_HEADER, ask, { idle })) slow.push(`${header}: ${input}`);
    }
    expect(slow).toEqual([]);
  });

  it('in the Stripe-Signature header', async () => {
    const settings = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', apiBase: undefined };
    const db = await database();
    const now = new Date();
    for (const begin of ['', `t=${Math.floor(now.getTime() / 1000)},v1=`]) {
      const ask = (text: string) => {
        const init = { method: 'POST', body: '{}', headers: { 'stripe-signature': begin + inHeader(text) } };
        return handleStripeWebhook(db, settings, new Request('http://localhost:3000/', init), now);
      };
      expect(await slowInputsOf(LONGEST_HEADER, ask)).toEqual([]);
    }
  });

  it('in the headers of a request with an emulator token', async () => {
    const read = shopperReader({ kind: 'emulator', projectId: 'demo-odd-hours' });
    for (const name of ['authorization', 'host', 'x-forwarded-host', 'x-forwarded-for']) {
      const ask = (text: string) => {
        const given = {
          host: 'localhost',
          'x-odd-hours-caller': '::1',
          authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.',
        };
        const begin = name === 'authorization' ? 'Bearer ' : '';
        return read(new Request('http://localhost/', { headers: { ...given, [name]: begin + inHeader(text) } }));
      };
      expect(await slowInputsOf(LONGEST_HEADER, ask)).toEqual([]);
    }
  });
});

it('prefersMarkdown takes linear time in the Accept header', async () => {
  for (const end of ['', 'text/markdown', 'text/html']) {
    expect(
      await slowInputsOf(LONGEST_HEADER, async (text) => prefersMarkdown(text + end), {
        among: ['text/html', 'text/markdown', 'a', ',', 'text/'],
      }),
    ).toEqual([]);
  }
});

it.each([
  ['text/markdown', true],
  ['text/plain, text/markdown;q=0.9', true],
  ['text/markdown, text/html', true],
  ['text/html, text/markdown', false],
  ['text/markdown, text/html, text/markdown', false],
  ['text/html', false],
  ['*/*', false],
  ['', false],
])('prefersMarkdown(%j) returns %s', (accepts, isMarkdown) => {
  expect(prefersMarkdown(accepts)).toBe(isMarkdown);
});

it('slowInputsOf finds quadratic work', async () => {
  // Noise can hide slow work, because all three rounds must agree.
  const isFound = async (longest: number, unit: string, ask: (text: string) => Promise<unknown>) => {
    for (let tries = 0; tries < 4; tries += 1) {
      if ((await slowInputsOf(longest, ask, { among: [unit] })).length > 0) return true;
    }
    return false;
  };
  expect(await isFound(LONGEST_HEADER / 2, 'a', async (text) => /.*(?:^|,)t=(\d+)/.exec(text))).toBe(true);
  const quadratic = /^(?!.*text\/html.*text\/markdown).*text\/markdown.*$/;
  expect(await isFound(LONGEST_HEADER, 'text/html', async (text) => quadratic.test(text))).toBe(true);
});

// Verifies docs/product.md 19.9.
import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prefersMarkdown } from '@/runtime/markdown';
import { type Database, openDatabase } from '@/server/database/database';
import { type Handler } from '@/server/http/serve';
import { handleStripeWebhook } from '@/server/payments/stripe-webhook';
import { shopperReader } from '@/server/accounts/identity';
import { type Example, examples, handlersOf, requestOf, withEachText } from '@/server/testing/every-request';
import { collectLog } from '@/server/testing/log';

// There is no answer to wait for outside a server of Next's.
jest.mock('@/server/http/after-answer');

/** How long a header may be that Node takes, and a body that the shop reads, in characters; half of it is asked first. */
const LONGEST_HEADER = 15_600;
const LONGEST_BODY = 60_000;

/** What takes less than this at full length harms nobody, in ms: it is not measured any further. */
const HARMLESS_MS = 6;

/** Doubled, the work may take this much longer: twice, and what a busy machine adds. Quadratic work takes four times. */
const MOST_TIMES = 3;

/** What makes bad expressions go back and forth: repeated to the full length, and then an end that fits none of them. */
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

const shared = globalThis as typeof globalThis & { oddHoursDatabase?: Promise<Database> };
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'odd-hours-linear-'));
  shared.oddHoursDatabase = Promise.resolve(await openDatabase(`file:${join(folder, 'shop.db')}`));
});
afterAll(async () => {
  await (await shared.oddHoursDatabase)?.destroy();
  shared.oddHoursDatabase = undefined;
  rmSync(folder, { recursive: true });
});

const handlerOf = async ({ method, path }: Example): Promise<Handler> => {
  return (await handlersOf(path))[method] ?? (() => Promise.reject(new Error(`${method} ${path} has no handler.`)));
};

/** The hostile texts of a length, by what they are made of. */
const hostile = (length: number, among: readonly string[]) =>
  among.map((unit) => [unit, `${unit.repeat(length / unit.length)}!`] as const);

/** The processor's time, in ms: what other tests take meanwhile is not counted. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** The least time of each of some works, tried in turns until `isEnough`, in ms: what a busy machine adds is no part of the work. */
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

/** Whether work that took so long at no length, at half and at full length is none that a long text makes slow. */
const isLinear = ([least = 0, half = 0, whole = 0]: readonly number[]) =>
  whole - least < HARMLESS_MS || whole - least <= MOST_TIMES * (half - least);

/**
 * What takes more than three times as long with a text twice as long, beyond what any text takes, each time it is asked.
 * @param idle what the shortest text takes, in ms
 */
async function faultsOf(
  longest: number,
  ask: (text: string) => Promise<unknown>,
  { idle, among = units }: { idle?: number; among?: readonly string[] } = {},
): Promise<string[]> {
  const half = new Map(hostile(longest / 2, among));
  const shortest = idle ?? (await idleOf(ask));
  const faults: string[] = [];
  for (const [unit, text] of hostile(longest, among)) {
    if ((await timeOf(() => ask(text))) - shortest < HARMLESS_MS) continue;
    const works = [() => ask('a'), () => ask(half.get(unit) ?? ''), () => ask(text)];
    let said = '';
    for (let rounds = 0; rounds < 3; rounds += 1) {
      const times = await leastTimesOf(works, isLinear);
      const [least = 0, before = 0, whole = 0] = times;
      said = isLinear(times) ? '' : `${unit}: ${(before - least).toFixed(1)} ms, then ${(whole - least).toFixed(1)} ms`;
      if (!said) break;
    }
    if (said) faults.push(said);
  }
  return faults;
}

/** What a request takes whose texts are short, in ms. */
async function idleOf(ask: (text: string) => Promise<unknown>): Promise<number> {
  const [least = 0] = await leastTimesOf([() => ask('a')]);
  return least;
}

/** Headers that the shop reads somewhere. A text that no header can hold is asked as what a header makes of it. */
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

describe('twice the input takes no more than twice the time', () => {
  collectLog();

  it.each(examples)('of each text: $method $path $form', async (example) => {
    const handler = await handlerOf(example);
    const longest = example.method === 'GET' ? LONGEST_HEADER : LONGEST_BODY;
    const fields = withEachText(example, (text) => text).map(({ where }) => where);
    const idle = await idleOf(() => handler(requestOf(example)));
    const faults = [];
    for (const [index, field] of fields.entries()) {
      const ask = async (text: string) => {
        const changed = withEachText(example, () => text)[index];
        if (changed) await handler(requestOf(changed.example));
      };
      for (const fault of await faultsOf(longest, ask, { idle })) faults.push(`${field}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  it.each(examples)('of each header: $method $path $form', async (example) => {
    const handler = await handlerOf(example);
    const idle = await idleOf(() => handler(requestOf(example)));
    const faults = [];
    for (const header of headers) {
      const begins = { authorization: 'Bearer ', origin: 'http://' }[header] ?? '';
      const ask = (text: string) => handler(requestOf(example, { [header]: begins + inHeader(text) }));
      for (const fault of await faultsOf(LONGEST_HEADER, ask, { idle })) faults.push(`${header}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  it('of a signature that Stripe might have sent', async () => {
    const settings = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', apiBase: undefined };
    const db = await shared.oddHoursDatabase;
    if (!db) throw new Error('The records are open.');
    const now = new Date();
    for (const begin of ['', `t=${Math.floor(now.getTime() / 1000)},v1=`]) {
      const ask = (text: string) => {
        const init = { method: 'POST', body: '{}', headers: { 'stripe-signature': begin + inHeader(text) } };
        return handleStripeWebhook(db, settings, new Request('http://localhost:3000/', init), now);
      };
      expect(await faultsOf(LONGEST_HEADER, ask)).toEqual([]);
    }
  });

  it('of a token that the emulator might have given', async () => {
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
      expect(await faultsOf(LONGEST_HEADER, ask)).toEqual([]);
    }
  });
});

it('of a header that an address is chosen by: twice the input takes no more than twice the time', async () => {
  for (const end of ['', 'text/markdown', 'text/html']) {
    expect(
      await faultsOf(LONGEST_HEADER, async (text) => prefersMarkdown(text + end), {
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
])('who accepts %j is given Markdown: %s', (accepts, isMarkdown) => {
  expect(prefersMarkdown(accepts)).toBe(isMarkdown);
});

it('finds work that takes four times as long for twice the input', async () => {
  // Something else on the machine may hide it once: it says so in three rounds of three, or not at all.
  const isFound = async (longest: number, unit: string, ask: (text: string) => Promise<unknown>) => {
    for (let tries = 0; tries < 4; tries += 1) {
      if ((await faultsOf(longest, ask, { among: [unit] })).length > 0) return true;
    }
    return false;
  };
  expect(await isFound(LONGEST_HEADER / 2, 'a', async (text) => /.*(?:^|,)t=(\d+)/.exec(text))).toBe(true);
  const manyLooks = /^(?!.*text\/html.*text\/markdown).*text\/markdown.*$/;
  expect(await isFound(LONGEST_HEADER, 'text/html', async (text) => manyLooks.test(text))).toBe(true);
});

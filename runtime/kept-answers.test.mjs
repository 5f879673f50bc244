/** @jest-environment node */
import { isWeekend } from '../data/weekend';
import { answerKey, KeptAnswers, keptOf } from './kept-answers.mjs';
import { noteMade, versionOf } from './page-versions.mjs';

const MINUTE = 60_000;
const noon = Date.parse('2026-11-18T12:00:00Z');

const answerOf = (page, freshMs, size = 10, staleMs = 0) => ({
  headers: {},
  body: Buffer.alloc(size),
  encoded: async () => Buffer.alloc(0),
  page,
  freshMs,
  staleMs,
});
const pageAt = (madeAt, key = '/all/xerix/1') => ({ key, version: versionOf(key), madeAt });

describe('an answer is given again', () => {
  it('while Next would make nothing anew for it, and not a moment longer', () => {
    const answers = new KeptAnswers();
    answers.keep('a', answerOf(pageAt(noon - MINUTE / 2), MINUTE), noon);
    for (const seconds of [0, 1, 29]) expect(answers.find('a', noon + seconds * 1000)).toBeDefined();
    expect(answers.find('a', noon + 30_000)).toBeUndefined();
    expect(answers.find('a', noon)).toBeUndefined(); // it is gone, not hidden
    expect(answers.bytes).toBe(0);
  });

  it('not once its page has been made anew, at once', () => {
    const answers = new KeptAnswers();
    answers.keep('a', answerOf(pageAt(noon), MINUTE), noon);
    answers.keep('b', answerOf(pageAt(noon, '/all/xerix/2'), MINUTE), noon);
    noteMade('/all/xerix/1');
    expect(answers.find('a', noon)).toBeUndefined();
    expect(answers.find('b', noon)).toBeDefined();
  });

  it('to all but one a second while its page is made anew, which Next gives too, until that is there or it is too old', () => {
    const answers = new KeptAnswers();
    const gives = (ms) => Boolean(answers.find('a', noon + ms));
    answers.keep('a', answerOf(pageAt(noon), MINUTE, 10, 4 * MINUTE), noon);
    expect([60_000, 60_001, 60_999, 61_000, 61_001].map(gives)).toEqual([false, true, true, false, true]);
    expect([298_000, 298_999, 299_000, 298_000].map(gives)).toEqual([false, true, false, false]);
    expect(answers.bytes).toBe(0);
    answers.keep('a', answerOf(pageAt(noon), MINUTE, 10, 4 * MINUTE), noon);
    expect([60_000, 60_001].map(gives)).toEqual([false, true]);
    noteMade('/all/xerix/1');
    expect(gives(60_002)).toBe(false);
  });

  it('while another page is made anew, for a second at most', () => {
    const answers = new KeptAnswers();
    for (const id of [1, 2, 3]) {
      answers.keep(id, answerOf(pageAt(noon, `/all/xerix/${id}`), MINUTE, 10, 4 * MINUTE), noon);
    }
    const gives = (id, ms) => Boolean(answers.find(id, noon + ms));
    expect([gives(1, 60_000), gives(2, 60_001)]).toEqual([false, true]);
    noteMade('/all/xerix/1');
    expect([gives(2, 60_002), gives(3, 60_003), gives(3, 61_002)]).toEqual([false, true, false]);
  });

  it('not while its page is made anew, where other prices hold', () => {
    globalThis.oddHoursIsWeekend = isWeekend;
    const friday = Date.parse('2026-11-20T23:59:00-05:00');
    const answers = new KeptAnswers();
    answers.keep('a', answerOf(pageAt(friday), MINUTE, 10, 4 * MINUTE), friday);
    expect(answers.find('a', friday + 60_000)).toBeUndefined();
    expect(answers.find('a', friday + 60_001)).toBeUndefined();
    delete globalThis.oddHoursIsWeekend;
  });

  it('not where its page was made anew while it was on its way', () => {
    const answers = new KeptAnswers();
    const page = pageAt(noon);
    noteMade(page.key);
    answers.keep('a', answerOf(page, MINUTE), noon);
    expect(answers.find('a', noon)).toBeUndefined();
  });

  it('for ever where it never changes', () => {
    const answers = new KeptAnswers();
    answers.keep('a', answerOf(), noon);
    expect(answers.find('a', noon + 1000 * 24 * 60 * MINUTE)).toBeDefined();
  });

  it('not past the moment at which prices change, unless it says both', () => {
    globalThis.oddHoursIsWeekend = isWeekend;
    const friday = Date.parse('2026-11-20T23:59:59-05:00');
    const answers = new KeptAnswers();
    answers.keep('watch', answerOf(pageAt(friday), MINUTE), friday);
    answers.keep('list', answerOf(pageAt(friday), 365 * 24 * 60 * MINUTE), friday);
    expect(answers.find('watch', friday)).toBeDefined();
    expect(answers.find('watch', friday + 1000)).toBeUndefined();
    expect(answers.find('list', friday + 1000)).toBeDefined();
    delete globalThis.oddHoursIsWeekend;
  });

  it('even where the clock is set back', () => {
    const answers = new KeptAnswers();
    answers.keep('a', answerOf(pageAt(noon), MINUTE), noon);
    expect(answers.find('a', noon - 5 * MINUTE)).toBeDefined();
  });
});

describe('memory', () => {
  it('holds no more than it may: what was longest not asked for goes first', () => {
    const answers = new KeptAnswers({ mostBytes: 4000 });
    for (const key of ['a', 'b']) answers.keep(key, answerOf(undefined, undefined, 1000), noon);
    answers.find('a', noon);
    for (const key of ['c', 'd']) {
      answers.keep(key, answerOf(undefined, undefined, 1000), noon);
      expect(answers.bytes).toBeLessThanOrEqual(4000);
    }
    expect(['a', 'b', 'c', 'd'].filter((key) => answers.find(key, noon))).toEqual(['c', 'd']);
  });

  it('keeps what was asked for a second later than the others', () => {
    const answers = new KeptAnswers({ mostBytes: 4000 });
    for (const key of ['a', 'b']) answers.keep(key, answerOf(undefined, undefined, 1000), noon);
    answers.find('a', noon + 1000);
    answers.keep('c', answerOf(undefined, undefined, 1000), noon + 1000);
    expect(['a', 'b', 'c'].filter((key) => answers.find(key, noon + 1000))).toEqual(['a', 'c']);
  });

  it('moves nothing within a second: each move leaves something to be collected', () => {
    const answers = new KeptAnswers();
    answers.keep('a', answerOf(pageAt(noon), MINUTE), noon);
    const moved = jest.spyOn(Map.prototype, 'delete');
    for (let asked = 0; asked < 1000; asked += 1) answers.find('a', noon + asked);
    expect(moved).not.toHaveBeenCalled();
    moved.mockRestore();
  });

  it('counts what takes another’s place once', () => {
    const answers = new KeptAnswers();
    answers.keep('a', answerOf(undefined, undefined, 1000), noon);
    const { bytes } = answers;
    answers.keep('a', answerOf(undefined, undefined, 1000), noon);
    expect(answers.bytes).toBe(bytes);
  });

  it('takes nothing large', () => {
    const answers = new KeptAnswers();
    answers.keep('a', answerOf(undefined, undefined, 1024 * 1024), noon);
    expect(answers.bytes).toBe(0);
  });
});

describe('what names an answer', () => {
  const key = (url, headers = {}, method = 'GET') => answerKey({ method, url, headers });

  it('is the same for GET and HEAD', () => {
    expect(key('/all')).toBeDefined();
    expect(key('/all', {}, 'HEAD')).toBe(key('/all'));
  });

  it('is another for each thing that Next’s router asks for', () => {
    const asked = [
      {},
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1' },
      { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
      { rsc: '1', 'next-router-state-tree': '%5B%5D' },
      { rsc: '1', 'next-url': '/all' },
    ];
    expect(new Set(asked.map((headers) => key('/all?_rsc=abc', headers))).size).toBe(asked.length);
    expect(key('/all?_rsc=abc', { rsc: '1' })).not.toBe(key('/all?_rsc=abd', { rsc: '1' }));
  });

  it.each([
    ['a form that is sent', '/api/contact', {}, 'POST'],
    ['a query', '/all?price=-300', {}],
    ['a query beside the router’s', '/all?_rsc=a&price=-300', {}],
    ['an escaped path', '/%61ll', {}],
    ['another machine in the path', 'http://shop.example/all', {}],
    ['Markdown wanted', '/all', { accept: 'text/markdown, text/html;q=0.5' }],
    ['a part wanted', '/_next/static/a.js', { range: 'bytes=0-1' }],
    ['a preview', '/all', { cookie: 'a=b; __prerender_bypass=1' }],
    ['Next’s own order to make a page anew', '/all', { 'x-prerender-revalidate': 'secret' }],
  ])('is missing for %s', (...[, url, headers, method]) => expect(key(url, headers, method)).toBeUndefined());

  it('minds no other cookie', () => expect(key('/all', { cookie: '__stripe_mid=1' })).toBe(key('/all')));
});

describe('what is kept of an answer', () => {
  /** What is kept where a response has these headers. */
  function kept(headers, { status = 200, page } = { page: pageAt(noon) }) {
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const response = {
      statusCode: status,
      getHeader: (name) => lower[name.toLowerCase()],
      getHeaders: () => lower,
      hasHeader: (name) => name.toLowerCase() in lower,
    };
    return keptOf(response, Buffer.from('hours'), page, async (body, encoding) => `${body} as ${encoding}`);
  }
  const hit = { 'x-nextjs-cache': 'HIT', 'Cache-Control': 's-maxage=60, stale-while-revalidate=240' };

  it('is a built page with its headers, for as long as Next says, and its forms', async () => {
    const page = pageAt(noon);
    const answer = kept({ ...hit, Vary: 'Accept', Connection: 'close' }, { page });
    expect(answer).toMatchObject({ page, freshMs: MINUTE, headers: { vary: 'Accept' } });
    expect(answer.headers).not.toHaveProperty('connection');
    expect(await answer.encoded('br')).toBe('hours as br');
    expect(answer.encoded('br')).toBe(answer.encoded('br'));
    expect(answer.encoded('br')).toBe('hours as br'); // nobody waits for what is there
  });

  it('is a file that never changes', () => {
    const answer = kept({ 'Cache-Control': 'public, max-age=31536000, immutable' }, { page: undefined });
    expect(answer).toMatchObject({ headers: {} });
    expect(answer.page).toBeUndefined();
  });

  it.each([
    ['a page that is being made anew', { ...hit, 'x-nextjs-cache': 'STALE' }],
    ['a page that was made for this request', { ...hit, 'x-nextjs-cache': 'MISS' }],
    ['a page of one caller', { 'Cache-Control': 'private, no-store' }],
    ['what sets a cookie', { ...hit, 'Set-Cookie': 'a=b' }],
    ['what is made from nobody knows what', hit, {}],
    ['what browsers have to ask for again', { 'x-nextjs-cache': 'HIT', 'Cache-Control': 'public, max-age=0' }],
    ['a page that is missing', hit, { status: 404, page: pageAt(noon) }],
  ])('is nothing of %s', (...[, headers, options]) => expect(kept(headers, options)).toBeUndefined());
});

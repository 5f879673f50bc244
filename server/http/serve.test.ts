// Verifies docs/product.md 18.2, 19.1, 19.2.
import { z } from 'zod';
import { defineRoute, databaseRejections, shopPageRejections } from '@/contract/route';
import { accept, reject, type Result } from '@/domain/result';
import { forgetOldTries, limitTries } from '@/server/abuse/rate-limit';
import { later, now } from '@/server/testing/checkout';
import { onSqliteFirst } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { type Answer, post } from '@/server/testing/requests';
import { rejected } from '@/server/testing/results';
import { isForm, readForm, readJson, callerAddress } from './read-request';
import { serve } from './serve';

const pear = z.strictObject({ pear: z.string().max(5, 'A pear is short.') });
const pears = defineRoute<unknown, unknown>()({
  method: 'POST',
  path: '/pears',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, ...databaseRejections, 'too-many-requests': 429, 'no-lines': 422 },
});
type PearCode = keyof typeof pears.rejections;
const form = 'application/x-www-form-urlencoded';

/** Creates a chunked body of `bytes` bytes without a Content-Length, and counts the bytes that are read. */
function stream(bytes: number) {
  let read = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (read >= bytes) return controller.close();
    read += 16_384;
    controller.enqueue(new Uint8Array(16_384).fill(0x20));
  };
  return { body: new ReadableStream({ pull }), read: () => read };
}

describe('serve', () => {
  const logged = collectLog();

  const answer = async (request: Request, work: (request: Request) => Promise<Result<unknown, PearCode>>) => {
    const response = await serve(pears, work)(request);
    const body: Answer = await response.json();
    return { status: response.status, headers: response.headers, body };
  };
  const read = (request: Request) => answer(request, (sent) => readJson(sent, pear));

  it('passes a request of the shop’s page to the handler and forbids caching the response', async () => {
    const { status, body, headers } = await read(post({ pear: 'green' }));
    expect({ status, body }).toEqual({ status: 200, body: { pear: 'green' } });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(logged()).toEqual([]);
  });

  it('lets shared caches keep an answer of a route with a maximum age, and no rejection', async () => {
    const route = defineRoute<unknown, unknown>()({ ...pears, sender: 'any-client', maxAge: 60 });
    const cacheControl = async (result: Result<unknown, PearCode>) =>
      (await serve(route, async () => result)(post({}))).headers.get('cache-control');
    expect(await cacheControl(accept({}))).toBe('public, max-age=60');
    expect(await cacheControl(reject({ code: 'no-lines', field: 'lines' }))).toBe('no-store');
  });

  it.each([
    ['the shop’s public address', { origin: 'http://localhost:3000' }, 200],
    ['the address it was asked at', { origin: 'http://shop.test:8080', host: 'shop.test:8080' }, 200],
    ['another site', { origin: 'https://evil.example', host: 'shop.test' }, 403],
    ['a site with our name in front', { origin: 'http://localhost:3000.evil.example' }, 403],
    ['another port', { origin: 'http://localhost:3001' }, 403],
    ['a page without an address', { origin: 'null' }, 403],
    ['nowhere', { origin: '' }, 403],
  ])('accepts requests of its own origin: %s', async (_, headers, status) => {
    expect((await read(post({ pear: 'green' }, headers))).status).toBe(status);
  });

  it.each<[string, Request, number, string, string | undefined]>([
    ['another content type', post('{}', { 'content-type': 'text/plain' }), 415, 'wrong-content-type', undefined],
    ['a form', post('pear=green', { 'content-type': form }), 415, 'wrong-content-type', undefined],
    ['text', post('pear'), 400, 'bad-json', undefined],
    ['nothing', post(''), 400, 'bad-json', undefined],
    ['half of it', post('{"pear":'), 400, 'bad-json', undefined],
    ['another shape', post([]), 400, 'bad-request', ''],
    ['a field too many', post({ pear: 'green', apple: 1 }), 400, 'bad-request', ''],
    ['a bad field', post({ pear: 'yellow' }), 400, 'bad-request', 'pear'],
    ['__proto__', post('{"pear":"green","__proto__":{"admin":true}}'), 400, 'bad-request', ''],
    ['constructor', post('{"pear":"green","constructor":{"prototype":{}}}'), 400, 'bad-request', ''],
    ['lists 30,000 deep', post('['.repeat(30_000) + ']'.repeat(30_000)), 400, 'bad-request', ''],
    ['objects 6,000 deep', post(`{"pear":${'{"a":'.repeat(6000)}1${'}'.repeat(6001)}`), 400, 'bad-request', 'pear'],
    ['10 MB', post('"'.padEnd(10_000_000, 'x')), 413, 'too-large', undefined],
    ['a length that is announced', post('{}', { 'content-length': '10000000' }), 413, 'too-large', undefined],
  ])('rejects %s with the one error shape', async (_, request, status, code, field) => {
    const response = await read(request);
    expect(response).toMatchObject({ status, body: { error: { code, message: expect.stringMatching(/\w/) } } });
    expect(response.body.error?.field).toBe(field);
    expect(Object.keys(response.body)).toEqual(['error']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(logged()[0] ?? '')).toEqual({
      at: expect.any(String),
      level: 'warn',
      what: '/pears',
      status,
      code,
      request: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect({}).not.toHaveProperty('admin');
  });

  it('stops reading at the size limit when no length is announced', async () => {
    const { body, read: countRead } = stream(10_000_000);
    const init = { method: 'POST', body, duplex: 'half', headers: post('').headers };
    expect((await read(new Request('http://localhost:3000/', init))).status).toBe(413);
    expect(countRead()).toBeLessThan(200_000);
  });

  it('reads a form submitted without scripts, taking the last of duplicate fields', async () => {
    const sent = post('pear=red&pear=gr%C3%BCn', { 'content-type': `${form}; charset=UTF-8` });
    expect(isForm(sent)).toBe(true);
    expect(await readForm(sent, pear)).toEqual(accept({ pear: 'grün' }));
    expect((await answer(post({}), (json) => readForm(json, pear))).status).toBe(415);
    const foreign = post('pear=red', { 'content-type': form, origin: 'https://evil.example' });
    expect((await answer(foreign, (forged) => readForm(forged, pear))).status).toBe(403);
  });

  it('returns the details and Retry-After of a rejection', async () => {
    const slow = await answer(post({}), async () => reject({ code: 'too-many-requests', retryAfter: 7 }));
    expect(slow).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests', retryAfter: 7 } } });
    expect(slow.headers.get('retry-after')).toBe('7');
    const unpriced = await answer(post({}), async () => reject({ code: 'no-lines', field: 'lines' }));
    expect(unpriced).toMatchObject({ status: 422, body: { error: { code: 'no-lines', field: 'lines' } } });
  });

  it('adds Retry-After to every 503', async () => {
    const off = defineRoute<unknown, unknown>()({ ...pears, rejections: { 'payment-unreachable': 503 } });
    const response = await serve(off, async () => reject({ code: 'payment-unreachable' }))(post({}));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('logs an exception without user input', async () => {
    const error = Object.assign(new Error('no such user ada@example.com'), { code: 'SQLITE' });
    const failed = await answer(post({}), () => Promise.reject(error));
    expect(failed).toMatchObject({ status: 500, body: { error: { code: 'fault' } } });
    expect(JSON.stringify(failed.body) + logged().join()).not.toContain('ada@');
    expect(logged()[0]).toMatch(
      /"level":"error","what":"\/pears","status":500,"error":"Error","code":"SQLITE","frames":"at /,
    );
    expect((await answer(post({}), () => Promise.reject('ada@example.com'))).status).toBe(500);
  });

  it('returns 503 with Retry-After when the database is unreachable', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED ada@example.com'), { code: 'ECONNREFUSED' });
    const failed = await answer(post({}), () => Promise.reject(away));
    expect(failed).toMatchObject({ status: 503, body: { error: { code: 'records-unreachable', retryAfter: 5 } } });
    expect(failed.headers.get('retry-after')).toBe('5');
    expect(logged()[0]).toMatch(/"level":"error","what":"\/pears","status":503,"error":"Error","code":"ECONNREFUSED"/);
    expect(JSON.stringify(failed.body) + logged().join()).not.toContain('ada@');
  });

  it('logs a sender who disconnects during the upload as info, not as a lost database', async () => {
    const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    const body = () => new ReadableStream({ pull: (controller) => controller.error(aborted) });
    const init = { method: 'POST', body: body(), duplex: 'half', headers: post('').headers };
    const { status } = await read(new Request('http://localhost:3000/', init));
    expect(status).toBe(400);
    expect(logged().map((line) => JSON.parse(line))).toMatchObject([
      { level: 'info', what: '/pears', status: 400, code: 'interrupted' },
    ]);
  });

  it('limits concurrent requests, queues some and rejects the rest with Retry-After', async () => {
    const ends: (() => void)[] = [];
    const slow = serve(pears, async () => {
      await new Promise<void>((end) => ends.push(end));
      return accept('a pear');
    });
    const asked = Array.from({ length: 321 }, () => slow(post({})));
    const rejected = await asked.pop();
    expect(rejected?.status).toBe(503);
    expect(rejected?.headers.get('retry-after')).toBe('5');
    expect(await rejected?.json()).toMatchObject({ error: { code: 'busy', retryAfter: 5 } });
    expect(ends).toHaveLength(64);
    for (const one of asked) {
      ends.shift()?.();
      expect((await one).status).toBe(200);
    }
  });

  it('occupies no slot while a slow sender’s body arrives', async () => {
    const never = () => new ReadableStream({ pull: () => new Promise(() => {}) });
    const init = () => ({ method: 'POST', body: never(), duplex: 'half', headers: post('').headers });
    const route = serve(pears, (request) => readJson(request, pear));
    for (let slow = 0; slow < 400; slow += 1) void route(new Request('http://localhost:3000/', init()));
    expect((await route(post({ pear: 'green' }))).status).toBe(200);
  });
});

onSqliteFirst((where) => {
  it('applies one shared limit to callers with an unknown address, whatever headers they send', async () => {
    const limit = { action: 'pears', subject: callerAddress(post({})), limit: 2, windowMs: 60_000 };
    for (let tries = 0; tries < 2; tries += 1) await limitTries(where().db, limit, now);
    expect(await limitTries(where().db, limit, now)).toMatchObject(rejected('too-many-requests'));
  });

  it('allows a retry exactly when the window ends, and returns the wait in whole seconds', async () => {
    const limit = { action: 'pears', subject: '203.0.113.9', limit: 1, windowMs: 60_000 };
    await limitTries(where().db, limit, later(59_999));
    expect(await limitTries(where().db, limit, later(58_500))).toEqual(
      rejected('too-many-requests', { retryAfter: 2 }),
    );
    expect(await limitTries(where().db, limit, later(59_999))).toEqual(
      rejected('too-many-requests', { retryAfter: 1 }),
    );
    await limitTries(where().db, limit, later(60_000));
    expect(await limitTries(where().db, limit, later(60_000))).toEqual(
      rejected('too-many-requests', { retryAfter: 60 }),
    );
    const counted = await where().db.selectFrom('rate_limits').select(['window_start', 'hits']).execute();
    expect(counted).toEqual([{ window_start: later(60_000).toISOString(), hits: 2 }]);
  });

  it('keeps other callers’ counts when a window ends', async () => {
    const hour = { action: 'apples', subject: '203.0.113.9', limit: 1, windowMs: 3_600_000 };
    await limitTries(where().db, hour, now);
    await limitTries(where().db, { ...hour, action: 'pears', windowMs: 60_000 }, later(120_000));
    expect(await limitTries(where().db, hour, later(120_000))).toMatchObject(rejected('too-many-requests'));
  });

  it('deletes counts after a day, also of callers who never return, and keeps valid ones', async () => {
    const day = { action: 'pears', subject: '203.0.113.9', limit: 1, windowMs: 24 * 3_600_000 };
    const today = new Date('2026-11-20T12:00:00.000Z');
    const at = (hours: number) => new Date(today.getTime() + hours * 3_600_000);
    await limitTries(where().db, { ...day, subject: '203.0.113.10' }, at(-24));
    await limitTries(where().db, day, today);
    expect(await forgetOldTries(where().db, at(11.9))).toBe(1);
    expect(await limitTries(where().db, day, at(11.9))).toMatchObject(rejected('too-many-requests'));
    expect(await forgetOldTries(where().db, at(12))).toBe(1);
    expect(await where().db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it('returns Retry-After when there are too many tries', async () => {
    const limit = { action: 'pears', subject: '203.0.113.9', limit: 1, windowMs: 60_000 };
    expect(await limitTries(where().db, limit, now)).toEqual(accept(undefined));
    expect(await limitTries(where().db, limit, now)).toEqual(rejected('too-many-requests', { retryAfter: 60 }));
    expect(await limitTries(where().db, { ...limit, subject: '203.0.113.10' }, now)).toEqual(accept(undefined));
  });
});

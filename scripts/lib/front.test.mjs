/** @jest-environment node */
import { request } from 'node:http';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isWeekend } from '../../data/weekend';
import { callerAddress } from '../../server/http/caller-address';
import { CALLER_HEADER, createFront, openFront } from './front.mjs';

const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
const outside = all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
const hasIPv6 = all.some(({ address }) => address === '::1');

let opened;
afterEach(() => opened?.close());

/** A front that answers with the caller whom the shop would see. */
async function open(where) {
  const front = createFront((asked, response) => {
    response.setHeader('Connection', 'close');
    response.end(callerAddress(new Request('http://shop.test/', { headers: asked.headers })));
  });
  opened = await openFront(front, { port: 0, ...where });
  return opened.port;
}

function ask(host, port, headers = {}) {
  return new Promise((resolve, reject) => {
    const asked = request({ host, port, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk)).on('end', () => resolve(text));
    });
    asked.on('error', reject).end();
  });
}

it('tells the shop the address of the socket, whatever the caller writes into the header', async () => {
  const port = await open({ loopbackOnly: true });
  expect(await ask('127.0.0.1', port)).toBe('127.0.0.1');
  for (const forged of ['203.0.113.9', ['203.0.113.9', '203.0.113.10'], '']) {
    expect(await ask('127.0.0.1', port, { [CALLER_HEADER.toUpperCase()]: forged })).toBe('127.0.0.1');
  }
  expect(await ask('127.0.0.1', port, { 'X-Forwarded-For': '203.0.113.9' })).toBe('127.0.0.1');
});

(hasIPv6 ? it : it.skip)('answers on both addresses that localhost may mean', async () => {
  const port = await open({ loopbackOnly: true });
  expect(await ask('::1', port)).toBe('0:0:0:0::/64');
  expect(await ask('localhost', port)).not.toBe('');
});

(hasIPv6 ? it : it.skip)('does not open where a browser would find another program under the same name', async () => {
  const other = createServer();
  await new Promise((resolve) => other.listen({ host: '::1', port: 0 }, resolve));
  const front = createFront(() => {});
  await expect(openFront(front, { port: other.address().port, loopbackOnly: true })).rejects.toThrow('EADDRINUSE');
  await Promise.all([other, front].map((server) => new Promise((resolve) => server.close(resolve))));
});

(outside ? it : it.skip)('is reached from this machine alone, unless it is open to all', async () => {
  await expect(ask(outside, await open({ loopbackOnly: true }))).rejects.toThrow('ECONNREFUSED');
  await opened.close();
  expect(await ask(outside, await open({ loopbackOnly: false }))).toBe(outside);
});

it('takes no more connections once it is closed, and lets an answer end', async () => {
  let finish;
  const front = createFront((_, response) => (finish = () => response.end('done')));
  opened = await openFront(front, { port: 0, loopbackOnly: true });
  const answer = ask('127.0.0.1', opened.port, { Connection: 'close' });
  await new Promise((resolve) => front.once('request', resolve));
  const closing = opened.close();
  await expect(ask('127.0.0.1', opened.port)).rejects.toThrow('ECONNREFUSED');
  finish();
  expect(await answer).toBe('done');
  await closing;
  opened = undefined;
});

it('lets no shared cache keep an answer past the moment at which prices change', async () => {
  const minutes = 's-maxage=60, stale-while-revalidate=240';
  const front = createFront((_, response) => {
    response.setHeader('Cache-Control', minutes);
    response.setHeader('Connection', 'close');
    response.end();
  });
  opened = await openFront(front, { port: 0, loopbackOnly: true });
  const told = async (now) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    const answer = await fetch(`http://127.0.0.1:${opened.port}/`).finally(() => jest.restoreAllMocks());
    return answer.headers.get('Cache-Control');
  };
  globalThis.oddHoursIsWeekend = isWeekend;
  expect(await told('2026-11-20T23:50:00-05:00')).toBe(minutes);
  expect(await told('2026-11-20T23:58:00-05:00')).toBe('no-cache');
  expect(await told('2026-11-21T00:00:00-05:00')).toBe(minutes);
  delete globalThis.oddHoursIsWeekend;
});

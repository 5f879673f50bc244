// Verifies docs/product.md 43.2, 43.6.
import { createServer, get } from 'node:http';
import { type AddressInfo } from 'node:net';
import { ResponseCache } from './response-cache';
import { testDesk } from '@/domain/test-desk';
import { breakOnDemand, mailPolicy, testDeskCaching, withRecorder } from './test-desk';

afterEach(() => {
  Object.assign(testDesk, { revision: 0, networkDownUntil: 0, recording: undefined });
  globalThis.aheadMs = undefined;
});

it('testDeskCaching disables the caches while the clock is moved, and empties them after a change of the desk', () => {
  const cache = new ResponseCache();
  const clear = jest.spyOn(cache, 'clear');
  const cachesPages = testDeskCaching([cache]);
  expect(cachesPages()).toBe(true);
  globalThis.aheadMs = 60_000;
  testDesk.revision = 1;
  expect([cachesPages(), cachesPages()]).toEqual([false, false]);
  expect(clear).toHaveBeenCalledTimes(1);
  globalThis.aheadMs = undefined;
  testDesk.revision = 2;
  expect(cachesPages()).toBe(true);
  expect(clear).toHaveBeenCalledTimes(2);
});

it('withRecorder adds the script only while the desk records', () => {
  const page = '<html><head><title>Odd</title></head></html>';
  expect(withRecorder(page)).toBe(page);
  testDesk.revision = 1;
  expect(withRecorder(page)).toBe(page);
  testDesk.recording = 'one';
  expect(withRecorder(page)).toBe(
    '<html><head><script src="/api/test-desk/recorder"></script><title>Odd</title></head></html>',
  );
});

// Verifies docs/product.md 43.4.
it('an email at the desk has a policy that allows its styles and no script; no other page has it', () => {
  expect(mailPolicy('/test-desk/mail/order-confirmation')).toContain("default-src 'none'; style-src 'unsafe-inline';");
  expect([mailPolicy('/test-desk'), mailPolicy('/all')]).toEqual([undefined, undefined]);
});

it('a broken network drops every request but those to the desk, until its time is over', async () => {
  const server = createServer((_, response) => response.setHeader('Connection', 'close').end('here'));
  breakOnDemand(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) =>
    new Promise((resolve) => {
      get({ port, path }, ({ statusCode }) => resolve(statusCode)).on('error', (error) => resolve(error.message));
    });
  expect(await ask('/all')).toBe(200);
  testDesk.networkDownUntil = performance.now() + 60_000;
  expect(await ask('/all')).toBe('socket hang up');
  expect(await ask('/test-desks')).toBe('socket hang up');
  expect([await ask('/test-desk'), await ask('/api/test-desk/clock')]).toEqual([200, 200]);
  testDesk.networkDownUntil = performance.now();
  expect(await ask('/all')).toBe(200);
  await new Promise((closed) => server.close(closed));
});

// Verifies docs/product.md 18.7.
import { createServer } from 'node:http';
import { ownHost, placeOf } from './host';
import { listen } from './listen';

it.each([
  ['every interface by default', {}, { loopbackOnly: false }],
  ['every interface with TRUSTED_PROXIES=0', { TRUSTED_PROXIES: '0' }, { loopbackOnly: false }],
  ['loopback behind proxies', { TRUSTED_PROXIES: '1' }, { loopbackOnly: true }],
  ['loopback with an invalid TRUSTED_PROXIES', { TRUSTED_PROXIES: 'one' }, { loopbackOnly: true }],
  ['loopback beside the emulator', { AUTH_EMULATOR_ADDRESS: 'a:1' }, { loopbackOnly: true }],
  ['HOST behind proxies', { TRUSTED_PROXIES: '1', HOST: '0.0.0.0' }, { host: '0.0.0.0', loopbackOnly: false }],
  ['loopback for localhost', { HOST: 'localhost' }, { loopbackOnly: true }],
  [
    'HOST on loopback beside the emulator',
    { AUTH_EMULATOR_ADDRESS: 'a:1', HOST: '::1' },
    { host: '::1', loopbackOnly: false },
  ],
  [
    'every interface when opened',
    { AUTH_EMULATOR_ADDRESS: 'a:1', TRUSTED_PROXIES: '1', OPEN_TO_NETWORK: '1' },
    { loopbackOnly: false },
  ],
])('placeOf listens on %s', (_, env, place) => {
  expect(placeOf(env)).toEqual(place);
});

it('placeOf rejects a HOST that opens the emulator without OPEN_TO_NETWORK', () => {
  const env = { AUTH_EMULATOR_ADDRESS: 'a:1', HOST: '0.0.0.0' };
  expect(() => placeOf(env)).toThrow('HOST=0.0.0.0 would open the Auth emulator');
  expect(placeOf({ ...env, OPEN_TO_NETWORK: '1' })).toEqual({ host: '0.0.0.0', loopbackOnly: false });
});

it.each([
  [undefined, '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['localhost', '127.0.0.1'],
  ['::1', '[::1]'],
  ['192.0.2.1', '192.0.2.1'],
])('ownHost for HOST=%s is %s', (HOST, host) => {
  expect(ownHost({ HOST })).toBe(host);
});

it('listen uses the given host alone', async () => {
  const opened = await listen(
    createServer((_, response) => response.end('here')),
    {
      port: 0,
      host: '127.0.0.2',
      loopbackOnly: false,
    },
  );
  await expect(fetch(`http://127.0.0.1:${opened.port}/`)).rejects.toThrow('fetch failed');
  expect(await (await fetch(`http://127.0.0.2:${opened.port}/`, { headers: { connection: 'close' } })).text()).toBe(
    'here',
  );
  await opened.close();
});

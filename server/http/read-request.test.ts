// Verifies docs/product.md 18.6.
import { accept } from '@/domain/result';
import { post } from '@/server/testing/requests';
import { callerAddress, readText } from './read-request';

/** Creates a request with this socket address. */
const from = (address: string, headers: Record<string, string> = {}) =>
  post({}, { 'x-odd-hours-caller': address, ...headers });

it.each(['é', '山', '👋'])('readText keeps %s in one piece when its bytes arrive in two packets', async (letter) => {
  const [first, ...rest] = Buffer.from(letter);
  const body = new ReadableStream({
    start(stream) {
      for (const bytes of [[first ?? 0], rest]) stream.enqueue(Uint8Array.from(bytes));
      stream.close();
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  expect(await readText(new Request('http://localhost:3000', init))).toEqual(accept(letter));
});

// Verifies docs/product.md 18.6 (no proxy).
it.each(['10.0.0.1', '10.0.0.1, 203.0.113.9', '::1', 'unknown', ''])(
  'callerAddress ignores X-Forwarded-For without configured proxies: %j',
  (forwarded) => {
    expect(callerAddress(from('192.0.2.1', { 'x-forwarded-for': forwarded }))).toBe('192.0.2.1');
  },
);

// Verifies docs/product.md 18.6 (one proxy, two proxies, address with a port).
it.each([
  ['203.0.113.9', 1, '203.0.113.9'],
  ['10.0.0.1, 203.0.113.9 ', 1, '203.0.113.9'],
  ['10.0.0.1, 203.0.113.9, 192.0.2.1', 2, '203.0.113.9'],
  ['203.0.113.9:4711', 1, '203.0.113.9'],
  ['[2001:db8:0:1::1]:4711', 1, '2001:db8:0:1::/64'],
  ['[2001:db8:0:1::1]', 1, '2001:db8:0:1::/64'],
  ['10.0.0.1:80, 203.0.113.9:4711, 192.0.2.1:80', 2, '203.0.113.9'],
  ['203.0.113.9:port', 1, 'unknown'],
  ['203.0.113.9:', 1, 'unknown'],
  ['[203.0.113.9:80', 1, 'unknown'],
  ['192.0.2.1', 2, 'unknown'],
  ['', 1, 'unknown'],
  ['10.0.0.1,', 1, 'unknown'],
  ['10.0.0.1, somewhere', 1, 'unknown'],
])('callerAddress of %j behind %j proxies returns %s', (forwarded, proxies, address) => {
  expect(callerAddress(from('192.0.2.99', { 'x-forwarded-for': forwarded }), proxies)).toBe(address);
});

it('callerAddress returns "unknown" when no header has an address', () => {
  expect(post({}).headers.has('x-forwarded-for')).toBe(false);
  expect(callerAddress(post({}))).toBe('unknown');
  expect(callerAddress(from('192.0.2.1'), 3)).toBe('unknown');
});

it.each([
  ['0', '192.0.2.99'],
  ['1', '192.0.2.1'],
  ['2', '203.0.113.9'],
  ['3', '10.0.0.1'],
  ['4', 'unknown'],
])('callerAddress cannot be chosen by the client: TRUSTED_PROXIES=%s returns %s', (TRUSTED_PROXIES, address) => {
  const replaced = jest.replaceProperty(process, 'env', { ...process.env, TRUSTED_PROXIES });
  try {
    const forwarded = { 'x-forwarded-for': '10.0.0.1, 203.0.113.9, 192.0.2.1' };
    expect(callerAddress(from('192.0.2.99', forwarded))).toBe(address);
  } finally {
    replaced.restore();
  }
});

// Verifies docs/product.md 18.6 (IPv6 network).
it.each([
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:0:0:0:1', '2001:db8:0:1::/64'],
  ['2001:db8:0:2::1', '2001:db8:0:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113', 'unknown'],
  ['203.0.113.009', 'unknown'],
  ['203.0.113.256', 'unknown'],
  ['0x7f.1', 'unknown'],
  ['2001:db8::1]', 'unknown'],
])('callerAddress maps %s to %s: an IPv6 /64 is one caller', (address, caller) => {
  expect(callerAddress(from(address))).toBe(caller);
  expect(callerAddress(post({}, { 'x-forwarded-for': address }), 1)).toBe(caller);
});

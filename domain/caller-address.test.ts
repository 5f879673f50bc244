import { callerAddressOf, isLoopback, isLoopbackAddress } from './caller-address';

it.each([
  'http://localhost:3000',
  'http://shop.localhost/',
  'http://127.0.0.1:8080/a',
  'https://127.12.234.56',
  'http://[::1]:3000',
])('isLoopback is true for %p', (url) => {
  expect(isLoopback(url)).toBe(true);
});

it.each([
  ...['', 'localhost', 'no address'],
  ...[
    'http://localhost.evil.example',
    'http://evil-localhost',
    'http://127.0.0.1.evil.example',
    'http://x127.0.0.1.to',
  ],
  ...['http://10.0.0.1', 'http://128.0.0.1', 'http://[::2]', 'http://evil.example/?localhost'],
])('isLoopback is false for %p', (url) => {
  expect(isLoopback(url)).toBe(false);
});

// Verifies docs/product.md 18.6 (one proxy, two proxies, address with a port, no proxy, IPv6 network).
it.each([
  [0, '192.0.2.1', '203.0.113.9', '192.0.2.1'],
  [1, '10.0.0.1', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  [2, '10.0.0.1', '198.51.100.7, 203.0.113.9', '198.51.100.7'],
  [3, '10.0.0.1', '198.51.100.7, 203.0.113.9', 'unknown'],
  [1, '10.0.0.1', '203.0.113.9:65535', '203.0.113.9'],
  [1, '10.0.0.1', '[2001:db8:0:1:2:3:4:5]:4711', '2001:db8:0:1::/64'],
  [0, '::ffff:192.0.2.1', null, '192.0.2.1'],
  [0, '2001:db8::9', null, '2001:db8:0:0::/64'],
  [0, null, '203.0.113.9', 'unknown'],
  [1, '10.0.0.1', '127.1', 'unknown'],
  [1, '10.0.0.1', '', 'unknown'],
])(
  'callerAddressOf behind %d proxies, with the socket %j and the header %j, is %s',
  (proxies, socket, forwarded, caller) => {
    expect(callerAddressOf({ socket, forwarded }, proxies)).toBe(caller);
  },
);

it('isLoopbackAddress is true for this machine alone', () => {
  expect(['127.0.0.1', '127.255.0.1', '::1', '::ffff:127.0.0.1'].filter((one) => !isLoopbackAddress(one))).toEqual([]);
  expect(['10.0.0.1', '::2', '', '127.1', 'localhost'].filter(isLoopbackAddress)).toEqual([]);
});

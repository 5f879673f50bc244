import { isLoopback, trustedProxies, TrustedProxiesError } from './caller-address';

// Verifies docs/product.md 18.6.
it('trustedProxies returns 0 by default, reads TRUSTED_PROXIES and throws for an invalid number', () => {
  expect(trustedProxies({})).toBe(0);
  expect(trustedProxies({ TRUSTED_PROXIES: '0' })).toBe(0);
  expect(trustedProxies({ TRUSTED_PROXIES: '2' })).toBe(2);
  for (const bad of ['-1', '1.5', 'one', '100', '00']) {
    expect(() => trustedProxies({ TRUSTED_PROXIES: bad })).toThrow(TrustedProxiesError);
  }
});

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

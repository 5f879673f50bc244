import { trustedProxies, TrustedProxiesError } from './trusted-proxies';

// Verifies docs/product.md 18.6.
it('trustedProxies returns 0 by default, reads TRUSTED_PROXIES and throws for an invalid number', () => {
  expect(trustedProxies({})).toBe(0);
  expect(trustedProxies({ TRUSTED_PROXIES: '0' })).toBe(0);
  expect(trustedProxies({ TRUSTED_PROXIES: '2' })).toBe(2);
  for (const bad of ['-1', '1.5', 'one', '100', '00']) {
    expect(() => trustedProxies({ TRUSTED_PROXIES: bad })).toThrow(TrustedProxiesError);
  }
});

// Verifies docs/product.md 33.2.
import { agentSessionPath, backInStockPath, orderPath, unpaidPath } from './paths';

it('orderPath includes the token, and the return from a payment', () => {
  expect(orderPath('a+b')).toBe('/thanks?order=a%2Bb');
  expect(orderPath('a+b', {})).toBe('/thanks?order=a%2Bb');
  expect(orderPath('a+b', { from: 'payment' })).toBe('/thanks?order=a%2Bb&from=payment');
});

it('unpaidPath includes order and reason', () => {
  expect(unpaidPath('a+b', 'declined')).toBe('/error?order=a%2Bb&reason=declined');
});

it('backInStockPath includes the watch', () => {
  expect(backInStockPath('xerix/1')).toBe('/back-in-stock?watch=xerix/1');
});

test('agentSessionPath encodes the id as one path segment', () => {
  expect(agentSessionPath('0f8c-1')).toBe('/agent/0f8c-1');
  expect(agentSessionPath('a/../b?c#d')).toBe('/agent/a%2F..%2Fb%3Fc%23d');
});

// Verifies docs/product.md 33.2.
import {
  agentSessionPath,
  askReturnPath,
  backInStockPath,
  isSignInPath,
  orderPath,
  readUnpaidReason,
  unpaidPath,
} from './paths';

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

test('askReturnPath preselects a watch', () => {
  expect(askReturnPath('a+b', 'withdraw', 'xerix/1')).toBe('/withdraw?order=a%2Bb&watch=xerix%2F1');
  expect(askReturnPath('a+b', 'return')).toBe('/return?order=a%2Bb');
});

test.each<[text: string | string[] | undefined, reason: string]>([
  ['declined', 'declined'],
  ['insufficient-funds', 'insufficient-funds'],
  ['authentication-failed', 'authentication-failed'],
  ['cancelled', 'cancelled'],
  ['failed', 'failed'],
  ['stolen-card', 'failed'],
  [undefined, 'failed'],
  [['declined'], 'failed'],
])('readUnpaidReason of %j is %s', (text, reason) => {
  expect(readUnpaidReason(text)).toBe(reason);
});

test('isSignInPath is true for the pages that sign in and their aliases alone', () => {
  const pages = ['/auth/user', '/auth', '/register/registeruser', '/register'];
  expect(pages.filter((path) => !isSignInPath(path))).toEqual([]);
  expect(['/', '/auth/', '/auth/other', '/registers', '/pay'].filter(isSignInPath)).toEqual([]);
});

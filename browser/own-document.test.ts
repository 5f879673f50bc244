// Verifies docs/product.md 19.11.
import { needsOwnDocument } from './own-document';

it.each([
  ['/all', '/auth/user', true],
  ['/all', '/register/registeruser', true],
  ['/auth/user', '/register/registeruser', false],
  ['/register', '/auth/user', false],
  ['/all', '/payment', false],
])('needsOwnDocument from %s to %s returns %s', (from, to, expected) => {
  window.history.replaceState(null, '', from);
  expect(needsOwnDocument(to)).toBe(expected);
});

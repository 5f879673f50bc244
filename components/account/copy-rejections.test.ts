import { explainSignInRejection } from './copy-rejections';

const codes = [
  'wrong-password',
  'user-not-found',
  'invalid-credential',
  'email-already-in-use',
  'weak-password',
  'invalid-email',
  'missing-password',
  'too-many-requests',
  'network-request-failed',
  'popup-closed-by-user',
  'popup-blocked',
  'requires-recent-login',
  'cancelled-popup-request',
  'timeout',
  'user-mismatch',
  'account-exists-with-different-credential',
  'user-disabled',
  'user-token-expired',
  'operation-not-allowed',
  'unauthorized-domain',
];

it.each(codes)('explainSignInRejection has a message of its own for %s', (code) => {
  const { message } = explainSignInRejection(`auth/${code}`);
  expect(message).not.toBe(explainSignInRejection('auth/none-such').message);
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(message).not.toContain('auth/');
});

it.each([
  ['auth/wrong-password', 'password'],
  ['auth/invalid-credential', 'password'],
  ['auth/weak-password', 'password'],
  ['auth/user-not-found', 'email'],
  ['auth/email-already-in-use', 'email'],
  ['auth/invalid-email', 'email'],
  ['auth/popup-blocked', undefined],
])('explainSignInRejection assigns %s to the field %p', (code, field) => {
  expect(explainSignInRejection(code).field).toBe(field);
});

it('explainSignInRejection returns the general message for an unknown code', () => {
  expect(explainSignInRejection('auth/quite-new').message).toMatch(/^Something went wrong/);
  expect(explainSignInRejection('auth/unknown').message).toMatch(/^Something went wrong/);
});

import { authFailure, explainAuthCode, networkFailure } from './auth-failure';

const firebaseError = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

const codes = [
  'wrong-password',
  'user-not-found',
  'invalid-credential',
  'email-already-in-use',
  'weak-password',
  'invalid-email',
  'too-many-requests',
  'network-request-failed',
  'popup-closed-by-user',
  'popup-blocked',
  'requires-recent-login',
  'cancelled-popup-request',
];

it.each(codes)('%s has words of its own, in whole sentences that say what to do', (code) => {
  const { words } = explainAuthCode(`auth/${code}`);
  expect(words).not.toBe(explainAuthCode('auth/none-such').words);
  expect(words).toMatch(/^[A-Z].*\.$/);
  expect(words).not.toContain('auth/');
});

it.each([
  ['auth/wrong-password', 'password'],
  ['auth/invalid-credential', 'password'],
  ['auth/weak-password', 'password'],
  ['auth/user-not-found', 'email'],
  ['auth/email-already-in-use', 'email'],
  ['auth/invalid-email', 'email'],
  ['auth/popup-blocked', undefined],
])('%s blames the field %p', (code, field) => {
  expect(explainAuthCode(code).field).toBe(field);
});

it('keeps the provider’s own message for the alert', () => {
  expect(authFailure(firebaseError('auth/wrong-password'))).toMatchObject({
    code: 'auth/wrong-password',
    message: 'Firebase: Error (auth/wrong-password).',
    field: 'password',
  });
});

it('has words for a code it does not know, and takes no fault of our own for a network failure', () => {
  expect(authFailure(firebaseError('auth/quite-new')).words).toMatch(/^Something went wrong/);
  const { code, message, words } = authFailure(new TypeError('account is undefined'));
  expect(code).toBe('auth/unknown');
  expect(words).toMatch(/^Something went wrong/);
  expect(message).toBe(words);
  expect(authFailure(networkFailure)).toMatchObject(networkFailure);
});

import { readSignInRejection, providerUnreachable } from './sign-in-rejection';

const firebaseError = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

it('readSignInRejection keeps the provider’s code and message', () => {
  expect(readSignInRejection(firebaseError('auth/wrong-password'))).toEqual({
    code: 'auth/wrong-password',
    message: 'Firebase: Error (auth/wrong-password).',
  });
});

it('readSignInRejection maps other errors to auth/unknown', () => {
  expect(readSignInRejection(new TypeError('account is undefined'))).toEqual({ code: 'auth/unknown' });
  expect(readSignInRejection(firebaseError('storage/unknown'))).toEqual({ code: 'auth/unknown' });
  expect(readSignInRejection(providerUnreachable)).toEqual(providerUnreachable);
});

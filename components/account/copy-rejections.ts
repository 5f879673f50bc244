/** What a refusal of the sign-in service's means, in words for the shopper (docs/product.md 11.9). */
type SignInRejectionCopy = {
  /** What it means and what to do. */
  words: string;
  /** The field that is to blame, if one is. */
  field?: 'email' | 'password';
};

const notMatching: SignInRejectionCopy = {
  words: 'E-mail and password do not match an account. Check both, choose a new password by mail, or register.',
  field: 'password',
};

const offline: SignInRejectionCopy = {
  words: 'The sign-in service cannot be reached. Check your connection and try again; what you typed is still here.',
};

const rejections: Record<string, SignInRejectionCopy> = {
  'auth/wrong-password': {
    words: 'That password is wrong. Type it again, or choose a new one by mail.',
    field: 'password',
  },
  'auth/user-not-found': {
    words: 'No account has this e-mail. Check it for typing mistakes, or register.',
    field: 'email',
  },
  'auth/invalid-credential': notMatching,
  'auth/invalid-login-credentials': notMatching,
  'auth/email-already-in-use': {
    words: 'An account with this e-mail exists already. Sign in with it, or register another e-mail.',
    field: 'email',
  },
  'auth/weak-password': {
    words: 'That password is too short or too easy to guess. Take a longer one: 6 characters at least.',
    field: 'password',
  },
  'auth/invalid-email': {
    words: 'That is no e-mail address. It should look like you@example.com.',
    field: 'email',
  },
  'auth/missing-password': { words: 'Type your password.', field: 'password' },
  'auth/too-many-requests': {
    words:
      'Too many attempts, so sign-in is paused for this account. Wait a few minutes, or choose a new password by mail.',
  },
  'auth/network-request-failed': offline,
  'auth/timeout': offline,
  'auth/popup-closed-by-user': {
    words: 'Google’s window was closed before you were signed in. Open it again, or use e-mail and password.',
  },
  'auth/cancelled-popup-request': {
    words: 'A second Google window took over from the first. Go on in that one.',
  },
  'auth/popup-blocked': {
    words:
      'Your browser blocked Google’s window. Allow windows for this shop and try again, or use e-mail and password.',
  },
  'auth/requires-recent-login': {
    words: 'It has been a while since you signed in. Sign out, sign in again, then repeat this.',
  },
  'auth/user-mismatch': {
    words: 'That is another account than the one you are signed in with. Choose the same one.',
  },
  'auth/account-exists-with-different-credential': {
    words: 'An account with this e-mail exists already. Sign in with its password.',
  },
  'auth/user-disabled': { words: 'This account has been closed by the shop. Write to us if that is a mistake.' },
  'auth/user-token-expired': { words: 'Your sign-in has ended. Sign in again.' },
  'auth/operation-not-allowed': {
    words: 'This way of signing in is not switched on for the shop. Use the other one, or write to us.',
  },
  'auth/unauthorized-domain': {
    words: 'Google’s sign-in is not set up for this address of the shop. Use e-mail and password.',
  },
};

const unknown: SignInRejectionCopy = {
  words: 'Something went wrong on the way to the sign-in service. Try again in a moment.',
};

/**
 * Explains a code of Firebase's.
 * @param code such as `auth/wrong-password`; one that has no words here gets those for something unknown.
 */
export function explainSignInRejection(code: string): SignInRejectionCopy {
  return rejections[code] ?? unknown;
}

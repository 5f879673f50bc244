/** Message for a rejection by the sign-in service (docs/product.md 11.9). */
type SignInRejectionCopy = {
  /** The meaning and the next step. */
  message: string;
  /** The field that caused the rejection, if any. */
  field?: 'email' | 'password';
};

const notMatching: SignInRejectionCopy = {
  message: 'E-mail and password do not match an account. Check both, choose a new password by mail, or register.',
  field: 'password',
};

const offline: SignInRejectionCopy = {
  message: 'The sign-in service cannot be reached. Check your connection and try again; what you typed is still here.',
};

const rejections: Record<string, SignInRejectionCopy> = {
  'auth/wrong-password': {
    message: 'That password is wrong. Type it again, or choose a new one by mail.',
    field: 'password',
  },
  'auth/user-not-found': {
    message: 'No account has this e-mail. Check it for typing mistakes, or register.',
    field: 'email',
  },
  'auth/invalid-credential': notMatching,
  'auth/invalid-login-credentials': notMatching,
  'auth/email-already-in-use': {
    message: 'An account with this e-mail exists already. Sign in with it, or register another e-mail.',
    field: 'email',
  },
  'auth/weak-password': {
    message: 'That password is too short or too easy to guess. Take a longer one: 6 characters at least.',
    field: 'password',
  },
  'auth/invalid-email': {
    message: 'That is no e-mail address. It should look like you@example.com.',
    field: 'email',
  },
  'auth/missing-password': { message: 'Type your password.', field: 'password' },
  'auth/too-many-requests': {
    message:
      'Too many attempts, so sign-in is paused for this account. Wait a few minutes, or choose a new password by mail.',
  },
  'auth/network-request-failed': offline,
  'auth/timeout': offline,
  'auth/popup-closed-by-user': {
    message: 'Google’s window was closed before you were signed in. Open it again, or use e-mail and password.',
  },
  'auth/cancelled-popup-request': {
    message: 'A second Google window took over from the first. Go on in that one.',
  },
  'auth/popup-blocked': {
    message:
      'Your browser blocked Google’s window. Allow windows for this shop and try again, or use e-mail and password.',
  },
  'auth/requires-recent-login': {
    message: 'It has been a while since you signed in. Sign out, sign in again, then repeat this.',
  },
  'auth/user-mismatch': {
    message: 'That is another account than the one you are signed in with. Choose the same one.',
  },
  'auth/account-exists-with-different-credential': {
    message: 'An account with this e-mail exists already. Sign in with its password.',
  },
  'auth/user-disabled': { message: 'This account has been closed by the shop. Write to us if that is a mistake.' },
  'auth/user-token-expired': { message: 'Your sign-in has ended. Sign in again.' },
  'auth/operation-not-allowed': {
    message: 'This way of signing in is not switched on for the shop. Use the other one, or write to us.',
  },
  'auth/unauthorized-domain': {
    message: 'Google’s sign-in is not set up for this address of the shop. Use e-mail and password.',
  },
};

const unknown: SignInRejectionCopy = {
  message: 'Something went wrong on the way to the sign-in service. Try again in a moment.',
};

/**
 * Returns the message for a Firebase error code.
 *
 * @param code such as `auth/wrong-password`; unlisted codes get the general message.
 */
export function explainSignInRejection(code: string): SignInRejectionCopy {
  return rejections[code] ?? unknown;
}

/** Message for a rejection by the sign-in service (docs/product.md 11.9). */
type SignInRejectionCopy = {
  /** The meaning and the next step. */
  message: string;
  /** The field that caused the rejection, if any. */
  field?: 'email' | 'password';
};

const notMatching: SignInRejectionCopy = {
  message: 'Email and password do not match an account. Check both, reset your password, or register.',
  field: 'password',
};

const offline: SignInRejectionCopy = {
  message: 'The sign-in service cannot be reached. Check your connection and try again. What you typed is still here.',
};

const rejections: Record<string, SignInRejectionCopy> = {
  'auth/wrong-password': {
    message: 'That password is wrong. Type it again, or reset it.',
    field: 'password',
  },
  'auth/user-not-found': {
    message: 'No account has this email. Check the spelling, or register.',
    field: 'email',
  },
  'auth/invalid-credential': notMatching,
  'auth/invalid-login-credentials': notMatching,
  'auth/email-already-in-use': {
    message: 'An account with this email already exists. Sign in with it, or register another email.',
    field: 'email',
  },
  'auth/weak-password': {
    message: 'That password is too short or too easy to guess. Use at least 6 characters.',
    field: 'password',
  },
  'auth/invalid-email': {
    message: 'That is not an email address. It should look like you@example.com.',
    field: 'email',
  },
  'auth/missing-password': { message: 'Type your password.', field: 'password' },
  'auth/too-many-requests': {
    message: 'Too many attempts, so sign-in is paused for this account. Wait a few minutes, or reset your password.',
  },
  'auth/network-request-failed': offline,
  'auth/timeout': offline,
  'auth/popup-closed-by-user': {
    message: 'The Google window was closed before you were signed in. Open it again, or use your email and password.',
  },
  'auth/cancelled-popup-request': {
    message: 'A second Google window is open. Continue in that one.',
  },
  'auth/popup-blocked': {
    message:
      'Your browser blocked the Google window. Allow pop-ups for this shop and try again, or use your email and password.',
  },
  'auth/requires-recent-login': {
    message: 'It has been a while since you signed in. Sign out, sign in again, then try again.',
  },
  'auth/user-mismatch': {
    message: 'That is not the account you are signed in with. Choose the same one.',
  },
  'auth/account-exists-with-different-credential': {
    message: 'An account with this email already exists. Sign in with its password.',
  },
  'auth/user-disabled': { message: 'The shop has closed this account. If you think that is a mistake, write to us.' },
  'auth/user-token-expired': { message: 'Your session has expired. Sign in again.' },
  'auth/operation-not-allowed': {
    message: 'This way to sign in is not available. Use the other one, or write to us.',
  },
  'auth/unauthorized-domain': {
    message: 'Google sign-in is not available at this address. Use your email and password.',
  },
};

const unknown: SignInRejectionCopy = {
  message: 'Something went wrong with the sign-in service. Try again in a moment.',
};

/**
 * Returns the message for a Firebase error code.
 *
 * @param code such as `auth/wrong-password`; unlisted codes get the general message.
 */
export function explainSignInRejection(code: string): SignInRejectionCopy {
  return rejections[code] ?? unknown;
}

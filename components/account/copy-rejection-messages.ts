const notMatching = 'Email and password do not match an account. Check both, reset your password, or register.';

const offline =
  'The sign-in service cannot be reached. Check your connection and try again. What you typed is still here.';

/** The meaning of a Firebase error code and the next step (docs/product.md 11.9). */
export const rejectionMessages: Readonly<Record<string, string>> = {
  'auth/wrong-password': 'That password is wrong. Type it again, or reset it.',
  'auth/user-not-found': 'No account has this email. Check the spelling, or register.',
  'auth/invalid-credential': notMatching,
  'auth/invalid-login-credentials': notMatching,
  'auth/email-already-in-use': 'An account with this email already exists. Sign in with it, or register another email.',
  'auth/weak-password': 'That password is too short or too easy to guess. Use at least 6 characters.',
  'auth/invalid-email': 'That is not an email address. It should look like you@example.com.',
  'auth/missing-password': 'Type your password.',
  'auth/too-many-requests':
    'Too many attempts, so sign-in is paused for this account. Wait a few minutes, or reset your password.',
  'auth/network-request-failed': offline,
  'auth/timeout': offline,
  'auth/popup-closed-by-user':
    'The Google window was closed before you were signed in. Open it again, or use your email and password.',
  'auth/cancelled-popup-request': 'A second Google window is open. Continue in that one.',
  'auth/popup-blocked':
    'Your browser blocked the Google window. Allow pop-ups for this shop and try again, or use your email and password.',
  'auth/requires-recent-login': 'It has been a while since you signed in. Sign out, sign in again, then try again.',
  'auth/user-mismatch': 'That is not the account you are signed in with. Choose the same one.',
  'auth/account-exists-with-different-credential':
    'An account with this email already exists. Sign in with its password.',
  'auth/user-disabled': 'The shop has closed this account. If you think that is a mistake, write to us.',
  'auth/user-token-expired': 'Your session has expired. Sign in again.',
  'auth/operation-not-allowed': 'This way to sign in is not available. Use the other one, or write to us.',
  'auth/unauthorized-domain': 'Google sign-in is not available at this address. Use your email and password.',
};

/** Message for every other code. */
export const unknownRejection = 'Something went wrong with the sign-in service. Try again in a moment.';

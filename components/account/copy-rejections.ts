import { rejectionMessages, unknownRejection } from './copy-rejection-messages';

/** Message for a rejection by the sign-in service (docs/product.md 11.9). */
type SignInRejectionCopy = {
  /** The meaning and the next step. */
  message: string;
  /** The field that caused the rejection, if any. */
  field: 'email' | 'password' | undefined;
};

const fields: Readonly<Record<string, 'email' | 'password'>> = {
  'auth/wrong-password': 'password',
  'auth/user-not-found': 'email',
  'auth/invalid-credential': 'password',
  'auth/invalid-login-credentials': 'password',
  'auth/email-already-in-use': 'email',
  'auth/weak-password': 'password',
  'auth/invalid-email': 'email',
  'auth/missing-password': 'password',
};

/**
 * Returns the message for a Firebase error code.
 *
 * @param code such as `auth/wrong-password`; unlisted codes get the general message.
 */
export function explainSignInRejection(code: string): SignInRejectionCopy {
  return { message: rejectionMessages[code] ?? unknownRejection, field: fields[code] };
}

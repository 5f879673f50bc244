/** An error of the sign-in provider (docs/product.md 11.8). */
export type ProviderRejection = {
  /** Firebase's code, such as `auth/wrong-password`; `auth/unknown` without one. */
  code: string;
  /** The provider's message, for the alert; undefined for other errors. */
  message?: string;
};

/** The SDK's error for an unreachable server. */
export const providerUnreachable = {
  code: 'auth/network-request-failed',
  message: 'Firebase: Error (auth/network-request-failed).',
};

/** Converts a thrown value; other errors become `auth/unknown`. */
export function readSignInRejection(error: unknown): ProviderRejection {
  return isProviderError(error) ? { code: error.code, message: error.message } : { code: 'auth/unknown' };
}

function isProviderError(error: unknown): error is { code: string; message: string } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    'code' in error &&
    String(error.code).startsWith('auth/')
  );
}

/** The sign-in provider's no to a sign-in, a registration or another request (docs/product.md 11.8). */
export type ProviderRejection = {
  /** Firebase's code, such as `auth/wrong-password`; `auth/unknown` where it gave none. */
  code: string;
  /** The provider's own message, for the alert; none where the error is not the provider's. */
  message?: string;
};

/** As the SDK reports a server that cannot be reached. */
export const providerUnreachable = {
  code: 'auth/network-request-failed',
  message: 'Firebase: Error (auth/network-request-failed).',
};

/** Reads what was thrown. An error that is not the provider's own is `auth/unknown`. */
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

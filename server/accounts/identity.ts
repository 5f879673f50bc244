import 'server-only';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, type JWTVerifyOptions, UnsecuredJWT } from 'jose';
import { accept, reject, type Rejected, type Result } from '@/domain/result';
import { isFromThisMachine } from '@/server/http/read-request';
import { isLoopback } from '@/domain/caller-address';
import { type SignInMode, signInMode } from './sign-in-mode';

/**
 * The signed-in sender of a request. `email` is unverified; `verifiedEmail` is the same address after Firebase
 * confirmed it.
 */
export type Shopper = { userId: string; email?: string; verifiedEmail?: string };

/** The token is not valid, or Google's keys cannot be fetched. */
export type IdentityCode = 'bad-token' | 'sign-in-unreachable';

type ReadShopper = (request: Request, now?: Date) => Promise<Result<Shopper | undefined, IdentityCode>>;

/** Google's keys that Firebase signs ID tokens with ("Verify ID tokens using a third-party JWT library"). */
const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Largest accepted difference between the clocks of Google and the shop, in seconds. */
export const CLOCK_TOLERANCE = 60;

let read: ReadShopper | undefined;

/**
 * Returns the signed-in shopper named by a request's Firebase ID token, or undefined for a guest, who sends no token.
 */
export function shopperOf(request: Request): Promise<Result<Shopper | undefined, IdentityCode>> {
  read ??= shopperReader(signInMode());
  return read(request);
}

/** Returns the signed-in shopper like `shopperOf`, but rejects a guest. */
export async function memberOf(request: Request): Promise<Result<Shopper, IdentityCode | 'no-token'>> {
  const shopper = await shopperOf(request);
  if (!shopper.ok) return shopper;
  return shopper.value ? accept(shopper.value) : reject({ code: 'no-token' });
}

/** Reads the ID token of a request; undefined without one. */
export const bearerTokenOf = (request: Request): string | undefined =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** Creates a function that reads the shopper of a request for a sign-in mode. @param keysUrl differs in tests only. */
export function shopperReader(mode: SignInMode, keysUrl = GOOGLE_KEYS): ReadShopper {
  const claimsOf = claimsReader(mode, keysUrl);
  // eslint-disable-next-line no-restricted-syntax -- the token has the time of another clock
  return async (request, now = new Date()) => {
    if (request.headers.get('authorization') === null) return accept(undefined);
    const token = bearerTokenOf(request);
    if (!token) return badToken;
    // The Auth emulator accepts any token, so only requests from this machine may use it, even with
    // `OPEN_TO_NETWORK=1`.
    if (mode.kind === 'emulator' && !isLocalRequest(request)) return badToken;
    const claims = await claimsOf(token, now);
    return claims.ok ? shopperIn(claims.value, now) : claims;
  };
}

type ReadClaims = (token: string, now: Date) => Promise<Result<JWTPayload, IdentityCode>>;

function claimsReader(mode: SignInMode, keysUrl: string): ReadClaims {
  if (mode.kind === 'none') return async () => badToken;
  const rules: JWTVerifyOptions = {
    issuer: `https://securetoken.google.com/${mode.projectId}`,
    audience: mode.projectId,
    requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
    clockTolerance: CLOCK_TOLERANCE,
  };
  const verify = mode.kind === 'project' ? verifierBy(keysUrl) : decodeUnsigned;
  return async (token, now) => {
    try {
      return accept((await verify(token, { ...rules, currentDate: now })).payload);
    } catch (error) {
      return rejectionOf(error);
    }
  };
}

/** Fetches the keys at first use and caches them. */
function verifierBy(keysUrl: string) {
  const keys = createRemoteJWKSet(new URL(keysUrl));
  return (token: string, rules: JWTVerifyOptions) => jwtVerify(token, keys, { ...rules, algorithms: ['RS256'] });
}

/** The emulator signs nothing. */
const decodeUnsigned = async (token: string, rules: JWTVerifyOptions) => UnsecuredJWT.decode(token, rules);

function shopperIn(claims: JWTPayload, now: Date): Result<Shopper, 'bad-token'> {
  const { sub, iat, auth_time, email, email_verified } = claims;
  const latest = now.getTime() / 1000 + CLOCK_TOLERANCE;
  const isPast = (time: unknown) => typeof time === 'number' && time <= latest;
  if (!hasNoControlCharacters(sub) || !sub || sub.length > 128 || !isPast(iat) || !isPast(auth_time)) return badToken;
  if (!hasNoControlCharacters(email)) return accept({ userId: sub });
  return accept({ userId: sub, email, ...(email_verified === true && { verifiedEmail: email }) });
}

/** True for text without control characters; the database needs nothing stricter. */
const hasNoControlCharacters = (text: unknown): text is string => typeof text === 'string' && !/\p{Cc}/u.test(text);

const badToken = reject({ code: 'bad-token' });

/**
 * True if the request comes from this machine and addresses it by a local name. The socket shows the origin. The name
 * excludes another site's page in a browser of this machine (DNS rebinding).
 */
function isLocalRequest(request: Request): boolean {
  const host = request.headers.get('host') ?? '';
  const names = [host, request.headers.get('x-forwarded-host') ?? host];
  return isFromThisMachine(request) && names.every((name) => isLoopback(`http://${name}`));
}

/** Maps an invalid token to "bad-token" and unreachable keys to "sign-in-unreachable". */
function rejectionOf(error: unknown): Rejected<IdentityCode> {
  const isToken =
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC';
  return isToken ? badToken : reject({ code: 'sign-in-unreachable' });
}

import 'server-only';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, type JWTVerifyOptions, UnsecuredJWT } from 'jose';
import { accept, reject, type Rejected, type Result } from '@/domain/result';
import { isFromThisMachine } from '@/server/http/caller-address';
import { isLoopback } from '@/domain/loopback';
import { type SignInMode, signInMode } from './sign-in-mode';

/** Who a request comes from. `email` is the account's, which anybody may have typed; `verifiedEmail` the same once Firebase has seen it confirmed. */
export type Shopper = { userId: string; email?: string; verifiedEmail?: string };

/** The token is not valid, or Google's keys cannot be fetched. */
export type IdentityCode = 'bad-token' | 'sign-in-unreachable';

type ReadShopper = (request: Request, now?: Date) => Promise<Result<Shopper | undefined, IdentityCode>>;

/** Google's keys that Firebase signs ID tokens with ("Verify ID tokens using a third-party JWT library"). */
const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** How far the clocks of Google and the shop may be apart, in seconds. */
const CLOCK_TOLERANCE = 60;

let read: ReadShopper | undefined;

/** The signed-in shopper that a request's Firebase ID token names; undefined for a guest, who sends none. */
export function shopperOf(request: Request): Promise<Result<Shopper | undefined, IdentityCode>> {
  read ??= shopperReader(signInMode());
  return read(request);
}

/** The same where a guest is refused. */
export async function memberOf(request: Request): Promise<Result<Shopper, IdentityCode | 'no-token'>> {
  const shopper = await shopperOf(request);
  if (!shopper.ok) return shopper;
  return shopper.value ? accept(shopper.value) : reject({ code: 'no-token' });
}

/** Reads shoppers as one way of signing in has them. @param keysUrl is another one in tests only. */
export function shopperReader(mode: SignInMode, keysUrl = GOOGLE_KEYS): ReadShopper {
  const claimsOf = claimsReader(mode, keysUrl);
  return async (request, now = new Date()) => {
    const header = request.headers.get('authorization');
    if (header === null) return accept(undefined);
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1];
    if (!token) return badToken;
    // Accounts of the Auth emulator count on its own machine only, whatever the shop is open to.
    if (mode.kind === 'emulator' && !isFromHere(request)) return badToken;
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
  const verify = mode.kind === 'project' ? verifierBy(keysUrl) : believeEmulator;
  return async (token, now) => {
    try {
      return accept((await verify(token, { ...rules, currentDate: now })).payload);
    } catch (error) {
      return rejectionOf(error);
    }
  };
}

/** The keys are fetched when they are needed first, and kept. */
function verifierBy(keysUrl: string) {
  const keys = createRemoteJWKSet(new URL(keysUrl));
  return (token: string, rules: JWTVerifyOptions) => jwtVerify(token, keys, { ...rules, algorithms: ['RS256'] });
}

/** The emulator signs nothing. */
const believeEmulator = async (token: string, rules: JWTVerifyOptions) => UnsecuredJWT.decode(token, rules);

function shopperIn(claims: JWTPayload, now: Date): Result<Shopper, 'bad-token'> {
  const { sub, iat, auth_time, email, email_verified } = claims;
  const latest = now.getTime() / 1000 + CLOCK_TOLERANCE;
  const isPast = (time: unknown) => typeof time === 'number' && time <= latest;
  if (!isPlain(sub) || !sub || sub.length > 128 || !isPast(iat) || !isPast(auth_time)) return badToken;
  if (!isPlain(email)) return accept({ userId: sub });
  return accept({ userId: sub, email, ...(email_verified === true && { verifiedEmail: email }) });
}

/** Text without control characters: nothing else is asked of the records. */
const isPlain = (text: unknown): text is string => typeof text === 'string' && !/\p{Cc}/u.test(text);

const badToken = reject({ code: 'bad-token' });

/**
 * Asked from this machine, and by a name of it: the socket says where the request comes from, and a page of another site
 * that a browser here has open (by DNS rebinding) comes under that site's name.
 */
function isFromHere(request: Request): boolean {
  const host = request.headers.get('host') ?? '';
  const names = [host, request.headers.get('x-forwarded-host') ?? host];
  return isFromThisMachine(request) && names.every((name) => isLoopback(`http://${name}`));
}

/** Tells an invalid token, which is the caller's doing, from keys that Google did not give. */
function rejectionOf(error: unknown): Rejected<IdentityCode> {
  const isToken =
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC';
  return isToken ? badToken : reject({ code: 'sign-in-unreachable' });
}

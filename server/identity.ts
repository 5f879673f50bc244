import 'server-only';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, type JWTVerifyOptions, UnsecuredJWT } from 'jose';
import { Refusal } from './errors';
import { isLoopback } from './loopback';
import { type SignInMode, signInMode } from './sign-in-mode';

/** Who a request comes from. Only an address that Firebase has seen confirmed is there. */
export type Shopper = { userId: string; verifiedEmail?: string };

type ReadShopper = (request: Request, now?: Date) => Promise<Shopper | undefined>;

/** Google's keys that Firebase signs ID tokens with ("Verify ID tokens using a third-party JWT library"). */
const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** How far the clocks of Google and the shop may be apart, in seconds. */
const CLOCK_TOLERANCE = 60;

let read: ReadShopper | undefined;

/**
 * The signed-in shopper that a request's Firebase ID token names; undefined for a guest, who sends none.
 *
 * @throws {Refusal} 401 `bad-token` for a token that is not to be believed; 503 `sign-in-unreachable` when Google's keys
 * cannot be fetched.
 */
export function shopperOf(request: Request): Promise<Shopper | undefined> {
  read ??= shopperReader(signInMode());
  return read(request);
}

/** Reads shoppers as one way of signing in has them. @param keysUrl is another one in tests only. */
export function shopperReader(mode: SignInMode, keysUrl = GOOGLE_KEYS): ReadShopper {
  const claimsOf = claimsReader(mode, keysUrl);
  return async (request, now = new Date()) => {
    const header = request.headers.get('authorization');
    if (header === null) return undefined;
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1];
    if (!token) throw badToken();
    if (mode.kind === 'emulator' && !mode.anyHost && !isFromHere(request)) throw elsewhere();
    return shopperIn(await claimsOf(token, now), now);
  };
}

function claimsReader(mode: SignInMode, keysUrl: string): (token: string, now: Date) => Promise<JWTPayload> {
  if (mode.kind === 'none') return () => Promise.reject(badToken());
  const rules: JWTVerifyOptions = {
    issuer: `https://securetoken.google.com/${mode.projectId}`,
    audience: mode.projectId,
    requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
    clockTolerance: CLOCK_TOLERANCE,
  };
  const verify = mode.kind === 'project' ? verifierBy(keysUrl) : believeEmulator;
  return async (token, now) => {
    try {
      return (await verify(token, { ...rules, currentDate: now })).payload;
    } catch (error) {
      throw refusalOf(error);
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

function shopperIn({ sub, iat, auth_time, email, email_verified }: JWTPayload, now: Date): Shopper {
  const latest = now.getTime() / 1000 + CLOCK_TOLERANCE;
  const isPast = (time: unknown) => typeof time === 'number' && time <= latest;
  if (typeof sub !== 'string' || !sub || sub.length > 128 || !isPast(iat) || !isPast(auth_time)) throw badToken();
  return email_verified === true && typeof email === 'string' ? { userId: sub, verifiedEmail: email } : { userId: sub };
}

const badToken = () => new Refusal(401, 'bad-token', 'Your sign-in is not valid any more. Please sign in again.');

const elsewhere = () => new Refusal(401, 'bad-token', 'Accounts of the Auth emulator count on its own machine only.');

/** As far as the caller or a proxy says: this keeps a shop from serving others by mistake, not from who forges it. */
function isFromHere({ headers }: Request): boolean {
  const host = headers.get('host') ?? '';
  return [host, headers.get('x-forwarded-host') ?? host].every((name) => isLoopback(`http://${name}`));
}

/** What is wrong with the token is the caller's fault; that Google's keys cannot be had is not. */
function refusalOf(error: unknown): Refusal {
  const isToken =
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC';
  return isToken
    ? badToken()
    : new Refusal(503, 'sign-in-unreachable', 'The sign-in service cannot be reached. Please try again in a moment.');
}

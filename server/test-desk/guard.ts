import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { isLoopback } from '@/domain/caller-address';
import { isFromThisMachine } from '@/server/http/read-request';
import { hashOf } from '@/server/platform/tokens';
import { hasTestDesk } from './settings';

/** Cookie with the token, for a tester's browser. */
const COOKIE = 'test-desk';

/**
 * True if a request may use the test desk of the shop: from this machine to a loopback host, or with TEST_DESK_TOKEN.
 * Pages of other sites are rejected by their Origin, or by their Host after DNS rebinding.
 */
export function mayUseDesk(request: Request, env: NodeJS.ProcessEnv = process.env): boolean {
  if (!hasTestDesk(env) || !isOwnOrigin(request)) return false;
  if (env.TEST_DESK_TOKEN && isSame(tokenIn(request), env.TEST_DESK_TOKEN)) return true;
  return isFromThisMachine(request) && isLoopback(`http://${request.headers.get('host') ?? ''}`);
}

/** Returns the header that stores the token of the URL in a cookie, for later requests; empty without a token. */
export function cookieFor(request: Request): Record<string, string> {
  const token = new URL(request.url).searchParams.get('token');
  if (token === null) return {};
  return { 'Set-Cookie': `${COOKIE}=${encodeURIComponent(token)}; Path=/; HttpOnly; SameSite=Strict` };
}

function tokenIn(request: Request): string {
  const [, bearer] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  const [, cookie] = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(request.headers.get('cookie') ?? '') ?? [];
  return bearer ?? new URL(request.url).searchParams.get('token') ?? decoded(cookie ?? '');
}

/** The text of a cookie, which any client can malform; empty for a malformed one. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Compares in constant time. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));

/** False for a request of another site's page; programs send no Origin. */
function isOwnOrigin({ headers }: Request): boolean {
  const origin = headers.get('origin');
  return origin === null || (URL.canParse(origin) && new URL(origin).host === headers.get('host'));
}

import 'server-only';
import { hashOf } from '@/server/platform/tokens';
import { shopProfile } from './shop-profile';
import { type ProtocolVersion } from './versions';

/** How long an agent keeps the shop's profile, in seconds; the protocol wants a minute at least. */
const PROFILE_SECONDS = 3600;

/** Answers whoever asks what the shop serves agents, with a validator for asking again (RFC 9110, 8.8.3). */
export function answerProfile(request: Request, version: ProtocolVersion): Response {
  const text = JSON.stringify(shopProfile(version));
  const headers = { 'Cache-Control': `public, max-age=${PROFILE_SECONDS}`, ETag: `"${hashOf(text).slice(0, 32)}"` };
  if (request.headers.get('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'Content-Type': 'application/json' } });
}

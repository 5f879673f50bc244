import 'server-only';
import { absoluteUrl } from '@/data/site';
import { hashOf } from '@/server/platform/tokens';
import { shopCapabilities } from './capabilities';
import { mainVersion, olderVersions, type ProtocolVersion } from './versions';

/** Where agents ask, below the shop's public address. */
const agentPaths = { rest: '/api/ucp', mcp: '/api/ucp/mcp' } as const;

/** Where the profile of the main version stands; those of older ones stand below it, each under its version. */
const PROFILE_PATH = '/.well-known/ucp';

/**
 * What the shop tells agents of itself at `/.well-known/ucp`: only what it serves. The main version's profile names the
 * others; they name none (Universal Commerce Protocol, Protocol Version). It moves no money for agents, so that
 * the registry of payment handlers is there and empty.
 */
export function shopProfile(version: ProtocolVersion) {
  const service = { version, spec: `https://ucp.dev/${version}/specification/overview` };
  const binding = (file: string) => `https://ucp.dev/${version}/services/shopping/${file}`;
  return {
    ucp: {
      version,
      ...(version === mainVersion && {
        supported_versions: Object.fromEntries(
          olderVersions.map((older) => [older, absoluteUrl(`${PROFILE_PATH}/${older}`)]),
        ),
      }),
      services: {
        'dev.ucp.shopping': [
          { ...service, transport: 'mcp', schema: binding('mcp.openrpc.json'), endpoint: absoluteUrl(agentPaths.mcp) },
          {
            ...service,
            transport: 'rest',
            schema: binding('rest.openapi.json'),
            endpoint: absoluteUrl(agentPaths.rest),
          },
        ],
      },
      capabilities: shopCapabilities(version),
      payment_handlers: {},
    },
  };
}

/** How long an agent keeps the shop's profile, in seconds; the protocol wants a minute at least. */
const PROFILE_SECONDS = 3600;

/** Answers whoever asks what the shop serves agents, with a validator for asking again (RFC 9110, 8.8.3). */
export function answerProfile(request: Request, version: ProtocolVersion): Response {
  const text = JSON.stringify(shopProfile(version));
  const headers = { 'Cache-Control': `public, max-age=${PROFILE_SECONDS}`, ETag: `"${hashOf(text).slice(0, 32)}"` };
  if (request.headers.get('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'Content-Type': 'application/json' } });
}

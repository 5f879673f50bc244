import 'server-only';
import { absoluteUrl } from '@/data/site';
import { hashOf } from '@/server/platform/tokens';
import { shopCapabilities, mainVersion, olderVersions, type ProtocolVersion } from './capabilities';

/** Paths of the agents' endpoints, below the shop's public address. */
const agentPaths = { rest: '/api/ucp', mcp: '/api/ucp/mcp' } as const;

/** Path of the main version's profile; older versions are below it, each under its version. */
const PROFILE_PATH = '/.well-known/ucp';

/**
 * Returns the shop's profile at `/.well-known/ucp`. The main version's profile names the other versions, which name
 * none (Universal Commerce Protocol, Protocol Version). The registry of payment handlers is required and empty, because
 * agents cannot pay.
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

/** Cache time of the shop's profile, in seconds; the protocol requires at least a minute. */
const PROFILE_SECONDS = 3600;

/** Serves the shop's profile with an ETag for revalidation (RFC 9110, 8.8.3). */
export function answerProfile(request: Request, version: ProtocolVersion): Response {
  const text = JSON.stringify(shopProfile(version));
  const headers = { 'Cache-Control': `public, max-age=${PROFILE_SECONDS}`, ETag: `"${hashOf(text).slice(0, 32)}"` };
  if (request.headers.get('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'Content-Type': 'application/json' } });
}

import 'server-only';
import { absoluteUrl } from '@/data/site';
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

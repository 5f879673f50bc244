import 'server-only';
import { absoluteUrl } from '@/data/site';
import { shopCapabilities } from './capabilities';
import { type ProtocolVersion } from './versions';

/** Where agents ask, below the shop's public address. */
const agentPaths = { rest: '/api/ucp', mcp: '/api/ucp/mcp' } as const;

/**
 * What the shop tells agents of itself at `/.well-known/ucp`: only what it serves. It moves no money for agents, so that
 * the registry of payment handlers is there and empty.
 */
export function shopProfile(version: ProtocolVersion) {
  const service = { version, spec: `https://ucp.dev/${version}/specification/overview` };
  const binding = (file: string) => `https://ucp.dev/${version}/services/shopping/${file}`;
  return {
    ucp: {
      version,
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

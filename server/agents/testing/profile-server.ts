import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo } from 'node:net';
import { shopCapabilities, type ProtocolVersion } from '@/server/agents/capabilities';

/** Creates an agent's profile of a version, with the shop's capabilities. */
export const agentProfileIn = (version: ProtocolVersion) => ({
  ucp: { version, services: {}, capabilities: shopCapabilities(version), payment_handlers: {} },
});

export const agentProfile = agentProfileIn('2026-08-25');

const asProfile =
  (profile: unknown): RequestListener =>
  (_, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(profile));

/**
 * Serves agents' profiles on this machine during the tests of a `describe`.
 *
 * @param pages response by path, `/profile.json`: a profile, or a handler.
 * @returns a function from a path to its URL.
 */
export function serveProfiles(pages: Readonly<Record<string, unknown>> = { '/profile.json': agentProfile }) {
  const server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    if (page === undefined) return void response.writeHead(404).end();
    const listener = typeof page === 'function' ? (page as RequestListener) : asProfile(page);
    return listener(request, response);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return (path = '/profile.json') => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}

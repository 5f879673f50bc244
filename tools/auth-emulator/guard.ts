import type { IncomingHttpHeaders, RequestListener } from 'node:http';

/** The names that a machine has for itself. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Keeps the emulator from every page but the shop's and its own: a client of the emulator can sign in as anybody, and a
 * browser on this machine sends requests for every page that it has open. Programs, which send no Origin, have access.
 * @param options `shopPort`: the port that the shop's pages come from
 */
export function guard(emulator: RequestListener, { shopPort }: { shopPort: number }): RequestListener {
  return (request, response) => {
    const { localPort } = request.socket;
    const origins = [shopPort, localPort].flatMap((port) => OWN_NAMES.map((name) => `http://${name}:${port}`));
    if (!isAllowed(request.headers, origins, localPort)) {
      response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The Auth emulator answers no page but the shop’s.\n');
      return;
    }
    // A policy has no form for IPv6 addresses (W3C Content Security Policy, 2.3.1): browsers warn about them.
    const parents = origins.filter((origin) => !origin.includes('['));
    response.setHeader('Content-Security-Policy', `frame-ancestors ${parents.join(' ')}`);
    emulator(request, response);
  };
}

/** Also for a preflight, which names what the page's request may send (W3C Fetch, 3.2). */
function isAllowed(headers: IncomingHttpHeaders, origins: readonly string[], localPort: number | undefined): boolean {
  // DNS rebinding: another site's name that resolves to this machine is still that site's name.
  if (!OWN_NAMES.some((name) => headers.host === `${name}:${localPort}`)) return false;
  return headers.origin === undefined || (origins.includes(headers.origin) && !asksAsOwner(headers));
}

/** The owner of the emulator, who sees every account, is a program and never a page; nor does the SDK send the header. */
function asksAsOwner(headers: IncomingHttpHeaders): boolean {
  return 'authorization' in headers || /authorization/i.test(headers['access-control-request-headers'] ?? '');
}

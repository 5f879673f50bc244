import type { IncomingHttpHeaders, RequestListener } from 'node:http';

/** Loopback host names. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Rejects requests from all pages except the shop's and the emulator's own. A client of the emulator can sign in as any
 * shopper, and a browser on this machine sends requests for every open page. Programs, which send no Origin, have
 * access.
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
    // A policy cannot contain IPv6 addresses (W3C Content Security Policy, 2.3.1): browsers warn about them.
    const parents = origins.filter((origin) => !origin.includes('['));
    response.setHeader('Content-Security-Policy', `frame-ancestors ${parents.join(' ')}`);
    emulator(request, response);
  };
}

/** True for an allowed request or preflight. A preflight names the headers of the page's request (W3C Fetch, 3.2). */
function isAllowed(headers: IncomingHttpHeaders, origins: readonly string[], localPort: number | undefined): boolean {
  // DNS rebinding: another site's name that resolves to this machine is still that site's name.
  if (!OWN_NAMES.some((name) => headers.host === `${name}:${localPort}`)) return false;
  return headers.origin === undefined || (origins.includes(headers.origin) && !asksAsOwner(headers));
}

/** True for a request with owner rights, which see every account. Only programs have them; the SDK never sends this header. */
function asksAsOwner(headers: IncomingHttpHeaders): boolean {
  return 'authorization' in headers || /authorization/i.test(headers['access-control-request-headers'] ?? '');
}

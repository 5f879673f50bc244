/** The names that a machine has for itself. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Keeps the emulator from every page but the shop's and its own: whoever can ask it signs in as anybody, and a browser on
 * this machine asks for every page that it has open. Programs, which send no Origin, are its owner's.
 * @param {import('node:http').RequestListener} emulator
 * @param {{ shopPort: number }} options the port that the shop's pages come from
 * @returns {import('node:http').RequestListener}
 */
export function guard(emulator, { shopPort }) {
  return (request, response) => {
    const { localPort } = request.socket;
    const origins = [shopPort, localPort].flatMap((port) => OWN_NAMES.map((name) => `http://${name}:${port}`));
    if (!isAllowed(request.headers, origins, localPort)) {
      response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
      return response.end('The Auth emulator answers no page but the shop’s.\n');
    }
    // A policy has no form for IPv6 addresses (W3C Content Security Policy, 2.3.1): browsers complain of them.
    const parents = origins.filter((origin) => !origin.includes('['));
    response.setHeader('Content-Security-Policy', `frame-ancestors ${parents.join(' ')}`);
    return emulator(request, response);
  };
}

/** Also of a preflight, which asks for a page what that page may send (W3C Fetch, 3.2). */
function isAllowed(headers, origins, localPort) {
  // Another site's name that was made to lead here (DNS rebinding) is still that site's name.
  if (!OWN_NAMES.some((name) => headers.host === `${name}:${localPort}`)) return false;
  return headers.origin === undefined || (origins.includes(headers.origin) && !asksAsOwner(headers));
}

/** The owner of the emulator, who sees every account, is a program and never a page; nor does the SDK send the header. */
function asksAsOwner(headers) {
  return 'authorization' in headers || /authorization/i.test(headers['access-control-request-headers'] ?? '');
}

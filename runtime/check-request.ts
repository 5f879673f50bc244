import { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import { everyRoute } from '@/contract/every-route';
import { pathWithin } from '@/domain/language';

/** Methods that the shop's routes have. Next cannot make a request of any other, such as TRACE. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

/** `Allow` of the whole server (RFC 9110, section 10.2.1). */
export const ALLOW: OutgoingHttpHeaders = { Allow: METHODS.join(', ') };

/** Methods of pages and files. Next would cache the 405 of another method in place of a static route (`app/markdown`). */
const PAGE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const ALLOW_OF_PAGES: OutgoingHttpHeaders = { Allow: PAGE_METHODS.join(', ') };

/** Paths whose route handlers have methods of their own. */
const HAS_METHODS = /^\/(?:api|internal)\/(?!.*\.\.)/;

/** Paths of the routes, with the methods of each. `[id]` stands for one segment of a path. */
const ROUTES = everyRoute.map(({ path, method }) => ({
  isAt: new RegExp(`^${pathWithin(path).replace(/\[\w+\]/g, '[^/]+')}$`),
  methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
}));

/** The only route that accepts a multipart form: an email program may send one to unsubscribe (RFC 8058, section 3.2). */
const TAKES_MULTIPART = /^\/api\/newsletter\/unsubscribe(?:\?|$)/;

/** Maximum header lines of a request; Node itself accepts at most 16 KiB of them. */
export const MAX_HEADERS = 100;

/** Maximum length of a request's `rawHeaders`, in which names and values alternate. */
const MAX_RAW_HEADERS = 2 * MAX_HEADERS;

/** `Host` of a request (RFC 9110, section 7.2): a name or an address, and a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** A target in absolute form (RFC 9112, section 3.2.2). */
const ABSOLUTE = /^(https?):\/\/([^/?]*)(.*)$/i;

/** Matches a path of React's payload, which is only read: Next breaks on a POST to one that is missing. */
const IS_PAYLOAD = /^[^?]*\.rsc(?:\?|$)/;

/** Returns the body of a route's error that its handler does not write (docs/product.md 19.1). */
export const errorBody = (code: string, message: string, more: object = {}): string =>
  JSON.stringify({ error: { code, message, ...more } });

const MULTIPART_ERROR = errorBody('wrong-content-type', 'The Content-Type is not supported.');

/** A response by the HTTP server itself. `body`: JSON; `isPage`: with the 404 page. */
export type OwnResponse = {
  readonly status: 204 | 400 | 405 | 415 | 417 | 421 | 431;
  readonly reason: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  readonly isPage?: true;
};

/** Returns the methods of the route at a path, for `Allow` (RFC 9110, section 15.5.6); of no route, none. */
export function methodsAt(path: string): readonly string[] {
  const methods = ROUTES.filter(({ isAt }) => isAt.test(path)).flatMap((route) => route.methods);
  return methods.length > 0 ? [...new Set([...methods, 'OPTIONS'])] : [];
}

const badRequest = (reason: string): OwnResponse => ({ status: 400, reason });

/**
 * Checks what no route should have to check: method, header lines, host and target (docs/product.md 19.13). Turns a
 * target in absolute form into origin form, and takes its host for the request's.
 * @param siteUrl where shoppers find the shop
 * @returns the answer to a request that Next must not see; otherwise undefined
 */
export function checkRequest(request: IncomingMessage, siteUrl: string | undefined): OwnResponse | undefined {
  const { method = '', rawHeaders } = request;
  if (!METHODS.includes(method)) return { status: 405, reason: 'method not allowed', headers: ALLOW };
  if (rawHeaders.length > MAX_RAW_HEADERS) return { status: 431, reason: 'too many header lines' };
  if (!hasOneHost(request)) return badRequest('malformed host');
  const target = request.url ?? '';
  if (method === 'OPTIONS' && target === '*') return { status: 204, reason: '', headers: ALLOW };
  if (!target.startsWith('/')) {
    const absolute = ABSOLUTE.exec(target);
    if (!absolute) return badRequest('malformed target');
    const [, scheme = '', authority = '', rest = ''] = absolute;
    if (!isHost(authority)) return badRequest('malformed target');
    const origin = new URL(`${scheme}://${authority}`);
    if (!isOwnHost(origin, request.socket, siteUrl)) return { status: 421, reason: 'another host' };
    request.headers.host = origin.host;
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
  }
  return isWellFormed(request.url ?? '') ? undefined : { status: 400, reason: 'malformed path', isPage: true };
}

/**
 * Checks method and body of a request. Pages and files are read-only, and one route accepts multipart forms. Next would
 * treat a multipart form or the header `Next-Action` as a server action of a page. The shop has none, so Next would log
 * an exception.
 * @returns the answer to OPTIONS of a page, 405 or 415; otherwise undefined
 */
export function checkPurpose({ method = '', url = '', headers }: IncomingMessage): OwnResponse | undefined {
  delete headers['next-action'];
  if (method === 'GET' || method === 'HEAD') return undefined;
  // Only GET and HEAD may request React's payload: Next fails on a POST to a missing page.
  delete headers.rsc;
  if (headers['content-type']?.toLowerCase().includes('multipart/') && !TAKES_MULTIPART.test(url)) {
    return { status: 415, reason: 'multipart form', ...(HAS_METHODS.test(url) && { body: MULTIPART_ERROR }) };
  }
  if (HAS_METHODS.test(url) && !IS_PAYLOAD.test(url)) return undefined;
  if (method === 'OPTIONS') return { status: 204, reason: '', headers: ALLOW_OF_PAGES };
  return { status: 405, reason: 'method not allowed', headers: ALLOW_OF_PAGES };
}

/** True for one well-formed `Host`, which HTTP/1.0 may omit (RFC 9112, section 3.2). */
function hasOneHost({ httpVersion, headers: { host }, rawHeaders }: IncomingMessage): boolean {
  if (host === undefined) return httpVersion === '1.0';
  let lines = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') lines += 1;
  return lines === 1 && isHost(host);
}

const isHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}`);

/** True for the shop's public origin, and for the address and port of this connection, also by the name `localhost`. */
function isOwnHost(
  { protocol, host, hostname, port }: URL,
  { localAddress = '', localPort }: Socket,
  siteUrl = '',
): boolean {
  if (URL.canParse(siteUrl) && host === new URL(siteUrl).host) return true;
  const address = localAddress.replace(/^::ffff:/, '');
  const names = ['localhost', '127.0.0.1', '[::1]', isIPv6(address) ? `[${address}]` : address];
  return names.includes(hostname) && Number(port || (protocol === 'https:' ? 443 : 80)) === localPort;
}

/** False for a path that Next cannot decode: it would answer 500. A query may hold anything. A target has no fragment. */
function isWellFormed(target: string): boolean {
  if (target.includes('#')) return false;
  if (!target.includes('%')) return true;
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

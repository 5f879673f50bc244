import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { type Duplex } from 'node:stream';
import { interceptBody, type Plan } from './buffer-response';
import { limitSharedCaching } from './cache-control';
import { isCompressible, negotiateEncoding } from './content-encoding';
import { ALLOW, checkPurpose, checkRequest, MAX_HEADERS, type OwnAnswer } from './check-request';
import { negotiateMarkdown, varyByAccept } from './markdown';
import {
  type Compress,
  entityTag,
  isCacheableRequest,
  isStorable,
  ResponseCache,
  storedResponse,
} from './response-cache';
import { POLICY_WITHOUT_PAGE, policyOfOther, resourcePolicy } from './security-headers';
import { abort, conditionOf, sendBody, sendStored } from './send-response';

/**
 * Request header with the remote address of the socket. Overwrites any value that the client sent
 * (`server/http/caller-address.ts` reads it).
 */
export const CALLER_HEADER = 'x-odd-hours-caller';

/** Time limits for receiving a request, in ms: a slower client would only occupy a connection. */
const LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5000,
};

/** Node would answer a request without `Host` by itself, without the headers of every response. */
const UNCHECKED: ServerOptions = { requireHostHeader: false };

/** How long a connection may be idle while a response is under way, in ms. */
const IDLE_MS = 60_000;

/** A path that no page has: its page of a missing address answers a malformed one. */
const NO_PAGE = '/malformed-address';

/** Matches a path without a file extension: a page or a route. */
const HAS_NO_EXTENSION = /^[^?]*\/[^/.?]*(?:\?|$)/;

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Processing of pages. Without it (`npm run dev`) pages are sent unchanged and nothing is cached. */
export type PageOptions = {
  /** Returns the HTML to send for the HTML of Next. */
  readonly transform?: (html: string) => string;
  /** Returns the Content-Security-Policy of the HTML to send, by the path of the request. */
  readonly policyOf: (html: string, path: string) => string;
  readonly cache?: ResponseCache;
  /** Compresses cached bodies. */
  readonly compress?: Compress;
};

export type HttpServerOptions = {
  /** Default headers of every response. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly pages?: PageOptions;
  readonly limits?: ServerOptions;
  /** Where shoppers find the shop. */
  readonly siteUrl?: string;
};

/**
 * The HTTP server in front of Next: adds security headers, negotiates Markdown and encodings, answers conditional requests and
 * caches responses (docs/decisions/0005).
 */
export function createHttpServer(
  handle: RequestHandler,
  { headers = {}, pages, limits = LIMITS, siteUrl }: HttpServerOptions = {},
): Server {
  const cache = pages?.cache ?? new ResponseCache();
  /** The response under way on each connection. */
  const underWay = new WeakMap<Duplex, ServerResponse>();
  const server = createServer({ ...limits, ...UNCHECKED }, (request, response) => {
    underWay.set(request.socket, response);
    const own = checkRequest(request, siteUrl) ?? (pages && checkPurpose(request));
    if (own) noteRefused(own);
    if (own && !own.isPage) return sendOwn(response, own, headers);
    if (own) askForMissingPage(request);
    const path = request.url ?? '';
    const variesByAccept = negotiateMarkdown(request);
    const isCacheable = pages !== undefined && request.url === path && isCacheableRequest(request);
    const now = Date.now();
    const stored = isCacheable ? cache.find(request, now) : undefined;
    if (stored) return sendStored(request, response, { stored, known: conditionOf(request), now });
    request.headers[CALLER_HEADER] = request.socket.remoteAddress ?? '';
    const addHeaders = () => addMissingHeaders(response, path, headers, variesByAccept);
    beforeHead(response, addHeaders, own?.status);
    if (pages) prepareResponse(request, response, { pages, addHeaders, cache: isCacheable ? cache : undefined });
    return handle(request, response);
  });
  // The development server keeps idle connections open for hot reloads.
  if (pages) server.timeout = IDLE_MS;
  // Node drops further header lines; one above the limit shows that there are too many.
  server.maxHeadersCount = MAX_HEADERS + 1;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || isBeingSent(underWay.get(socket))) socket.destroy();
    else rejectConnection(socket, UNREADABLE[error.code ?? ''] ?? '400 Bad Request', headers);
  });
  server.on('connect', (_, socket) => rejectConnection(socket, '405 Method Not Allowed', { ...headers, ...ALLOW }));
  server.on('checkExpectation', (_, response) =>
    sendOwn(response, { status: 417, reason: 'unknown expectation' }, headers),
  );
  return server;
}

/** True while a part of the response is sent: what follows would be read as its body. */
const isBeingSent = (response: ServerResponse | undefined): boolean =>
  response?.headersSent === true && !response.writableFinished;

/** Logs a request that the server refuses, once; without its target, which may hold personal data. */
function noteRefused({ status, reason }: OwnAnswer): void {
  if (status < 400) return;
  console.info(
    JSON.stringify({ level: 'info', what: 'request refused', status, reason, at: new Date().toISOString() }),
  );
}

/** Sends an answer without a body, with the headers of every response. */
function sendOwn(
  response: ServerResponse,
  { status, headers: own }: OwnAnswer,
  headers: Readonly<Record<string, string>>,
): void {
  addMissingHeaders(response, '', headers, false);
  response.writeHead(status, own).end();
}

/** Makes Next render the page of a missing address. */
function askForMissingPage(request: IncomingMessage): void {
  request.url = NO_PAGE;
  if (request.method !== 'HEAD') request.method = 'GET';
  delete request.headers.rsc;
}

/**
 * Adds the server's headers and shortens the lifetime in shared caches, just before the head is sent.
 * @param status replaces that of the response
 */
function beforeHead(response: ServerResponse, addHeaders: () => void, status?: number): void {
  const { writeHead } = response;
  response.writeHead = (...args: unknown[]) => {
    if (status !== undefined) args[0] = status;
    addHeaders();
    const cacheControl = response.getHeader('Cache-Control');
    const limited = limitSharedCaching(cacheControl, Date.now());
    if (typeof limited === 'string' && limited !== cacheControl) response.setHeader('Cache-Control', limited);
    return Reflect.apply(writeHead, response, args);
  };
}

type Preparation = { pages: PageOptions; addHeaders: () => void; cache: ResponseCache | undefined };

/**
 * Buffers pages and cacheable responses, because a page's policy depends on all of its HTML. Other text is compressed as a stream.
 */
function prepareResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { pages, addHeaders, cache }: Preparation,
): void {
  const asked = { url: request.url, headers: { ...request.headers } };
  const known = conditionOf(request);
  // Next's ETag is of the HTML before the transformation.
  if (HAS_NO_EXTENSION.test(asked.url ?? '')) delete request.headers['if-none-match'];
  // Handled as GET to get the headers of GET. Node sends no body for HEAD.
  if (request.method === 'HEAD') request.method = 'GET';
  const isText = () => isCompressible(response.getHeader('Content-Type'));
  const plan = (isWhole: boolean): Plan => {
    if (response.hasHeader('Content-Range')) return 'pass';
    if (isPage(response) || isStorable(response) || (isWhole && isText())) return 'buffer';
    if (!isText()) return 'pass';
    response.appendHeader('Vary', 'Accept-Encoding');
    return negotiateEncoding(request.headers['accept-encoding']) ?? 'pass';
  };
  const send = async (made: Buffer) => {
    const body = isPage(response) ? finishPage(response, made, pages, pathOf(asked.url)) : made;
    if (isText()) response.appendHeader('Vary', 'Accept-Encoding');
    response.removeHeader('Content-Length');
    if (!cache || !isStorable(response)) return sendBody(request, response, { body, known });
    addHeaders();
    const stored = storedResponse(response, body, Date.now(), pages.compress);
    cache.store(asked, stored, Date.now());
    response.setHeader('ETag', stored.etag);
    return sendBody(request, response, { body, known, compressed: stored.encoded });
  };
  interceptBody(response, plan, (body) => {
    send(body).catch((error: unknown) => abort(response, error));
  });
}

const pathOf = (url = ''): string => url.split(/[?#]/, 1)[0] ?? '';

const isPage = (response: ServerResponse): boolean =>
  String(response.getHeader('Content-Type')).startsWith('text/html');

/** Transforms a page and sets its policy and ETag. */
function finishPage(
  response: ServerResponse,
  made: Buffer,
  { transform, policyOf }: PageOptions,
  path: string,
): Buffer {
  const html = made.toString('utf8');
  const sent = transform ? transform(html) : html;
  response.setHeader('Content-Security-Policy', policyOf(sent, path));
  if (sent === html) return made;
  const body = Buffer.from(sent);
  if (response.hasHeader('ETag')) response.setHeader('ETag', entityTag(body));
  return body;
}

/** Sets missing headers of a response. A page has its own policy. */
function addMissingHeaders(
  response: ServerResponse,
  path: string,
  headers: Readonly<Record<string, string>>,
  variesByAccept: boolean,
): void {
  const missing = {
    ...headers,
    'Cross-Origin-Resource-Policy': resourcePolicy(path),
    ...(!isPage(response) && { 'Content-Security-Policy': policyOfOther(response.getHeader('Content-Type')) }),
  };
  for (const [name, value] of Object.entries(missing)) if (!response.hasHeader(name)) response.setHeader(name, value);
  if (variesByAccept) varyByAccept(response);
}

/** Answers over the bare connection what is no request of HTTP, with the headers of every response. */
function rejectConnection(socket: Duplex, status: string, headers: OutgoingHttpHeaders): void {
  const lines = Object.entries({
    ...headers,
    'Content-Security-Policy': POLICY_WITHOUT_PAGE,
    'Cross-Origin-Resource-Policy': resourcePolicy(''),
    'Content-Length': 0,
    Connection: 'close',
  });
  socket.end(`HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
}

const UNREADABLE: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { type Duplex } from 'node:stream';
import { shopNow } from '@/domain/shop-date';
import { interceptBody, type Plan } from './buffer-response';
import { limitSharedCaching } from './cache-control';
import { isCompressible, negotiateEncoding } from './content-encoding';
import {
  ALLOW,
  checkPurpose,
  checkRequest,
  errorBody,
  MAX_HEADERS,
  methodsAt,
  type OwnResponse,
} from './check-request';
import { negotiateMarkdown, varyByAccept } from './markdown';
import { isSharedPage, PageQueue, type PageQueueOptions } from './page-queue';
import {
  type Compress,
  entityTag,
  isAnonymousRead,
  isCacheableRequest,
  isStorable,
  isShareable,
  renderedResponse,
  ResponseCache,
  type StoredResponse,
  storedResponse,
} from './response-cache';
import { POLICY_WITHOUT_PAGE, policyOfOther, resourcePolicy } from './security-headers';
import { testDeskCaching } from './test-desk';
import { abort, clockHeader, conditionOf, isHtml, sendBody, sendStored } from './send-response';
import { watchRecords } from './unavailable-records';

/**
 * Request header with the remote address of the socket. Overwrites any value that the client sent
 * (`server/http/read-request.ts` reads it).
 */
export const CALLER_HEADER = 'x-odd-hours-caller';

/** Time limits for receiving a request, in ms: a slower client would only occupy a connection. */
const LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5000,
};

/** Lets `check-request.ts` reject a request without `Host`: Node's own response lacks the security headers. */
const UNCHECKED: ServerOptions = { requireHostHeader: false };

/** Idle timeout of a connection during a response, in ms. */
const IDLE_MS = 60_000;

/** Path of the page for a request beyond the limits of rendering. */
const BUSY_PATH = '/busy';

/** A path without a page: Next answers a malformed URL with the 404 page of this path. */
const NO_PAGE = '/malformed-address';

/** Response header in which Next names the page that `proxy.ts` has chosen. */
const REWRITTEN = 'x-middleware-rewrite';

/** Matches a path without a file extension: a page or a route. */
const HAS_NO_EXTENSION = /^[^?]*\/[^/.?]*(?:\?|$)/;

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Maximum memory of rendered pages, in bytes. They have a cache of their own: a crawler must not evict the static pages. */
const RENDERED_BYTES = 16 * 1024 * 1024;

/**
 * `Retry-After` of a rejected page, in seconds: a queue empties in two seconds, and a caller's next page is due within one. Routes send
 * the same for unavailable records (`server/http/serve.ts`).
 */
const RETRY_AFTER = { 429: 1, 503: 5 } as const;

/** Delay of a rejection, in ms: clients that repeat it at once would occupy the thread with rejections. */
const REJECTION_MS = 500;

/** Time between two log lines about rejected pages, in ms: a line for each would cost more than its rejection. */
const REJECTION_LOG_MS = 10_000;

/** Processing of pages. Without it (`npm run dev`) pages are sent unchanged and nothing is cached. */
export type PageOptions = {
  /** Returns the HTML to send for the HTML of Next. */
  readonly transform?: (html: string) => string;
  /** Returns the Content-Security-Policy of the HTML to send, by the path of the request. */
  readonly policyOf: (html: string, path: string) => string;
  readonly cache?: ResponseCache;
  /** Compresses cached bodies. */
  readonly compress?: Compress;
  /** Limits the pages that Next renders at once; without it, no request waits. */
  readonly queue?: PageQueueOptions;
  /** HTML of the page for a request beyond these limits. */
  readonly busyPage?: string;
};

export type HttpServerOptions = {
  /** Default headers of every response. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly pages?: PageOptions;
  readonly limits?: ServerOptions;
  /** Answers requests for other languages; false for any other request. */
  readonly handleLanguages?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Public URL of the shop. */
  readonly siteUrl?: string;
};

/**
 * The HTTP server in front of Next: adds security headers, negotiates Markdown and encodings, answers conditional requests and
 * caches responses (docs/decisions/0005-http-server-and-cache.md).
 */
export function createHttpServer(
  handle: RequestHandler,
  { headers = {}, pages, limits = LIMITS, handleLanguages, siteUrl }: HttpServerOptions = {},
): Server {
  const cache = pages?.cache ?? new ResponseCache();
  const rendered = new ResponseCache({ maxBytes: RENDERED_BYTES });
  const queue = pages?.queue && new PageQueue(pages.queue);
  const reject = pages && rejections(pages, headers);
  const cachesPages = testDeskCaching([cache, rendered]);
  /** The response under way on each connection. */
  const underWay = new WeakMap<Duplex, ServerResponse>();
  const server = createServer({ ...limits, ...UNCHECKED }, (request, response) => {
    underWay.set(request.socket, response);
    const rejected = checkRequest(request, siteUrl);
    if (!rejected && handleLanguages?.(request, response)) return undefined;
    const own = rejected ?? (pages && checkPurpose(request));
    if (own) logRejected(own);
    if (own && !own.isPage) return sendOwn(response, own, headers);
    if (own) rewriteToMissingPage(request);
    const path = request.url ?? '';
    const variesByAccept = negotiateMarkdown(request);
    const isReadable = pages !== undefined && cachesPages() && request.url === path && isAnonymousRead(request);
    const isCacheable = isReadable && isCacheableRequest(request);
    /** Sends a stored page; false if there is none. */
    const sendFrom = (source: ResponseCache) => {
      const now = Date.now();
      const stored = source.find(request, now);
      if (stored) sendStored(request, response, { stored, known: conditionOf(request), now });
      return stored !== undefined;
    };
    if (isCacheable && sendFrom(cache)) return undefined;
    // After the cache: it looks for files, which a cached page does not need.
    const isRendered = queue?.isRendered(request) ?? false;
    const isShared = isReadable && isRendered && isSharedPage(path);
    if (isShared && sendFrom(rendered)) return undefined;
    request.headers[CALLER_HEADER] = request.socket.remoteAddress ?? '';
    const answer = (onMade?: () => void) => {
      const addHeaders = () => addMissingHeaders(response, path, headers, variesByAccept);
      beforeHead(response, addHeaders, own?.status);
      const caches = { cache: isCacheable ? cache : undefined, rendered: isShared ? rendered : undefined };
      if (pages) prepareResponse(request, response, { pages, addHeaders, onMade, ...caches });
      return handle(request, response);
    };
    if (!queue || !isRendered) return answer();
    return queue.enter(request, Date.now()).then((free) => {
      if (typeof free === 'number') return reject?.(request, response, free);
      response.once('close', free);
      // The visitor has left, or an equal request was answered while this one waited.
      if (response.destroyed || (isShared && sendFrom(rendered))) return free();
      return answer(free);
    });
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

/** Logs a rejected request, without its target, which may hold personal data. */
function logRejected({ status, reason }: { readonly status: number; readonly reason: string }): void {
  if (status < 400) return;
  console.info(
    JSON.stringify({ level: 'info', what: 'request refused', status, reason, at: new Date().toISOString() }),
  );
}

/** Headers of an error body (docs/product.md 19.1). */
const ERROR_HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

/** Sends a response of the server itself, with the headers of every response. */
function sendOwn(
  response: ServerResponse,
  { status, headers: own, body }: OwnResponse,
  missing: Readonly<Record<string, string>>,
): void {
  addMissingHeaders(response, '', missing, false);
  const headers = body && { ...ERROR_HEADERS, 'Content-Length': Buffer.byteLength(body) };
  response.writeHead(status, { ...own, ...headers }).end(body);
}

/** Rewrites a request, so that Next renders the 404 page. */
function rewriteToMissingPage(request: IncomingMessage): void {
  request.url = NO_PAGE;
  if (request.method !== 'HEAD') request.method = 'GET';
  delete request.headers.rsc;
}

/**
 * Adds the server's headers and the time of a page, and shortens the lifetime in shared caches, just before the head is sent.
 * @param status replaces that of the response
 */
function beforeHead(response: ServerResponse, addHeaders: () => void, status?: number): void {
  const { writeHead } = response;
  // The page may have the prices of this moment, even if they change before its head is sent.
  const requestedAt = shopNow();
  response.writeHead = (...args: unknown[]) => {
    if (status !== undefined) args[0] = status;
    addHeaders();
    if (isPage(response)) response.setHeader('Server-Timing', clockHeader(shopNow()));
    const cacheControl = response.getHeader('Cache-Control');
    const limited = limitSharedCaching(cacheControl, requestedAt);
    if (typeof limited === 'string' && limited !== cacheControl) response.setHeader('Cache-Control', limited);
    return Reflect.apply(writeHead, response, args);
  };
}

type Rejection = keyof typeof RETRY_AFTER;

/** Body of a busy API route (docs/product.md 19.1); only pages are rejected for their caller. */
const BUSY_ROUTE = errorBody('busy', 'Too many concurrent requests.', { retryAfter: RETRY_AFTER[503] });

/** Body of a route's 405: Next sends none. */
const WRONG_METHOD = errorBody('wrong-method', 'The route does not have this method.');

/** Returns a function that rejects a request beyond the limits of rendering. It builds each body once. */
function rejections({ busyPage = '', transform, policyOf }: PageOptions, headers: Readonly<Record<string, string>>) {
  const made = new Map<string, StoredResponse>();
  let notedAt = -Infinity;
  const make = (response: ServerResponse, status: Rejection, isApi: boolean): StoredResponse => {
    const html = transform ? transform(busyPage) : busyPage;
    response.setHeader('Content-Type', isApi ? 'application/json' : 'text/html; charset=utf-8');
    if (!isApi) response.setHeader('Content-Security-Policy', policyOf(html, BUSY_PATH));
    response.setHeader('Cache-Control', 'no-store').setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Retry-After', RETRY_AFTER[status]);
    addMissingHeaders(response, BUSY_PATH, headers, false);
    return storedResponse(response, Buffer.from(isApi ? BUSY_ROUTE : html), 0);
  };
  return (request: IncomingMessage, response: ServerResponse, status: Rejection): void => {
    const now = shopNow();
    const isApi = request.url?.startsWith('/api/') ?? false;
    const kind = `${status} ${isApi}`;
    const stored = made.get(kind) ?? make(response, status, isApi);
    made.set(kind, stored);
    if (now - notedAt >= REJECTION_LOG_MS) {
      notedAt = now;
      logRejected({ status, reason: status === 429 ? 'too many pages for one caller' : 'too many pages' });
    }
    setTimeout(() => sendStored(request, response, { stored, now, status }), REJECTION_MS);
  };
}

type Preparation = {
  pages: PageOptions;
  addHeaders: () => void;
  cache: ResponseCache | undefined;
  /** The cache of pages rendered for equal requests. */
  rendered: ResponseCache | undefined;
  /** Called once Next has rendered the whole response: a slow reader occupies no slot. */
  onMade: (() => void) | undefined;
};

/**
 * Buffers pages, rendered responses and cacheable ones, because a page's policy depends on all of its HTML. Other text
 * is compressed as a stream.
 */
function prepareResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { pages, addHeaders, cache, rendered, onMade }: Preparation,
): void {
  const requestedAt = Date.now();
  const asked = { url: request.url, headers: { ...request.headers } };
  const known = conditionOf(request);
  const isUnavailable = watchRecords(request, response);
  // Next's ETag is of the HTML before the transformation.
  if (HAS_NO_EXTENSION.test(asked.url ?? '')) delete request.headers['if-none-match'];
  // Handled as GET of the whole to get the headers of GET: a Range is for GET alone (RFC 9110, section 14.2). Node sends no
  // body for HEAD.
  if (request.method === 'HEAD') {
    request.method = 'GET';
    delete request.headers.range;
  }
  const isText = () => isCompressible(response.getHeader('Content-Type'));
  const plan = (isWhole: boolean): Plan => {
    if (response.hasHeader('Content-Range')) {
      onMade?.();
      return 'pass';
    }
    if (onMade || response.statusCode === 405 || isPage(response) || isStorable(response) || (isWhole && isText()))
      return 'buffer';
    if (!isText()) return 'pass';
    response.appendHeader('Vary', 'Accept-Encoding');
    return negotiateEncoding(request.headers['accept-encoding']) ?? 'pass';
  };
  const send = async (made: Buffer) => {
    if (isUnavailable() && isBroken(response)) {
      response.statusCode = 503;
      response.setHeader('Retry-After', RETRY_AFTER[503]);
    }
    const path = pathOf(asked.url);
    const body = isPage(response) ? finishPage(response, made, pages, path) : withMethods(response, made, path);
    if (isText()) response.appendHeader('Vary', 'Accept-Encoding');
    response.removeHeader('Content-Length');
    onMade?.();
    const isStored = cache && isStorable(response);
    if (!isStored && !(rendered && isShareable(response))) return sendBody(request, response, { body, known });
    addHeaders();
    const stored = isStored
      ? storedResponse(response, body, requestedAt, pages.compress)
      : renderedResponse(response, body, requestedAt);
    (isStored ? cache : rendered)?.store(asked, stored, Date.now());
    response.setHeader('ETag', stored.etag);
    return sendBody(request, response, { body, known, compressed: stored.encoded });
  };
  interceptBody(response, plan, (body) => {
    send(body).catch((error: unknown) => abort(response, error));
  });
}

const pathOf = (url = ''): string => url.split(/[?#]/, 1)[0] ?? '';

const isPage = (response: ServerResponse): boolean => isHtml(response.getHeader('Content-Type'));

/** True for the response of a failed rendering. Next sends a failed payload for its router with the status 200. */
const isBroken = (response: ServerResponse): boolean =>
  response.statusCode === 500 || String(response.getHeader('Content-Type')).startsWith('text/x-component');

/** Returns the body to send; gives the 405 of a route, which Next sends empty, `Allow` and the body of every error. */
function withMethods(response: ServerResponse, made: Buffer, path: string): Buffer {
  const methods = methodsAt(path);
  if (response.statusCode !== 405 || methods.length === 0) return made;
  const headers = { ...ERROR_HEADERS, Allow: methods.join(', ') };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  return Buffer.from(WRONG_METHOD);
}

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
  // It would reveal that a page is hidden and not missing (docs/product.md 41.2).
  response.removeHeader(REWRITTEN);
  if (variesByAccept) varyByAccept(response);
}

/** Answers data that is not an HTTP request, with the headers of every response. */
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

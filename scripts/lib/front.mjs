import { createServer } from 'node:http';
import { createServer as createDoor } from 'node:net';
import { POLICY_OF_NO_PAGE } from './content-policy.mjs';
import { chooseEncoding, encodeNow, isText, isWorthEncoding } from './encode.mjs';
import { keptUntilPricesChange } from './price-edges.mjs';
import { resourcePolicy } from './security-headers.mjs';
import { holdBack } from './whole-answer.mjs';

/**
 * The header in which the shop's server finds the address that a request really came from: the socket's. Whatever a
 * caller has written there is overwritten (`server/http/caller-address.ts` reads it).
 */
export const CALLER_HEADER = 'x-odd-hours-caller';

/** Both addresses that a machine has for itself: `localhost` may be either, as the browser likes. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** How long a request may take to arrive, in ms: who is slower holds a place for nothing. */
const LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 10_000 };

/** How long a connection may be idle while an answer is under way, in ms: nobody takes longer to read, or the shop to answer. */
const IDLE_MS = 60_000;

/** The most header lines of a request; Node itself takes no more than 16 KiB of them. */
const MOST_HEADERS = 100;

/** The largest body that is listened to, in bytes: routes take 64 KiB, and Stripe sends no more than 256 KiB. */
const LARGEST_BODY = 1024 * 1024;

/** Such a path is a page's, or an answer of a route: files have an ending. */
const HAS_NO_ENDING = /^[^?]*\/[^/.?]*(?:\?|$)/;

/**
 * What the front adds to answers: `headers` to each, `policyOf` a policy to each page as it is sent. Without `policyOf`
 * pages go out as they are written, which is how `npm run dev` has them.
 * @typedef {{ headers?: Record<string, string>, policyOf?: (html: string) => string }} FrontOptions
 */

/**
 * What stands before Next: every request passes here first.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} answer
 * @param {FrontOptions} [options]
 */
export function createFront(answer, { headers = {}, policyOf } = {}) {
  const front = createServer(LIMITS, (request, response) => {
    request.headers[CALLER_HEADER] = request.socket.remoteAddress ?? '';
    completeHead(request, response, headers);
    if (Number(request.headers['content-length']) > LARGEST_BODY) return refuseBody(response);
    if (policyOf) holdText(request, response, policyOf);
    answer(request, response);
  });
  // The development server keeps connections on which nothing is said for long.
  if (policyOf) front.timeout = IDLE_MS;
  front.maxHeadersCount = MOST_HEADERS;
  front.on('clientError', (error, socket) => refuseConnection(error, socket, headers));
  return front;
}

/** Adds what every answer has, just before its first byte. Who has set a header keeps it. */
function completeHead(request, response, headers) {
  const { url } = request;
  const writeHead = response.writeHead;
  response.writeHead = (status, ...rest) => {
    endWithPrices(response);
    const standing = { ...headers, 'Cross-Origin-Resource-Policy': resourcePolicy(url) };
    if (!isPage(response)) standing['Content-Security-Policy'] = POLICY_OF_NO_PAGE;
    for (const [name, value] of Object.entries(standing))
      if (!response.hasHeader(name)) response.setHeader(name, value);
    return writeHead.call(response, status, ...rest);
  };
}

const isPage = (response) => String(response.getHeader('Content-Type')).startsWith('text/html');

/** No shared cache keeps an answer past the moment at which prices change. */
function endWithPrices(response) {
  const cacheControl = response.getHeader('Cache-Control');
  const kept = keptUntilPricesChange(cacheControl, Date.now());
  if (kept !== cacheControl) response.setHeader('Cache-Control', kept);
}

/**
 * Sends text whole, so that a page has the policy of what stands in it, and compressed. Whether a page has changed since
 * the caller had it is judged here: a 304 replaces the policy that the caller has kept, and only here it is known.
 */
function holdText(request, response, policyOf) {
  const known = HAS_NO_ENDING.test(request.url) ? request.headers['if-none-match'] : undefined;
  if (known) delete request.headers['if-none-match'];
  const isHeld = () => isText(response.getHeader('Content-Type')) && !response.hasHeader('Content-Range');
  // Node sends no body for HEAD, whoever writes one; made as for GET, the headers are those of GET.
  if (request.method === 'HEAD') request.method = 'GET';
  holdBack(response, isHeld, (body) =>
    sendWhole(request, response, { body, known, policyOf }).catch((error) => {
      console.error(error);
      response.destroy();
    }),
  );
}

async function sendWhole(request, response, { body, known, policyOf }) {
  if (isPage(response)) response.setHeader('Content-Security-Policy', policyOf(body.toString('utf8')));
  response.removeHeader('Content-Length');
  const isBodiless = [204, 304].includes(response.statusCode);
  if (!isBodiless) response.appendHeader('Vary', 'Accept-Encoding');
  if (response.statusCode === 200 && isSame(known, response.getHeader('ETag'))) response.statusCode = 304;
  if (isBodiless || response.statusCode === 304) return response.end();
  const encoding = isWorthEncoding(body) ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const sent = encoding ? await encodeNow(body, encoding) : body;
  response.setHeader('Content-Length', sent.length);
  response.end(sent);
}

/** Whether a tag is among those that a caller knows, compared weakly (RFC 9110, 13.1.2). */
function isSame(known, tag) {
  if (!known || !tag) return false;
  const bare = (text) => text.trim().replace(/^W\//, '');
  return known.split(',').some((one) => one.trim() === '*' || bare(one) === bare(String(tag)));
}

/** Too much to be anything that the shop has asked for: it is not waited for. */
function refuseBody(response) {
  response.writeHead(413, { Connection: 'close', 'Cache-Control': 'no-store' }).end();
}

/** What Node could not read as a request gets an answer all the same, with the headers of every other. */
function refuseConnection(error, socket, headers) {
  if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
  const lines = Object.entries({ ...headers, 'Content-Security-Policy': POLICY_OF_NO_PAGE, Connection: 'close' });
  const status = UNREADABLE[error.code] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
}

const UNREADABLE = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * Listens on every address of this machine, or on those alone that no other machine reaches.
 * @param {import('node:http').Server} front
 * @param {{ port: number, loopbackOnly: boolean }} where 0 for any free port
 * @returns {Promise<{ port: number, close: () => Promise<unknown> }>} `close` takes no more connections, and is done
 *   once those that are open have ended
 * @throws the fault of the system where the port cannot be had
 */
export async function openFront(front, { port, loopbackOnly }) {
  const [first, second] = LOOPBACK;
  await listening(front, port, loopbackOnly ? first : undefined);
  const taken = front.address().port;
  // A second door to the same house: what comes through it is a connection of the front's.
  const door = createDoor((socket) => front.emit('connection', socket));
  const hasDoor = loopbackOnly && (await opened(door, taken, second));
  return { port: taken, close: () => Promise.all([front, ...(hasDoor ? [door] : [])].map(closed)) };
}

/** Whether the door could be opened: not on a machine without IPv6. */
async function opened(door, port, host) {
  try {
    await listening(door, port, host);
    return true;
  } catch (error) {
    if (error.code === 'EADDRINUSE') throw error; // a browser would find another program there
    return false;
  }
}

const closed = (server) => new Promise((resolve) => server.close(resolve));

function listening(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

import { createServer } from 'node:http';
import { createServer as createDoor } from 'node:net';
import { POLICY_OF_NO_PAGE, policyOfOther } from './next/content-policy.mjs';
import { answerKey, KeptAnswers } from './kept-answers.mjs';
import { watchReads } from './page-versions.mjs';
import { resourcePolicy } from './security-headers.mjs';
import { tellSharedCaches } from './shared-caches.mjs';
import { holdWhole, isPageType, sendAgain } from './whole-text.mjs';

/**
 * The header in which the shop's server finds the address that a request really came from: the socket's. Whatever a
 * caller has written there is overwritten (`server/http/caller-address.ts` reads it).
 */
export const CALLER_HEADER = 'x-odd-hours-caller';

/** Both addresses that a machine has for itself: `localhost` may be either, as the browser likes. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** How long a request may take to arrive, in ms: who is slower holds a place for nothing. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5000,
};

/** How long a connection may be idle while an answer is under way, in ms: nobody takes longer to read, or the shop to answer. */
const IDLE_MS = 60_000;

/** The most header lines of a request; Node itself takes no more than 16 KiB of them. */
const MOST_HEADERS = 100;

/**
 * What the front adds to answers: `headers` to each, `policyOf` a policy to each page as it is sent, in the form that `formOf`
 * gives it. Without `policyOf`
 * pages go out as they are written and none is kept, which is how `npm run dev` has them.
 * @typedef {{
 *   headers?: Record<string, string>,
 *   policyOf?: (html: string) => string,
 *   formOf?: (html: string) => string,
 *   answers?: import('./kept-answers.mjs').KeptAnswers,
 *   encode?: (body: Buffer, encoding: import('./encode.mjs').Encoding) => Promise<Buffer>,
 *   limits?: import('node:http').ServerOptions,
 * }} FrontOptions `encode` compresses what is kept
 */

/**
 * What stands before Next: every request passes here first. What has been answered and still holds is answered again from
 * memory, all else by Next (docs/decisions/0074-next-answers-once.md).
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} answer
 * @param {FrontOptions} [options]
 */
export function createFront(
  answer,
  { headers = {}, policyOf, formOf, answers = new KeptAnswers(), encode, limits = LIMITS } = {},
) {
  const standing = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const front = createServer(limits, (request, response) => {
    const { url } = request;
    const key = policyOf && answerKey(request);
    const now = Date.now();
    const kept = key && answers.find(key, now);
    if (kept) return sendAgain(request, response, kept, now);
    completeHead(url, response, standing);
    request.headers[CALLER_HEADER] = request.socket.remoteAddress ?? '';
    if (!policyOf) return answer(request, response);
    const keep =
      key &&
      ((made) => {
        const whole = { ...standingHeaders(url, made.headers['content-type'], standing), ...made.headers };
        answers.keep(key, { ...made, headers: whole }, Date.now());
      });
    return watchReads((pageRead) => {
      holdWhole(request, response, { policyOf, formOf, keep, pageRead, encode });
      return answer(request, response);
    });
  });
  // The development server keeps connections on which nothing is said for long.
  if (policyOf) front.timeout = IDLE_MS;
  front.maxHeadersCount = MOST_HEADERS;
  front.on('clientError', (error, socket) => refuseConnection(error, socket, headers));
  return front;
}

/** Adds what every answer has, just before its first byte. Who has set a header keeps it. */
function completeHead(url, response, standing) {
  const writeHead = response.writeHead;
  response.writeHead = (status, ...rest) => {
    const cacheControl = response.getHeader('Cache-Control');
    const told = tellSharedCaches(cacheControl, Date.now());
    if (told !== cacheControl) response.setHeader('Cache-Control', told);
    for (const [name, value] of Object.entries(standingHeaders(url, response.getHeader('Content-Type'), standing)))
      if (!response.hasHeader(name)) response.setHeader(name, value);
    return writeHead.call(response, status, ...rest);
  };
}

/** What every answer has unless it says otherwise itself, by name in small letters; a page has a policy of its own. */
function standingHeaders(url, contentType, standing) {
  const policy = !isPageType(contentType) && { 'content-security-policy': policyOfOther(contentType) };
  return { ...standing, 'cross-origin-resource-policy': resourcePolicy(url), ...policy };
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

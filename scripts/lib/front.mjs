import { createServer } from 'node:http';
import { createServer as createDoor } from 'node:net';
import { keptUntilPricesChange } from './price-edges.mjs';

/**
 * The header in which the shop's server finds the address that a request really came from: the socket's. Whatever a
 * caller has written there is overwritten (`server/http/caller-address.ts` reads it).
 */
export const CALLER_HEADER = 'x-odd-hours-caller';

/** Both addresses that a machine has for itself: `localhost` may be either, as the browser likes. */
const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * What stands before Next: every request passes here first.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} answer
 */
export function createFront(answer) {
  return createServer((request, response) => {
    request.headers[CALLER_HEADER] = request.socket.remoteAddress ?? '';
    endWithPrices(response);
    answer(request, response);
  });
}

/** No shared cache keeps an answer past the moment at which prices change. */
function endWithPrices(response) {
  const writeHead = response.writeHead;
  response.writeHead = (...head) => {
    const cacheControl = response.getHeader('Cache-Control');
    const kept = keptUntilPricesChange(cacheControl, Date.now());
    if (kept !== cacheControl) response.setHeader('Cache-Control', kept);
    return writeHead.apply(response, head);
  };
}

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

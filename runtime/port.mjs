import { createServer } from 'node:net';
import { Fault } from './fault.mjs';

const USUAL_PORT = 3000;

/**
 * Reads the port from the environment variable PORT; unset or empty means 3000.
 * @param {string | undefined} text
 * @returns {number}
 * @throws {Fault} when it is not a whole number from 1 to 65535
 */
export function parsePort(text) {
  if (text === undefined || text === '') return USUAL_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65535) return port;
  throw new Fault(`PORT must be a whole number from 1 to 65535, not "${text}".`);
}

/** @param {number} port */
export function portInUse(port) {
  const other = port === 65535 ? USUAL_PORT : port + 1;
  return new Fault(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${other} npm start.`);
}

/**
 * Makes sure that a server could listen on the port.
 * @param {number} port
 * @throws {Fault} when something else listens there, or this account may not use it
 */
export async function requireFreePort(port) {
  try {
    await listenOnce(port);
  } catch (error) {
    if (error.code === 'EADDRINUSE') throw portInUse(port);
    throw new Fault(`Port ${port} cannot be used (${error.code}). Choose another: PORT=${USUAL_PORT} npm start.`);
  }
}

/**
 * A port that nothing uses just now.
 * @returns {Promise<number>}
 */
export function findFreePort() {
  return listenOnce(0);
}

/**
 * Listens on every interface, as Next does, and stops at once.
 * @param {number} port 0 for any
 * @returns {Promise<number>} the port that was listened on
 */
function listenOnce(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => {
      const { port: taken } = server.address();
      server.close(() => resolve(taken));
    });
  });
}

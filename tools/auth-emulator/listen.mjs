import { createServer } from 'node:http';
import { Fault } from '../../runtime/fault.mjs';

/** The port that Firebase's own command uses. */
const USUAL_PORT = 9099;

/**
 * Serves on this machine only: whoever reaches the emulator owns every account in it.
 * @param {import('node:http').RequestListener} handler
 * @param {string | undefined} wanted the port asked for; without one, 9099 or else any free one
 * @returns {Promise<{ server: import('node:http').Server, address: string }>}
 * @throws {Fault} when the port asked for is none, or is in use
 */
export async function listen(handler, wanted) {
  const server = createServer(handler);
  const port = wanted ? readPort(wanted) : USUAL_PORT;
  try {
    await opened(server, port);
  } catch (error) {
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
    if (wanted) throw new Fault(`Port ${port} for the Auth emulator is in use. Set AUTH_EMULATOR_PORT to another.`);
    await opened(server, 0);
  }
  return { server, address: `http://localhost:${server.address().port}` };
}

function opened(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function readPort(text) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65535) return port;
  throw new Fault(`AUTH_EMULATOR_PORT must be a whole number from 1 to 65535, not "${text}".`);
}

import { createServer } from 'node:net';
import { errorCode, ReportedError } from './reported-error';

const DEFAULT_PORT = 3000;

/**
 * Parses PORT; unset or empty means 3000.
 * @throws {ReportedError} if it is not a whole number from 1 to 65535
 */
export function parsePort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65535) return port;
  throw new ReportedError(`PORT must be a whole number from 1 to 65535, not "${text}".`);
}

export function portInUse(port: number): ReportedError {
  const other = port === 65535 ? DEFAULT_PORT : port + 1;
  return new ReportedError(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${other} npm start.`);
}

/**
 * Checks that a server can listen on the port.
 * @throws {ReportedError} if another program uses the port, or this account may not use it
 */
export async function requireFreePort(port: number): Promise<void> {
  try {
    await listenOnce(port);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EADDRINUSE') throw portInUse(port);
    throw new ReportedError(`Port ${port} cannot be used (${code}). Choose another: PORT=${DEFAULT_PORT} npm start.`);
  }
}

/** Returns a port that is currently free. */
export const findFreePort = (): Promise<number> => listenOnce(0);

/** Listens on every interface, as Next does, and stops at once; returns the port. */
function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

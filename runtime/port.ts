import { createServer } from 'node:net';
import { ReportedError } from '@/domain/reported-error';
import { errorCode } from './reported-error';

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

/** Returns the error for a port in use, which suggests another port. */
export function portInUse(port: number): ReportedError {
  const other = port === 65535 ? DEFAULT_PORT : port + 1;
  return new ReportedError(
    `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${other} npm start.`,
  );
}

/** Explains why a server cannot listen on a port of a host. */
export function cannotListen(error: unknown, port: number, host = ''): ReportedError {
  const code = errorCode(error) ?? '';
  if (code === 'EADDRINUSE') return portInUse(port);
  if (host && NO_ADDRESS.includes(code))
    return new ReportedError(
      `HOST=${host} is no address of this machine (${code}). Set one of its addresses, or none.`,
    );
  return new ReportedError(`Port ${port} cannot be used (${code}). Choose another: PORT=${DEFAULT_PORT} npm start.`);
}

/** Codes of a host that the machine does not have. */
const NO_ADDRESS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL', 'EAFNOSUPPORT'];

/**
 * Makes sure that a server could listen on the port.
 * @param host an address of this machine; every interface if empty
 * @throws {ReportedError} when another program listens there, or this account may not use it
 */
export async function requireFreePort(port: number, host?: string): Promise<void> {
  try {
    await listenOnce(port, host);
  } catch (error) {
    throw cannotListen(error, port, host);
  }
}

/** Returns a port that is currently free. */
export const findFreePort = (): Promise<number> => listenOnce(0);

/** Listens on a host, or on every interface, and stops at once; returns the port. */
function listenOnce(port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: host || undefined }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

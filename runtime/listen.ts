import { type Server } from 'node:http';
import { createServer as createListener, type Server as Listener } from 'node:net';
import { errorCode } from './reported-error';

/** The addresses of `localhost`; browsers use either. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** Address of a server. `port` 0 is any free port; `loopbackOnly` excludes other machines; `host` is one address. */
export type Where = { readonly port: number; readonly loopbackOnly: boolean; readonly host?: string };

/**
 * Listens on every address of this machine, on one, or on the loopback addresses only.
 * @returns the port, and `close`, which stops accepting connections and settles once the open ones have ended
 * @throws the system error if the port is not available
 */
export async function listen(
  server: Server,
  { port, loopbackOnly, host }: Where,
): Promise<{ port: number; close: () => Promise<unknown> }> {
  const [first, second] = LOOPBACK;
  await listening(server, port, loopbackOnly ? first : host);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  // A second listener that passes its connections to the HTTP server.
  const other = createListener((socket) => server.emit('connection', socket));
  const hasOther = loopbackOnly && (await listensToo(other, address.port, second));
  return { port: address.port, close: () => Promise.all([server, ...(hasOther ? [other] : [])].map(closed)) };
}

/** False on a machine without IPv6. */
async function listensToo(listener: Listener, port: number, host: string): Promise<boolean> {
  try {
    await listening(listener, port, host);
    return true;
  } catch (error) {
    // Browsers would reach another program at this address.
    if (errorCode(error) === 'EADDRINUSE') throw error;
    return false;
  }
}

const closed = (server: Listener) => new Promise((resolve) => server.close(resolve));

function listening(server: Listener, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

// Runs Firebase's Auth emulator, so that accounts work without a Firebase project. `npm start`, `npm run dev` and
// `npm test` start and stop it.
import { createServer, type RequestListener, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { ReportedError } from '@/domain/reported-error';
import { errorCode, runProgram } from '@/runtime/reported-error';
import { parsePort } from '@/runtime/port';
import { root } from '@/runtime/root';
import { startAccounts } from './accounts';
import { guard } from './guard';
import { watchMails } from './mails';
import { withPages } from './pages';

/** Sent to the process that started the emulator, once it answers. */
export type EmulatorMessage = { address: string };

/** The vendored program. */
type Vendored = { createApp: (project: string) => Promise<RequestListener> };

/** A project id that starts with `demo-` never reaches a real project. */
const PROJECT = 'demo-odd-hours';

/** The port that Firebase's own command uses. */
const USUAL_PORT = 9099;

async function main(): Promise<void> {
  const { createApp } = await loadVendored();
  const afterChange: (() => void)[] = [];
  // Bind the port first: starting the emulator takes seconds, and fails if the port is in use.
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const { server, address } = await listen((...given) => answer(...given), process.env.AUTH_EMULATOR_PORT);
  answer = guard(
    withPages(await createApp(PROJECT), () => afterChange.forEach((react) => react())),
    { shopPort: parsePort(process.env.PORT) },
  );
  const accounts = await startAccounts(`${address}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}`, {
    file: join(resolve(root, process.env.AUTH_EMULATOR_DIR || 'var/auth'), 'accounts.json'),
  });
  const mails = watchMails(`${address}/emulator/v1/projects/${PROJECT}/oobCodes`, {
    folder: resolve(root, process.env.MAIL_DIR || 'var/mail'),
  });
  afterChange.push(accounts.changed, mails.changed);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all([accounts.saveNow(), mails.writeNow()]);
    server.close(() => process.exit(0)).closeAllConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
  process.on('disconnect', () => void stop()); // the process that started the emulator has ended
  const message: EmulatorMessage = { address };
  if (process.send) process.send(message);
  else console.log(`The Auth emulator answers at ${address}`);
}

async function loadVendored(): Promise<Vendored> {
  try {
    return await import(`${root}/vendor/firebase-auth-emulator/emulator.cjs`);
  } catch {
    throw new ReportedError(
      'vendor/firebase-auth-emulator/emulator.cjs is missing: this is not a whole copy of the shop.',
    );
  }
}

/**
 * Serves on this machine only: a client of the emulator can read and change every account in it.
 * @param wanted the port; if it is undefined, 9099 or any free port
 * @throws {ReportedError} if the wanted port is invalid or in use
 */
async function listen(handler: RequestListener, wanted?: string): Promise<{ server: Server; address: string }> {
  const server = createServer(handler);
  const port = wanted ? readPort(wanted) : USUAL_PORT;
  try {
    await opened(server, port);
  } catch (error) {
    if (!['EADDRINUSE', 'EACCES'].includes(errorCode(error) ?? '')) throw error;
    if (wanted)
      throw new ReportedError(`Port ${port} for the Auth emulator is in use. Set AUTH_EMULATOR_PORT to another.`);
    await opened(server, 0);
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The Auth emulator has no port.');
  return { server, address: `http://localhost:${address.port}` };
}

function opened(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65535) return port;
  throw new ReportedError(`AUTH_EMULATOR_PORT must be a whole number from 1 to 65535, not "${text}".`);
}

runProgram(main);

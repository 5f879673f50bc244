// Runs Firebase's Auth emulator, so that accounts work without a Firebase project: `node tools/auth-emulator/auth-emulator.mjs`.
// `npm start`, `npm run dev` and `npm test` start and stop it themselves.
import { join, resolve } from 'node:path';
import { startAccounts } from './accounts.mjs';
import { guard } from './door.mjs';
import { listen } from './listen.mjs';
import { watchMails } from './mails.mjs';
import { dress } from './pages.mjs';
import { Fault, runProgram } from '../../runtime/fault.mjs';
import { parsePort } from '../../runtime/port.mjs';
import { root } from '../../runtime/root.mjs';

/** A project id that starts with `demo-` never reaches a real project. */
const PROJECT = 'demo-odd-hours';

async function main() {
  const { createApp } = await import('../../vendor/firebase-auth-emulator/emulator.cjs').catch(() => {
    throw new Fault('vendor/firebase-auth-emulator/emulator.cjs is missing: this is not a whole copy of the shop.');
  });
  const afterChange = [];
  // The port is taken first: building the emulator takes seconds, and is in vain where the port is another's.
  let answer = (_request, response) => response.writeHead(503).end();
  const { server, address } = await listen((...asked) => answer(...asked), process.env.AUTH_EMULATOR_PORT);
  answer = guard(
    dress(await createApp(PROJECT), () => afterChange.forEach((react) => react())),
    { shopPort: parsePort(process.env.PORT) },
  );
  const accounts = await startAccounts(`${address}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}`, {
    file: join(resolve(root, process.env.AUTH_EMULATOR_DIR || 'var/auth'), 'accounts.json'),
  });
  const mails = watchMails(`${address}/emulator/v1/projects/${PROJECT}/oobCodes`, {
    folder: resolve(root, process.env.MAIL_DIR || 'var/mail'),
  });
  afterChange.push(accounts.changed, mails.changed);

  let stopping;
  const stop = () =>
    (stopping ??= Promise.allSettled([accounts.saveNow(), mails.writeNow()]).then(() =>
      server.close(() => process.exit(0)).closeAllConnections(),
    ));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  process.on('disconnect', stop); // the shop that started us is gone, however it ended
  if (process.send) process.send({ address });
  else console.log(`The Auth emulator answers at ${address}`);
}

runProgram(main);

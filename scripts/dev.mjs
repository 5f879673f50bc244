// Opens the shop for work on it: `npm run dev`. A change shows at once; new pictures need `npm run pictures`.
import { Failed, runProgram } from './lib/fault.mjs';
import { isStopping, runNode, stopOnSignals } from './lib/children.mjs';
import { parsePort, requireFreePort } from './lib/port.mjs';
import { openSignIn } from './lib/sign-in.mjs';
import { install } from './install.mjs';

async function main() {
  const port = parsePort(process.env.PORT);
  await requireFreePort(port);
  await install();
  const signIn = openSignIn({ dev: true });
  try {
    await step('scripts/pictures.mjs', []);
    await step('scripts/front.mjs', ['--dev'], { ...(await signIn.env()), PORT: String(port) });
  } finally {
    signIn.close();
  }
}

/** Hands the terminal over to a program, and ends when it fails. */
async function step(script, args, env = {}) {
  const { code } = await runNode(script, args, { show: 'live', env: { ...env, NODE_ENV: 'development' } });
  if (code !== 0 && !isStopping()) throw new Failed();
}

stopOnSignals(() => 0);
runProgram(main);

// Starts the development server: `npm run dev`. A change shows at once; new pictures need `npm run pictures`.
import { Failed, runProgram } from '@/runtime/reported-error';
import { MAKER } from '@/tools/pictures/picture-folder';
import { type Environment, isStopping, runNode, stopOnSignals } from '@/tools/process/children';
import { parsePort, requireFreePort } from '@/runtime/port';
import { environment } from '@/tools/process/settings';
import { openSignIn } from './sign-in';

async function main() {
  const port = parsePort(environment(true).PORT);
  await requireFreePort(port);
  const signIn = openSignIn({ dev: true });
  try {
    await step('tools/pictures/pictures.ts', ['--names']);
    const env = { ...(await signIn.env()), PORT: String(port), PICTURE_MAKER: MAKER };
    await step('runtime/serve.ts', ['--dev'], env);
  } finally {
    signIn.close();
  }
}

/** Runs a program in the terminal, and exits if it fails. */
async function step(script: string, args: readonly string[] = [], env: Environment = {}): Promise<void> {
  const { code } = await runNode(script, args, { show: 'live', env: { ...env, NODE_ENV: 'development' } });
  if (code !== 0 && !isStopping()) throw new Failed();
}

stopOnSignals(() => 0);
runProgram(main);

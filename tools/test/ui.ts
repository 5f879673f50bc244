// The end-to-end tests in Playwright's window: `npm run e2e:ui`, with Playwright's options after `--` (docs/ui-mode.md).
import { runNode, stopOnSignals } from '@/tools/process/children';
import { runProgram } from '@/runtime/reported-error';
import { endToEndEnvironment } from './end-to-end';
import { findFreePort } from '@/runtime/port';

/** A window if there is a screen; otherwise an address of this machine, to open in a browser elsewhere. */
async function whereItShows(extra: readonly string[]): Promise<string[]> {
  const isSaid = extra.some((option) => option.startsWith('--ui-'));
  if (isSaid || process.env.DISPLAY || process.env.WAYLAND_DISPLAY || process.platform !== 'linux') return ['--ui'];
  return ['--ui-host=127.0.0.1', `--ui-port=${await findFreePort()}`];
}

async function main() {
  const extra = process.argv.slice(2);
  // Before the window opens: the shop that it starts would build for minutes without a word.
  const build = await runNode('tools/build/build.ts', ['--quiet'], { show: 'live' });
  if (build.code !== 0) return build.code;
  const args = ['test', ...(await whereItShows(extra)), '--project=desktop', ...extra];
  const { code } = await runNode('node_modules/@playwright/test/cli.js', args, {
    show: 'live',
    env: await endToEndEnvironment(),
  });
  return code;
}

stopOnSignals(() => 0);
runProgram(main);

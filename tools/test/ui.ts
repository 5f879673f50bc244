// Runs the end-to-end tests in Playwright's UI mode: `npm run e2e:ui`, with Playwright's options after `--` (docs/ui-mode.md).
import { runNode, stopOnSignals } from '@/tools/process/children';
import { runProgram } from '@/runtime/reported-error';
import { endToEndEnvironment } from './end-to-end';
import { findFreePort } from '@/runtime/port';

/** Opens a window if there is a screen; otherwise serves an address for a browser on another machine. */
async function whereItShows(extra: readonly string[]): Promise<string[]> {
  const isSaid = extra.some((option) => option.startsWith('--ui-'));
  if (isSaid || process.env.DISPLAY || process.env.WAYLAND_DISPLAY || process.platform !== 'linux') return ['--ui'];
  return ['--ui-host=127.0.0.1', `--ui-port=${await findFreePort()}`];
}

async function main() {
  const extra = process.argv.slice(2);
  // Build first: the shop that the window starts would build silently for minutes.
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

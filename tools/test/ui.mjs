// The journeys in Playwright's window: `npm run e2e:ui`, with Playwright's options after `--` (docs/ui-mode.md).
import { runNode, stopOnSignals } from '../process/children.mjs';
import { runProgram } from '../../runtime/fault.mjs';
import { journeyEnvironment } from './end-to-end.mjs';
import { findFreePort } from '../../runtime/port.mjs';

/** A window where there is a screen; an address of this machine, for a browser elsewhere, where there is none. */
async function whereItShows(extra) {
  const isSaid = extra.some((option) => option.startsWith('--ui-'));
  if (isSaid || process.env.DISPLAY || process.env.WAYLAND_DISPLAY || process.platform !== 'linux') return ['--ui'];
  return ['--ui-host=127.0.0.1', `--ui-port=${await findFreePort()}`];
}

async function main() {
  const extra = process.argv.slice(2);
  // Before the window: the shop that it opens would have it wait for minutes, and say nothing.
  const build = await runNode('tools/build/build.mjs', ['--quiet'], { show: 'live' });
  if (build.code !== 0) return build.code;
  const args = ['test', ...(await whereItShows(extra)), '--project=desktop', ...extra];
  const { code } = await runNode('node_modules/@playwright/test/cli.js', args, {
    show: 'live',
    env: await journeyEnvironment(),
  });
  return code;
}

stopOnSignals(() => 0);
runProgram(main);

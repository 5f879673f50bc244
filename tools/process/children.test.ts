import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { run, runNode } from './children';
import { root } from '@/runtime/root';

// Starting programs takes long on a busy machine.
jest.setTimeout(60_000);

/** Prints its process id and that of a child in another process group, then waits. */
const FAMILY = 'setsid sleep 60 & echo $$ $!; wait';

const idsIn = (output: string) => output.trim().split(/\s+/).map(Number);

/** True if a process runs; false for a zombie. */
function isAlive(pid: number) {
  try {
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

async function untilGone(pids: number[]) {
  while (pids.some(isAlive)) await delay(20);
}

it('run returns the output of a program and its exit code', async () => {
  const script = 'process.stdout.write("out"); process.stderr.write("err"); process.exitCode = 3';
  const { code, output } = await run(process.execPath, ['-e', script]);
  expect(code).toBe(3);
  expect(output).toMatch(/^(outerr|errout)$/);
});

it('run throws one sentence for a program that cannot be started', async () => {
  await expect(run('no-such-program', [])).rejects.toThrow('no-such-program could not be started (ENOENT).');
});

it('run ends a program and its children after the time limit, with code 1', async () => {
  const { code, output } = await run('sh', ['-c', FAMILY], { timeoutMs: 3000 });
  expect(code).toBe(1);
  expect(idsIn(output)).toHaveLength(2);
  await untilGone(idsIn(output));
});

it('runNode runs a script of the shop with the current Node', async () => {
  expect(await runNode('scripts/shifted-clock.cjs')).toEqual({ code: 0, output: '' });
});

/** Starts a program from its source text, which can import the shop's TypeScript. */
function startProgram(program: string) {
  return spawn(process.execPath, ['--import', 'tsx', '-e', program], { cwd: root });
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends running children and exits with the given code',
  async (signal) => {
    const program = `
    const { isStopping, run, stopOnSignals } = require('./tools/process/children.ts');
    stopOnSignals(() => 7);
    run('sh', ['-c', 'echo $$; exec sleep 60'], { show: 'live' }).then(() => (process.exitCode = isStopping() ? 0 : 1));`;
    const shop = startProgram(program);
    const [printed] = await once(shop.stdout, 'data');
    shop.kill(signal);
    expect(await once(shop, 'exit')).toEqual([0, null]);
    await untilGone(idsIn(String(printed)));
  },
);

it('a second Ctrl-C kills children that ignore the first', async () => {
  const program = `
    const { run, stopOnSignals } = require('./tools/process/children.ts');
    stopOnSignals(() => 7);
    run('sh', ['-c', 'trap "" INT; ${FAMILY}'], { show: 'live' });`;
  const shop = startProgram(program);
  const [printed] = await once(shop.stdout, 'data');
  shop.kill('SIGINT');
  await delay(600); // within 400 ms it would be the same keystroke
  shop.kill('SIGINT');
  expect(await once(shop, 'exit')).toEqual([7, null]);
  await untilGone(idsIn(String(printed)));
});

/** Prints to stdout and stderr, and again after a signal. */
const talkative = `
  process.on('SIGUSR2', () => { console.log('late'); console.error('late error'); process.exit(); });
  setInterval(() => {}, 1000);
  console.log('early'); console.error('early error');
`;

const passingOn = `
  const { collect, start } = require('./tools/process/children.ts');
  const child = start(process.execPath, ['-e', ${JSON.stringify(talkative)}], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = collect(child);
  const timer = setInterval(() => {
    if (!/early\\n/.test(output.text()) || !/error/.test(output.text())) return;
    clearInterval(timer);
    output.passOn();
    child.kill('SIGUSR2');
  }, 5);
`;

it('collect and passOn lose no output of a child', () => {
  const printed = execFileSync('sh', ['-c', '"$0" --import tsx -e "$1" 2>&1', process.execPath, passingOn], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(printed.trim().split('\n').sort()).toEqual(['early', 'early error', 'late', 'late error']);
});

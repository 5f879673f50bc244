// Verifies docs/product.md 19.14.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

// Starting programs takes long on a busy machine.
jest.setTimeout(60_000);

/** An account without rights, for tests that run as root. */
const UNPRIVILEGED = 65_534;

/** A copy of the launcher, in a folder without packages. Its `npm` records that it runs and its process id, then waits. */
let shop: string;
let children: ChildProcess[];

beforeEach(() => {
  children = [];
  shop = mkdtempSync(join(tmpdir(), 'odd-hours-launch-'));
  chmodSync(shop, 0o755);
  for (const name of ['claim', 'install', 'launch', 'run'])
    cpSync(join(__dirname, `${name}.cjs`), join(shop, 'scripts', `${name}.cjs`));
  writeFileSync(join(shop, 'package-lock.json'), '{ "packages": { "node_modules/next": { "version": "1.0.0" } } }');
  writeFileSync(
    join(shop, 'npm-cli.js'),
    `const { appendFileSync, writeFileSync } = require('node:fs');
    appendFileSync(${JSON.stringify(join(shop, 'npm-pids'))}, process.pid + '\\n');
    writeFileSync(${JSON.stringify(join(shop, 'npm-runs'))}, '');
    setInterval(() => {}, 1000);`,
  );
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const pid of npmProcesses()) killProcess(pid);
  rmSync(shop, { recursive: true });
});

/** Process ids of all `npm`s of a test. They outlive a launcher that is killed. */
function npmProcesses(): number[] {
  const file = join(shop, 'npm-pids');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : [];
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

function npmStart(env: Record<string, string> = {}, user?: number) {
  const child = spawn(process.execPath, ['scripts/run.cjs', 'tools/start/start.ts'], {
    cwd: shop,
    env: { PATH: process.env.PATH, npm_execpath: join(shop, 'npm-cli.js'), NODE_ENV: 'test', ...env },
    uid: user,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  return { child, printed: () => printed, ended: once(child, 'close') };
}

async function untilInstalling() {
  while (!existsSync(join(shop, 'npm-runs'))) await delay(20);
}

/** Runs a program to its end with an `npm` that records its arguments and installs what they ask for. */
async function runWithQuickNpm(entry: string): Promise<void> {
  const npm = join(shop, 'quick', 'npm-cli.js');
  if (!existsSync(npm)) {
    mkdirSync(join(shop, 'quick'));
    mkdirSync(join(shop, 'node_modules'));
    writeFileSync(
      join(shop, 'package-lock.json'),
      '{ "packages": { "node_modules/next": { "version": "1.0.0" }, "node_modules/jest": { "version": "2.0.0", "dev": true } } }',
    );
    writeFileSync(
      npm,
      `const { appendFileSync, readFileSync, writeFileSync } = require('node:fs');
      const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
      if (process.argv.includes('--omit=dev')) delete packages['node_modules/jest'];
      writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
      appendFileSync('npm-arguments', process.argv.slice(2).join(' ') + '\\n');`,
    );
  }
  const env = { PATH: process.env.PATH, npm_execpath: npm, NODE_ENV: 'test' } as const;
  await once(spawn(process.execPath, ['scripts/run.cjs', entry], { cwd: shop, env, stdio: 'ignore' }), 'close');
}

const npmArguments = () => readFileSync(join(shop, 'npm-arguments'), 'utf8').trim().split('\n');

const runsAlready = (address: string) =>
  `Odd Hours already runs in this folder: ${address}. Stop it first, then run the command again.\n`;

it('a second npm start in one folder ends with the address of the first, also on another port', async () => {
  npmStart({ PORT: '3456', HOST: '0.0.0.0' });
  await untilInstalling();
  const second = npmStart({ PORT: '3457' });
  expect(await second.ended).toEqual([1, null]);
  expect(second.printed()).toBe(runsAlready('http://localhost:3456'));
});

it('npm start with another DATABASE_URL starts beside the first, but waits for no installation of its packages', async () => {
  const first = npmStart({ DATABASE_URL: 'file:one.db' });
  await untilInstalling();
  const second = npmStart({ DATABASE_URL: 'file:two.db' });
  expect(await second.ended).toEqual([1, null]);
  expect(second.printed()).toBe(
    `Process ${first.child.pid} installs the packages of this folder. Run the command again when it has ended.\n`,
  );
});

it('npm start starts after a first one was killed', async () => {
  const first = npmStart();
  await untilInstalling();
  first.child.kill('SIGKILL');
  await first.ended;
  rmSync(join(shop, 'npm-runs'));
  const second = npmStart();
  await untilInstalling();
  expect(second.printed()).toBe('Installing packages (once)…\n');
  expect(second.child.exitCode).toBeNull();
});

it.each(['SIGINT', 'SIGTERM'] as const)('%s ends npm start while packages are installed', async (signal) => {
  const { child, ended } = npmStart();
  await untilInstalling();
  const began = Date.now();
  child.kill(signal);
  expect(await ended).toEqual([signal === 'SIGINT' ? 130 : 143, null]);
  expect(Date.now() - began).toBeLessThan(2000);
});

it.each(['.', 'node_modules', '.next'])('npm start prints one sentence if it cannot write to %s', async (name) => {
  const folder = join(shop, name);
  if (!existsSync(folder)) mkdirSync(folder);
  const isRoot = process.getuid?.() === 0;
  for (const other of ['.', 'node_modules', '.next'].map((one) => join(shop, one)))
    if (existsSync(other)) chmodSync(other, other === folder ? 0o555 : 0o777);
  const { ended, printed } = npmStart({}, isRoot ? UNPRIVILEGED : undefined);
  expect(await ended).toEqual([1, null]);
  expect(printed()).toBe(
    `The shop cannot write to ${folder} (EACCES). Make it writable for this account, then run the command again.\n`,
  );
  chmodSync(folder, 0o755);
});

it('npm start installs what the shop needs, once; another command adds the rest beside it, and npm start keeps it', async () => {
  await runWithQuickNpm('tools/start/start.ts');
  await runWithQuickNpm('tools/start/start.ts');
  expect(npmArguments()).toEqual(['ci --omit=dev --no-audit --no-fund']);
  await runWithQuickNpm('tools/test/test.ts');
  await runWithQuickNpm('tools/start/start.ts');
  await runWithQuickNpm('tools/test/test.ts');
  // `npm ci` would delete the packages of a shop that runs.
  expect(npmArguments().slice(1)).toEqual(['install --no-save --include=dev --no-audit --no-fund']);
});

it('a command other than npm start installs everything', async () => {
  await runWithQuickNpm('tools/test/test.ts');
  expect(npmArguments()).toEqual(['ci --include=dev --no-audit --no-fund']);
});

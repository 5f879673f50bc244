/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'auth-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the emulator as the shop does, over a channel that ends it. */
function run(env = {}) {
  const child = spawn(process.execPath, ['scripts/auth-emulator.mjs'], {
    cwd: root,
    env: { ...process.env, AUTH_EMULATOR_DIR: folder, MAIL_DIR: join(folder, 'mail'), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const streams = [child.stdout, child.stderr];
  let said = '';
  for (const stream of streams) stream.on('data', (chunk) => (said += chunk));
  // Not its `close`: Node does not emit that for a child that was disconnected.
  const closed = Promise.all([once(child, 'exit'), ...streams.map((stream) => once(stream, 'end'))]).then(
    ([[code]]) => ({ code, said }),
  );
  const address = new Promise((resolve) => child.once('message', (message) => resolve(message.address)));
  return { child, closed, address };
}

async function call(address, method, body) {
  const url = `${address}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=emulated`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  return response.json();
}

const ada = { email: 'ada@example.com', password: 'enamel' };

it('keeps accounts between two starts, writes the mails, and ends with the shop', async () => {
  const first = run();
  const address = await first.address;
  await call(address, 'signUp', ada);
  await call(address, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: ada.email });
  first.child.disconnect();
  expect(await first.closed).toMatchObject({ code: 0, said: expect.stringContaining('Mail to ada@example.com: ') });
  const [mail] = readdirSync(join(folder, 'mail'));
  expect(readFileSync(join(folder, 'mail', mail), 'utf8')).toMatch(/^To: ada@example\.com\n.*\n\n.*\n.*oobCode=/);

  const second = run();
  expect(await call(await second.address, 'signInWithPassword', ada)).toMatchObject({ email: ada.email });
  second.child.kill('SIGTERM');
  expect((await second.closed).code).toBe(0);
}, 60_000);

it('puts accounts that cannot be read aside', async () => {
  writeFileSync(join(folder, 'accounts.json'), '{"users":');
  const emulator = run();
  await emulator.address;
  emulator.child.disconnect();
  expect((await emulator.closed).said).toContain('The saved accounts cannot be read');
  expect(readdirSync(folder).some((name) => name.startsWith('accounts.json.unreadable-'))).toBe(true);
}, 60_000);

it('says in one sentence that the port it was told to use is taken', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  const { code, said } = await run({ AUTH_EMULATOR_PORT: String(port) }).closed;
  server.close();
  expect(code).toBe(1);
  expect(said).toBe(`Port ${port} for the Auth emulator is in use. Set AUTH_EMULATOR_PORT to another.\n`);
}, 60_000);

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@/runtime/root';
import { nodeArgs } from '@/tools/process/children';
import type { EmulatorMessage } from './auth-emulator';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'auth-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the emulator as the shop does, over a channel that ends it. */
function run(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, nodeArgs('tools/auth-emulator/auth-emulator.ts'), {
    cwd: root,
    env: { ...process.env, AUTH_EMULATOR_DIR: folder, MAIL_DIR: join(folder, 'mail'), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  let printed = '';
  for (const stream of streams) stream.on('data', (chunk) => (printed += chunk));
  // Not the `close` event: Node does not emit it for a disconnected child.
  const closed = Promise.all([once(child, 'exit'), ...streams.map((stream) => once(stream, 'end'))]).then(
    ([[code]]) => ({ code, printed }),
  );
  const address = new Promise<string>((resolve) =>
    child.once('message', (message: EmulatorMessage) => resolve(message.address)),
  );
  return { child, closed, address };
}

async function call(address: string, method: string, body: object) {
  const url = `${address}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=emulated`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  return response.json();
}

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; text: string };

const ada = { email: 'ada@example.com', password: 'enamel' };

it('the emulator reports a port in use in one sentence and exits with code 1', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const { code, printed } = await run({ AUTH_EMULATOR_PORT: String(port) }).closed;
  server.close();
  expect(code).toBe(1);
  expect(printed).toBe(`Port ${port} for the Auth emulator is in use. Set AUTH_EMULATOR_PORT to another.\n`);
}, 60_000);

// All tests of a running emulator share one, because it takes seconds to start.
describe('the emulator', () => {
  let emulator: ReturnType<typeof run>;
  let address: string;
  let port: string;
  beforeAll(async () => {
    writeFileSync(join(folder, 'accounts.json'), '{"users":');
    emulator = run({ PORT: '3999' });
    address = await emulator.address;
    port = new URL(address).port;
  }, 60_000);
  afterAll(() => emulator.child.kill('SIGTERM'));

  /** Sends a request with headers that `fetch` forbids. */
  function ask(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
    return new Promise<Answer>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, method, path, headers: { ...headers } }, (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
      });
      asked.on('error', reject).end(body);
    });
  }

  const accounts = '/identitytoolkit.googleapis.com/v1/projects/demo-odd-hours/accounts:batchGet?maxResults=10';
  const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=emulated';
  const json = { 'Content-Type': 'application/json' };
  const preflight = (origin: string, more = {}) => ({
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type,x-client-version',
    ...more,
  });

  it.each(['http://localhost:3999', 'http://127.0.0.1:3999', 'http://[::1]:3999'])(
    'accepts requests from the shop’s pages at %s',
    async (origin) => {
      const granted = await ask('OPTIONS', signUp, preflight(origin));
      expect([granted.status, granted.headers['access-control-allow-origin']]).toEqual([204, origin]);
      const body = JSON.stringify({ email: `ada-${Math.random()}@example.com`, password: 'enamel' });
      expect((await ask('POST', signUp, { Origin: origin, ...json }, body)).status).toBe(200);
    },
  );

  it('accepts requests from its own pages, which only the shop may frame', async () => {
    const frame = await ask('GET', '/emulator/auth/iframe', { Origin: `http://localhost:${port}` });
    expect(frame.status).toBe(200);
    expect(frame.headers['content-security-policy']).toMatch(/^frame-ancestors http:\/\/localhost:3999 [^*[]*$/);
  });

  it.each([
    'https://evil.example',
    'http://evil.example:3999',
    'http://localhost:3998',
    'http://localhost',
    'https://localhost:3999',
    'http://localhost:3999.evil.example',
    'http://192.168.1.20:3999',
    'null',
    '',
  ])('rejects requests and preflights from a page of %j', async (origin) => {
    const foreign = [
      await ask('GET', accounts, { Origin: origin, Authorization: 'Bearer owner' }),
      await ask('POST', signUp, { Origin: origin, ...json }, '{}'),
      await ask('POST', signUp, { Origin: origin, 'Content-Type': 'text/plain' }, '{}'),
      await ask('OPTIONS', signUp, preflight(origin)),
      await ask('OPTIONS', signUp, preflight(origin, { 'Access-Control-Request-Private-Network': 'true' })),
    ];
    for (const { status, headers } of foreign) {
      expect(status).toBe(403);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('accepts owner tokens from programs only, not from pages', async () => {
    const Origin = 'http://localhost:3999';
    for (const token of ['owner', 'OWNER', 'ya29.service-account']) {
      expect((await ask('GET', accounts, { Origin, Authorization: `Bearer ${token}` })).status).toBe(403);
    }
    const asking = preflight(Origin, { 'Access-Control-Request-Headers': 'Authorization' });
    expect((await ask('OPTIONS', accounts, asking)).status).toBe(403);
    expect((await ask('GET', accounts, { Authorization: 'Bearer owner' })).status).toBe(200);
  });

  it.each(['evil.example', 'localhost.evil.example', 'localhost', 'localhost:1'])(
    'rejects requests with the host name %j',
    async (name) => {
      const Host = name === 'evil.example' ? `evil.example:${port}` : name;
      expect((await ask('GET', accounts, { Host, Authorization: 'Bearer owner' })).status).toBe(403);
    },
  );

  it('sets unreadable accounts aside, saves new ones, writes mails and stops with the shop', async () => {
    await call(address, 'signUp', ada);
    await call(address, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: ada.email });
    emulator.child.disconnect();
    const { code, printed } = await emulator.closed;
    expect(code).toBe(0);
    expect(printed).toContain('The saved accounts cannot be read');
    expect(readdirSync(folder).some((name) => name.startsWith('accounts.json.unreadable-'))).toBe(true);
    expect(printed).toContain('Mail to ada@example.com: ');
    const [mail] = readdirSync(join(folder, 'mail'));
    expect(readFileSync(join(folder, 'mail', String(mail)), 'utf8')).toMatch(
      /^To: ada@example\.com\n.*\n\n.*\n.*oobCode=/,
    );

    emulator = run();
    expect(await call(await emulator.address, 'signInWithPassword', ada)).toMatchObject({ email: ada.email });
    emulator.child.kill('SIGTERM');
    expect((await emulator.closed).code).toBe(0);
  }, 60_000);
});

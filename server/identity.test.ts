import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, type GenerateKeyPairResult, SignJWT, UnsecuredJWT } from 'jose';
import { shopperReader } from './identity';
import { type SignInMode } from './sign-in-mode';
import { later, now } from './testing/checkout';

const projectId = 'odd-hours-test';
const seconds = Math.floor(now.getTime() / 1000);
const claims = {
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: 'ada-1',
  iat: seconds,
  auth_time: seconds,
  exp: seconds + 3600,
  email: 'Ada@example.com',
  email_verified: true,
};

let ours: GenerateKeyPairResult;
let theirs: GenerateKeyPairResult;
let keyServer: Server;
let keysUrl: string;
let fetches = 0;
let status = 200;

beforeAll(async () => {
  ours = await generateKeyPair('RS256');
  theirs = await generateKeyPair('RS256');
  const keys = { keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'ours', alg: 'RS256', use: 'sig' }] };
  keyServer = createServer((_, response) => {
    fetches += 1;
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(keys));
  });
  await new Promise<void>((listening) => keyServer.listen(0, '127.0.0.1', () => listening()));
  keysUrl = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/`;
});

afterAll(() => new Promise((closed) => keyServer.close(closed)));

beforeEach(() => {
  fetches = 0;
  status = 200;
});

const sign = (change: Record<string, unknown> = {}, key = ours.privateKey, kid = 'ours') =>
  new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
const unsigned = (change: Record<string, unknown> = {}) => new UnsecuredJWT({ ...claims, ...change }).encode();
const asked = (authorization?: string, more: Record<string, string> = { host: 'localhost:3000' }) =>
  new Request('http://localhost/', { headers: { ...more, ...(authorization === undefined ? {} : { authorization }) } });

const project: SignInMode = { kind: 'project', projectId };
const emulator: SignInMode = { kind: 'emulator', projectId, anyHost: false };
const badToken = { status: 401, code: 'bad-token' };

describe('with a Firebase project', () => {
  const read = (token: string, when = now) => shopperReader(project, keysUrl)(asked(`Bearer ${token}`), when);

  it('knows a signed-in shopper and a guest, and fetches Google’s keys once', async () => {
    const reader = shopperReader(project, keysUrl);
    expect(await reader(asked(), now)).toBeUndefined();
    expect(fetches).toBe(0);
    const token = await sign();
    const all = Array.from({ length: 5 }, () => reader(asked(`bearer ${token}`), now));
    expect(await Promise.all(all)).toEqual(Array(5).fill({ userId: 'ada-1', verifiedEmail: 'Ada@example.com' }));
    expect(fetches).toBe(1);
  });

  it.each([{ email_verified: false }, { email_verified: undefined }, { email_verified: 'true' }, { email: undefined }])(
    'has no address where it is not confirmed: %j',
    async (change) => {
      expect(await read(await sign(change))).toEqual({ userId: 'ada-1' });
    },
  );

  it.each([
    { iss: 'https://securetoken.google.com/another' },
    { iss: undefined },
    { aud: 'another' },
    { aud: undefined },
    { exp: seconds - 61 },
    { exp: undefined },
    { iat: seconds + 61 },
    { iat: undefined },
    { auth_time: seconds + 61 },
    { auth_time: undefined },
    { auth_time: String(seconds) },
    { nbf: seconds + 61 },
    { sub: undefined },
    { sub: '' },
    { sub: 7 },
    { sub: 'x'.repeat(129) },
  ])('refuses %j', async (change) => {
    await expect(read(await sign(change))).rejects.toMatchObject(badToken);
  });

  it('forgives clocks a minute apart', async () => {
    const token = await sign({ iat: seconds + 59, auth_time: seconds + 59 });
    expect(await read(token)).toBeDefined();
    expect(await read(token, later(3_659_000))).toBeDefined();
  });

  it('refuses another’s key, under Google’s key id and under one of its own', async () => {
    await expect(read(await sign({}, theirs.privateKey))).rejects.toMatchObject(badToken);
    await expect(read(await sign({}, theirs.privateKey, 'theirs'))).rejects.toMatchObject(badToken);
  });

  it('refuses the public key used as a secret, another RSA algorithm, and no signature at all', async () => {
    const secret = new TextEncoder().encode(await exportSPKI(ours.publicKey));
    const symmetric = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'ours' }).sign(secret);
    const { privateKey } = await generateKeyPair('RS384');
    const stronger = await new SignJWT(claims).setProtectedHeader({ alg: 'RS384', kid: 'ours' }).sign(privateKey);
    for (const token of [symmetric, stronger, unsigned()]) await expect(read(token)).rejects.toMatchObject(badToken);
  });

  it('refuses a token whose words were changed after signing', async () => {
    const [header, , signature] = (await sign()).split('.');
    const [, words] = unsigned({ sub: 'eve' }).split('.');
    await expect(read(`${header}.${words}.${signature}`)).rejects.toMatchObject(badToken);
  });

  it.each(['', 'Bearer', 'Bearer ', 'Bearer a.b', 'Bearer a b.c', 'Basic YWRhOng=', 'Bearer ..'])(
    'refuses the header %j',
    async (header) => {
      await expect(shopperReader(project, keysUrl)(asked(header), now)).rejects.toMatchObject(badToken);
    },
  );

  it('says that it is not the token’s fault when Google’s keys cannot be had', async () => {
    const unreachable = { status: 503, code: 'sign-in-unreachable' };
    status = 500;
    await expect(read(await sign())).rejects.toMatchObject(unreachable);
    const nobody = shopperReader(project, 'http://127.0.0.1:1/');
    await expect(nobody(asked(`Bearer ${await sign()}`), now)).rejects.toMatchObject(unreachable);
  });
});

describe('with the emulator', () => {
  const read = (token: string) => shopperReader(emulator)(asked(`Bearer ${token}`), now);

  it('believes its unsigned tokens, and no others', async () => {
    expect(await read(unsigned())).toEqual({ userId: 'ada-1', verifiedEmail: 'Ada@example.com' });
    expect(await read(unsigned({ email_verified: false }))).toEqual({ userId: 'ada-1' });
    await expect(read(await sign())).rejects.toMatchObject(badToken);
    await expect(read(`${unsigned()}AAAA`)).rejects.toMatchObject(badToken);
  });

  it.each([
    { iss: 'https://securetoken.google.com/another' },
    { aud: 'another' },
    { exp: seconds - 61 },
    { sub: '' },
    { auth_time: seconds + 61 },
  ])('refuses %j', async (change) => {
    await expect(read(unsigned(change))).rejects.toMatchObject(badToken);
  });
});

describe('with the emulator, from where', () => {
  const bearer = `Bearer ${unsigned()}`;
  const others: [Record<string, string>][] = [
    [{ host: '192.168.1.20:3000' }],
    [{ host: 'shop.example' }],
    [{ host: 'localhost.example' }],
    [{ host: 'localhost:3000', 'x-forwarded-host': 'shop.example' }],
    [{ host: '' }],
    [{}],
  ];

  it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('believes %s', async (host) => {
    expect(await shopperReader(emulator)(asked(bearer, { host }), now)).toBeDefined();
  });

  it.each(others)('takes nobody’s word from %j unless the shop is for show, and serves guests', async (headers) => {
    await expect(shopperReader(emulator)(asked(bearer, headers), now)).rejects.toMatchObject(badToken);
    expect(await shopperReader(emulator)(asked(undefined, headers), now)).toBeUndefined();
    expect(await shopperReader({ ...emulator, anyHost: true })(asked(bearer, headers), now)).toBeDefined();
  });
});

it('a project’s tokens count wherever the shop is', async () => {
  const elsewhere = asked(`Bearer ${await sign()}`, { host: 'shop.example' });
  expect(await shopperReader(project, keysUrl)(elsewhere, now)).toBeDefined();
});

it('believes nobody where there is no sign-in', async () => {
  const read = shopperReader({ kind: 'none' });
  expect(await read(asked(), now)).toBeUndefined();
  await expect(read(asked(`Bearer ${unsigned()}`), now)).rejects.toMatchObject(badToken);
});

import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, type GenerateKeyPairResult, SignJWT, UnsecuredJWT } from 'jose';
import { shopperReader } from './identity';
import { type SignInMode } from './sign-in-mode';
import { accept } from '@/domain/result';
import { later, now } from '@/server/testing/checkout';
import { rejected } from '@/server/testing/results';

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
/** Headers that the HTTP server passes on for a socket of this machine. */
const fromHere = { host: 'localhost:3000', 'x-odd-hours-caller': '127.0.0.1' };
const asked = (authorization?: string, more: Record<string, string> = fromHere) =>
  new Request('http://localhost/', { headers: { ...more, ...(authorization === undefined ? {} : { authorization }) } });

const project: SignInMode = { kind: 'project', projectId };
const emulator: SignInMode = { kind: 'emulator', projectId };
const ada = accept({ userId: 'ada-1', email: 'Ada@example.com', verifiedEmail: 'Ada@example.com' });
const guest = accept(undefined);
const badToken = rejected('bad-token');

describe('shopperOf with a Firebase project', () => {
  const read = (token: string, when = now) => shopperReader(project, keysUrl)(asked(`Bearer ${token}`), when);

  it('returns a signed-in shopper or a guest and fetches Google’s keys once', async () => {
    const reader = shopperReader(project, keysUrl);
    expect(await reader(asked(), now)).toEqual(guest);
    expect(fetches).toBe(0);
    const token = await sign();
    const all = Array.from({ length: 5 }, () => reader(asked(`bearer ${token}`), now));
    expect(await Promise.all(all)).toEqual(Array(5).fill(ada));
    expect(fetches).toBe(1);
  });

  it.each([{ email_verified: false }, { email_verified: undefined }, { email_verified: 'true' }])(
    'returns no verifiedEmail for an unconfirmed address: %j',
    async (change) => {
      expect(await read(await sign(change))).toEqual(accept({ userId: 'ada-1', email: 'Ada@example.com' }));
    },
  );

  it.each([{ email: 'ada@example.com\0' }, { email: undefined }, { email: 7 }])(
    'returns no email for a token without one: %j',
    async (change) => {
      expect(await read(await sign(change))).toEqual(accept({ userId: 'ada-1' }));
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
    { sub: 'ada\0' },
    { sub: 7 },
    { sub: 'x'.repeat(129) },
  ])('rejects %j', async (change) => {
    expect(await read(await sign(change))).toEqual(badToken);
  });

  it('accepts tokens while the clocks differ by up to a minute', async () => {
    const token = await sign({ iat: seconds + 60, auth_time: seconds + 60 });
    expect(await read(token)).toEqual(ada);
    expect(await read(token, later(3_659_000))).toEqual(ada);
  });

  it('accepts an id of 128 characters', async () => {
    const sub = 'x'.repeat(128);
    expect(await read(await sign({ sub }))).toMatchObject(accept({ userId: sub }));
  });

  it('rejects a token signed by another key, under Google’s key id and under its own', async () => {
    expect(await read(await sign({}, theirs.privateKey))).toEqual(badToken);
    expect(await read(await sign({}, theirs.privateKey, 'theirs'))).toEqual(badToken);
  });

  it('rejects the public key used as a secret, another RSA algorithm and a missing signature', async () => {
    const secret = new TextEncoder().encode(await exportSPKI(ours.publicKey));
    const symmetric = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'ours' }).sign(secret);
    const { privateKey } = await generateKeyPair('RS384');
    const stronger = await new SignJWT(claims).setProtectedHeader({ alg: 'RS384', kid: 'ours' }).sign(privateKey);
    for (const token of [symmetric, stronger, unsigned()]) expect(await read(token)).toEqual(badToken);
  });

  it('rejects a token whose payload was changed after signing', async () => {
    const [header, , signature] = (await sign()).split('.');
    const [, words] = unsigned({ sub: 'eve' }).split('.');
    expect(await read(`${header}.${words}.${signature}`)).toEqual(badToken);
  });

  it.each(['', 'Bearer', 'Bearer ', 'Bearer a.b', 'Bearer a b.c', 'Basic YWRhOng=', 'Bearer ..'])(
    'rejects the header %j',
    async (header) => {
      expect(await shopperReader(project, keysUrl)(asked(header), now)).toEqual(badToken);
    },
  );

  it('returns "sign-in-unreachable" when Google’s keys cannot be fetched', async () => {
    const unreachable = rejected('sign-in-unreachable');
    status = 500;
    expect(await read(await sign())).toEqual(unreachable);
    const away = shopperReader(project, 'http://127.0.0.1:1/');
    expect(await away(asked(`Bearer ${await sign()}`), now)).toEqual(unreachable);
  });

  it('times out after seconds when Google does not answer, without delaying guests', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', () => listening()));
    const reader = shopperReader(project, `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`);
    const signedIn = reader(asked(`Bearer ${await sign()}`), now);
    expect(await Promise.race([signedIn, reader(asked(), now)])).toEqual(guest);
    expect(await signedIn).toEqual(rejected('sign-in-unreachable'));
    silent.closeAllConnections();
    await new Promise((closed) => silent.close(closed));
  }, 15_000);
});

describe('shopperOf with the Auth emulator', () => {
  const read = (token: string) => shopperReader(emulator)(asked(`Bearer ${token}`), now);

  it('accepts the emulator’s unsigned tokens and rejects all others', async () => {
    expect(await read(unsigned())).toEqual(ada);
    const unconfirmed = accept({ userId: 'ada-1', email: 'Ada@example.com' });
    expect(await read(unsigned({ email_verified: false }))).toEqual(unconfirmed);
    expect(await read(await sign())).toEqual(badToken);
    expect(await read(`${unsigned()}AAAA`)).toEqual(badToken);
  });

  it.each([
    { iss: 'https://securetoken.google.com/another' },
    { aud: 'another' },
    { exp: seconds - 61 },
    { sub: '' },
    { auth_time: seconds + 61 },
  ])('rejects %j', async (change) => {
    expect(await read(unsigned(change))).toEqual(badToken);
  });
});

describe('shopperOf with the Auth emulator, by origin of the request', () => {
  const bearer = `Bearer ${unsigned()}`;
  const others: [Record<string, string>][] = [
    [{ ...fromHere, host: '192.168.1.20:3000' }],
    [{ ...fromHere, host: 'shop.example' }],
    [{ ...fromHere, host: 'localhost.example' }],
    [{ ...fromHere, 'x-forwarded-host': 'shop.example' }],
    [{ ...fromHere, host: '' }],
    [{ 'x-odd-hours-caller': '127.0.0.1' }],
    // The Host header names this machine, but the socket is another machine's.
    [{ ...fromHere, 'x-odd-hours-caller': '192.168.1.30' }],
    [{ ...fromHere, 'x-odd-hours-caller': '2001:db8::1' }],
    [{ ...fromHere, 'x-odd-hours-caller': '::ffff:192.168.1.30' }],
    [{ ...fromHere, 'x-odd-hours-caller': '127.0.0.1.example' }],
    [{ ...fromHere, 'x-odd-hours-caller': '' }],
    // The request comes through a proxy on this machine.
    [{ ...fromHere, 'x-forwarded-for': '192.168.1.30' }],
    [{ ...fromHere, 'x-forwarded-for': '127.0.0.1, 192.168.1.30' }],
    // Without the HTTP server, no header has the caller's address.
    [{ host: 'localhost:3000' }],
  ];

  it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('accepts a token from %s', async (host) => {
    for (const caller of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1']) {
      const headers = { host, 'x-odd-hours-caller': caller, 'x-forwarded-for': caller };
      expect(await shopperReader(emulator)(asked(bearer, headers), now)).toEqual(ada);
    }
  });

  it.each(others)('rejects a token from %j and serves guests', async (headers) => {
    expect(await shopperReader(emulator)(asked(bearer, headers), now)).toEqual(badToken);
    expect(await shopperReader(emulator)(asked(undefined, headers), now)).toEqual(guest);
  });
});

it('accepts a Firebase project’s tokens from any origin', async () => {
  const elsewhere = asked(`Bearer ${await sign()}`, { host: 'shop.example' });
  expect(await shopperReader(project, keysUrl)(elsewhere, now)).toEqual(ada);
});

it('rejects every token when sign-in is not configured', async () => {
  const read = shopperReader({ kind: 'none' });
  expect(await read(asked(), now)).toEqual(guest);
  expect(await read(asked(`Bearer ${unsigned()}`), now)).toEqual(badToken);
});

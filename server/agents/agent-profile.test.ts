// Verifies docs/product.md 33.7.
import { type LookupAddress } from 'node:dns';
import { type RequestListener } from 'node:http';
import { agentProfile, serveProfiles } from '@/server/agents/testing/profile-server';
import { rejected, valueOf } from '@/server/testing/results';
import { profileFinder } from './agent-profile';

type Rules = ReturnType<NonNullable<Parameters<typeof profileFinder>[0]>>;

/** Resolves every name to these addresses and records the names. */
function lookupTo(addresses: readonly string[], asked: string[] = []): Rules['lookup'] {
  const found: LookupAddress[] = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const answer = (host: string, _: unknown, say: (failure: null, found: LookupAddress[]) => void) => {
    asked.push(host);
    say(null, found);
  };
  return answer as unknown as Rules['lookup'];
}

const rulesOf =
  (change: Partial<Rules> = {}) =>
  () => ({
    allowsLoopback: true,
    lookup: lookupTo(['127.0.0.1']),
    timeoutMs: 2000,
    ...change,
  });

let connections = 0;
const counted: RequestListener = (_, response) => {
  connections += 1;
  response.end(JSON.stringify(agentProfile));
};

/** A profile of exactly this many bytes. */
const sized = (bytes: number): RequestListener => {
  const bare = Buffer.byteLength(JSON.stringify({ ...agentProfile, padding: '' }));
  const content = JSON.stringify({ ...agentProfile, padding: 'a'.repeat(bytes - bare) });
  return (_, response) => void response.end(content);
};

let isUp = false;

const profileAt = serveProfiles({
  '/recovering.json': ((_, response) => {
    response.statusCode = isUp ? 200 : 503;
    isUp = true;
    response.end(JSON.stringify(agentProfile));
  }) as RequestListener,
  '/profile.json': counted,
  '/moved.json': ((_, response) => response.writeHead(302, { location: '/profile.json' }).end()) as RequestListener,
  '/slow.json': (() => undefined) as RequestListener,
  '/large.json': sized(128 * 1024 + 1),
  '/full.json': sized(128 * 1024),
  '/cut.json': ((_, response) => {
    response.writeHead(200, { 'content-length': '5000' }).write('{"ucp":');
    setImmediate(() => response.destroy());
  }) as RequestListener,
  '/text.json': ((_, response) => response.end('no JSON')) as RequestListener,
  '/list.json': [],
  '/undated.json': { ucp: { ...agentProfile.ucp, version: 'draft' } },
  '/old.json': { ucp: { version: '2026-01-23' } },
  '/bare.json': { ucp: { version: '2026-08-25' } },
});

beforeEach(() => (connections = 0));

it('profileFinder fetches a profile once in five minutes, also for concurrent callers', async () => {
  let at = 0;
  const find = profileFinder(rulesOf(), () => at);
  const all = await Promise.all(Array.from({ length: 20 }, () => find(profileAt())));
  expect(all.map((found) => valueOf(found).version)).toEqual(Array(20).fill('2026-08-25'));
  at = 5 * 60_000 - 1;
  await find(`${profileAt()}#anything`);
  expect(connections).toBe(1);
  at += 1;
  expect(valueOf(await find(profileAt()))).toMatchObject({
    agent: new URL(profileAt()).host,
    capabilities: agentProfile.ucp.capabilities,
  });
  expect(connections).toBe(2);
});

it('profileFinder retries a failed fetch after a minute', async () => {
  let at = 0;
  const find = profileFinder(rulesOf({ allowsLoopback: true }), () => at);
  expect(await find(profileAt('/moved.json'))).toMatchObject(rejected('profile-unreachable'));
  at = 60_000;
  expect(await find(profileAt('/moved.json'))).toMatchObject(rejected('profile-unreachable'));
  const recovering = profileAt('/recovering.json');
  const isFound = async (after: number) => {
    at = after;
    return (await find(recovering)).ok;
  };
  expect([await isFound(100_000), await isFound(159_999), await isFound(160_000)]).toEqual([false, false, true]);
});

it.each(['/moved.json', '/slow.json', '/large.json', '/cut.json', '/missing.json'])(
  'profileFinder returns profile-unreachable for %s',
  async (path) => {
    const find = profileFinder(rulesOf({ timeoutMs: 300 }));
    expect(await find(profileAt(path))).toMatchObject(rejected('profile-unreachable'));
    expect(connections).toBe(0);
  },
);

it('profileFinder reads up to 128 KiB', async () => {
  expect(valueOf(await profileFinder(rulesOf())(profileAt('/full.json'))).version).toBe('2026-08-25');
});

it.each(['/text.json', '/list.json', '/undated.json', '/bare.json'])(
  'profileFinder returns profile-malformed for %s',
  async (path) => {
    expect(await profileFinder(rulesOf())(profileAt(path))).toMatchObject(rejected('profile-malformed'));
  },
);

it('profileFinder returns only the version of a profile with another version', async () => {
  const found = valueOf(await profileFinder(rulesOf())(profileAt('/old.json')));
  expect(found).toMatchObject({ version: '2026-01-23', capabilities: {} });
});

it.each([
  'http://agent.example/profile.json',
  'https://user:secret@agent.example/profile.json',
  'https://user@agent.example/profile.json',
  'ftp://agent.example/profile.json',
  'file:///etc/passwd',
  'agent.example',
  '',
  'https://127.0.0.1/p',
  'https://2130706433/p',
  'https://0x7f.1/p',
  'https://[::1]/p',
  'https://[::ffff:10.0.0.1]/p',
  'https://[fd00::1]/p',
  'https://[fe80::1]/p',
  'https://169.254.169.254/latest/meta-data',
  'https://10.1.2.3/p',
  'https://192.168.0.1/p',
  'https://100.64.0.1/p',
  'https://0.0.0.0/p',
  `https://agent.example/${'a'.repeat(2000)}`,
])('profileFinder of a public shop does not fetch %s', async (address) => {
  const asked: string[] = [];
  const find = profileFinder(rulesOf({ allowsLoopback: false, lookup: lookupTo(['127.0.0.1'], asked) }));
  expect(await find(address)).toMatchObject(rejected('invalid-profile-url'));
  expect(asked).toEqual([]);
});

it.each([
  [['127.0.0.1']],
  [['::1']],
  [['169.254.169.254']],
  [['10.0.0.7']],
  [['::ffff:192.168.0.1']],
  [['fd00::7']],
  [['64:ff9b::a00:1']],
  [['93.184.216.34', '127.0.0.1']],
  [[]],
])('profileFinder of a public shop does not connect to a name that resolves to %j', async (addresses) => {
  const asked: string[] = [];
  const find = profileFinder(rulesOf({ allowsLoopback: false, lookup: lookupTo(addresses, asked) }));
  const port = new URL(profileAt()).port;
  expect(await find(`https://agent.example:${port}/profile.json`)).toMatchObject(rejected('profile-unreachable'));
  expect([asked, connections]).toEqual([['agent.example'], 0]);
});

it('profileFinder of a local shop fetches from loopback, also without TLS, and from no other private address', async () => {
  const find = profileFinder(rulesOf());
  expect((await find(profileAt())).ok).toBe(true);
  expect(await find('http://10.0.0.1/p')).toMatchObject(rejected('invalid-profile-url'));
  expect(await find('http://agent.example/p')).toMatchObject(rejected('invalid-profile-url'));
});

it('profileFinder fetches two profiles at once for one caller', async () => {
  const find = profileFinder(rulesOf({ timeoutMs: 400 }));
  const slow = [find(profileAt('/slow.json'))];
  expect((await find(profileAt('/full.json'))).ok).toBe(true);
  slow.push(find(profileAt('/slow.json?1')));
  expect(await find(profileAt())).toMatchObject(rejected('profile-unreachable'));
  await Promise.all(slow);
});

it('profileFinder fetches for other callers while one caller waits for slow profiles, and caches no failure', async () => {
  const find = profileFinder(rulesOf({ timeoutMs: 400 }));
  const slow = Array.from({ length: 40 }, (_, each) => find(profileAt(`/slow.json?${each}`), '198.51.100.1'));
  expect(await find(profileAt(), '198.51.100.1')).toMatchObject(rejected('profile-unreachable'));
  expect((await find(profileAt(), '192.0.2.1')).ok).toBe(true);
  await Promise.all(slow);
});

it('profileFinder keeps a profile in use while one caller asks for hundreds of others', async () => {
  const find = profileFinder(rulesOf());
  for (let each = 0; each < 520; each += 1) {
    if (each % 100 === 0) await find(profileAt(), '192.0.2.1');
    await find(profileAt(`/list.json?${each}`), '198.51.100.1');
  }
  await find(profileAt(), '192.0.2.1');
  expect(connections).toBe(1);
});

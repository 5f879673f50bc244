import 'server-only';
import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';
import ipaddr from 'ipaddr.js';
import { site } from '@/data/site';
import { isLoopback } from '@/domain/loopback';
import { accept, reject, type Result } from '@/domain/result';
import { type Capabilities } from './capabilities';
import { faultBy, profileSchemaOf, validatorOf } from './schemas';
import { spokenVersion } from './versions';

/** What the shop needs of an agent's profile: which version it speaks, and what it can do. */
export type AgentProfile = {
  /** The host of its address. */
  agent: string;
  version: string;
  capabilities: Capabilities;
};

type ProfileCode = 'invalid-profile-url' | 'profile-unreachable' | 'profile-malformed';

/** Finds the profile of an address. @throws never: what cannot be had is refused. */
export type FindProfile = (address: string) => Promise<Result<AgentProfile, ProfileCode>>;

type Rules = {
  /** Whether an agent of this machine is let in without TLS: only where the shop itself is on it. */
  allowsLoopback: boolean;
  /** For names of hosts, as `node:dns` has it. */
  lookup: typeof lookUp;
  /** The longest that one profile may take, in ms. */
  patienceMs: number;
};

/** The largest profile, in bytes: the protocol asks for no less. */
const LARGEST_PROFILE = 128 * 1024;

/** How long a profile is good, in ms; what could not be had is not asked for again for so long either. */
const KEEP_MS = 5 * 60_000;
const KEEP_REJECTED_MS = 60_000;

/** How many profiles are kept, and how many are fetched at once. */
const MOST_KEPT = 500;
const MOST_AT_ONCE = 16;

const shopRules = (): Rules => ({ allowsLoopback: isLoopback(site.url), lookup: lookUp, patienceMs: 5000 });

/**
 * Fetches agents' profiles under the protocol's address rules: https alone, no redirect, no address that is not public
 * (by what the name resolves to, at the very connection that is made), bounded in size and time. What has been found is
 * kept, so that an address costs one request in five minutes, whoever names it.
 *
 * @param clock in ms.
 */
export function profileFinder(rules: () => Rules = shopRules, clock = Date.now): FindProfile {
  const kept = new Map<string, { until: number; found: Promise<Result<AgentProfile, ProfileCode>> }>();
  let underWay = 0;

  const fetchOnce = async (url: URL): Promise<Result<AgentProfile, ProfileCode>> => {
    if (underWay >= MOST_AT_ONCE) return reject({ code: 'profile-unreachable' });
    underWay += 1;
    try {
      return readProfile(url, await fetchText(url, rules()));
    } finally {
      underWay -= 1;
    }
  };

  return async (address) => {
    const url = readAddress(address, rules());
    if (!url) return reject({ code: 'invalid-profile-url' });
    const known = kept.get(url.href);
    if (known && known.until > clock()) return known.found;
    const entry = { until: clock() + KEEP_REJECTED_MS, found: fetchOnce(url) };
    kept.delete(url.href);
    kept.set(url.href, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    const found = await entry.found;
    if (found.ok) entry.until = clock() + KEEP_MS;
    return found;
  };
}

/** The shop's own finder: one for the process. */
export const findProfile = profileFinder();

/** The address of a profile, where it is one that may be fetched at all. */
function readAddress(address: string, { allowsLoopback }: Rules): URL | undefined {
  if (address.length > 2000 || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  url.hash = '';
  if (url.username || url.password) return undefined;
  const isOfThisMachine = allowsLoopback && isLoopback(url.href);
  if (url.protocol !== 'https:' && !(isOfThisMachine && url.protocol === 'http:')) return undefined;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(literal) && !mayBeAsked(literal, allowsLoopback) ? undefined : url;
}

/** Whether an address belongs to the public Internet (RFC 6890); this machine's own only where that is allowed. */
function mayBeAsked(address: string, allowsLoopback: boolean): boolean {
  const range = ipaddr.process(address).range();
  return range === 'unicast' || (allowsLoopback && range === 'loopback');
}

/** The text at an address; undefined for whatever is no whole answer of 200 in time. */
function fetchText(url: URL, { allowsLoopback, lookup, patienceMs }: Rules): Promise<string | undefined> {
  const guarded = (host: string, options: LookupOptions, answer: LookUpAnswer) =>
    lookup(host, { ...options, all: true }, (fault, found) => {
      const addresses = fault ? [] : found.filter(({ address }) => mayBeAsked(address, allowsLoopback));
      const [first] = addresses;
      if (!first || addresses.length < found.length) answer(fault ?? new Error('This host is not public.'), '', 4);
      else if (options.all) answer(null, addresses);
      else answer(null, first.address, first.family);
    });
  return new Promise((resolve) => {
    const ask = url.protocol === 'https:' ? askHttps : askHttp;
    const request = ask(url, {
      lookup: guarded,
      headers: { Accept: 'application/json', 'User-Agent': `${site.name} (${site.url})` },
      agent: false,
      signal: AbortSignal.timeout(patienceMs),
    });
    request.on('error', () => resolve(undefined));
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size > LARGEST_PROFILE) response.destroy();
      });
      response.on('error', () => resolve(undefined));
      response.on('close', () =>
        resolve(
          response.complete && size <= LARGEST_PROFILE && response.statusCode === 200
            ? Buffer.concat(chunks).toString('utf8')
            : undefined,
        ),
      );
      if (response.statusCode !== 200) response.destroy();
    });
    request.end();
  });
}

type LookUpAnswer = (fault: Error | null, address: string | LookupAddress[], family?: number) => void;

function readProfile(url: URL, text: string | undefined): Result<AgentProfile, ProfileCode> {
  if (text === undefined) return reject({ code: 'profile-unreachable' });
  const profile = parse(text) as { ucp?: { version?: unknown; capabilities?: Capabilities } } | undefined;
  const named = profile?.ucp?.version;
  if (typeof named !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(named)) return reject({ code: 'profile-malformed' });
  const version = spokenVersion(named);
  // What another version's profile looks like is not known here: that it is another one is told first.
  if (!version) return accept({ agent: url.host, version: named, capabilities: {} });
  const fault = faultBy(validatorOf(version, 'answer', profileSchemaOf(version, 'platform')), profile);
  if (fault !== undefined) return reject({ code: 'profile-malformed' });
  return accept({ agent: url.host, version, capabilities: profile?.ucp?.capabilities ?? {} });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

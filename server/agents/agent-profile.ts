import 'server-only';
import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';
import ipaddr from 'ipaddr.js';
import { site } from '@/data/site';
import { isLoopback } from '@/domain/caller-address';
import { accept, reject, type Result } from '@/domain/result';
import { type Capabilities, spokenVersion } from './capabilities';
import { validationErrorOf, profileSchemaOf, validatorOf } from './schemas';

/** Contents of an agent's profile that the shop needs: version and capabilities. */
export type AgentProfile = {
  /** Host of the profile's URL. */
  agent: string;
  version: string;
  capabilities: Capabilities;
};

type ProfileCode = 'invalid-profile-url' | 'profile-unreachable' | 'profile-malformed';

/**
 * Finds the profile at a URL.
 *
 * @param caller network address of the agent; its concurrent fetches are limited.
 * @throws never: a failed fetch is a rejection.
 */
export type FindProfile = (address: string, caller?: string) => Promise<Result<AgentProfile, ProfileCode>>;

type Rules = {
  /** True if agents on this machine may use HTTP: only for a shop that is local itself. */
  allowsLoopback: boolean;
  /** Resolves host names like `node:dns`. */
  lookup: typeof lookUp;
  /** Timeout of one fetch, in ms. */
  timeoutMs: number;
};

/** Largest profile, in bytes. The protocol requires at least this. */
const LARGEST_PROFILE = 128 * 1024;

/** Cache time of a profile, in ms. A failed fetch is also cached for a while. */
const CACHE_MS = 5 * 60_000;
const CACHE_FAILURE_MS = 60_000;

/** Largest number of cached profiles, and of concurrent fetches in total and for one caller. */
const MAX_CACHED = 500;
const MAX_CONCURRENT = 64;
const MAX_CONCURRENT_OF_CALLER = 2;

const shopRules = (): Rules => ({ allowsLoopback: isLoopback(site.url), lookup: lookUp, timeoutMs: 5000 });

/**
 * Fetches agents' profiles under the protocol's URL rules: https only, no redirects, no private address, limits on size
 * and time. The check covers the resolved address of the actual connection (DNS rebinding). Results are cached, so a
 * URL costs one request in five minutes.
 *
 * @param clock in ms.
 */
export function profileFinder(rules: () => Rules = shopRules, clock = Date.now): FindProfile {
  const kept = new Map<string, { until: number; found: Promise<Result<AgentProfile, ProfileCode>> }>();
  const callers: string[] = [];

  const fetchOnce = async (url: URL, caller: string): Promise<Result<AgentProfile, ProfileCode>> => {
    callers.push(caller);
    try {
      return readProfile(url, await fetchText(url, rules()));
    } finally {
      callers.splice(callers.indexOf(caller), 1);
    }
  };

  const isBusy = (caller: string) =>
    callers.length >= MAX_CONCURRENT || callers.filter((each) => each === caller).length >= MAX_CONCURRENT_OF_CALLER;

  return async (address, caller = 'unknown') => {
    const url = readAddress(address, rules());
    if (!url) return reject({ code: 'invalid-profile-url' });
    const known = kept.get(url.href);
    if (known && known.until > clock()) {
      // Keeps recently used profiles: a caller with many URLs evicts only unused ones.
      kept.delete(url.href);
      kept.set(url.href, known);
      return known.found;
    }
    // Not cached: another caller can fetch the same profile.
    if (isBusy(caller)) return reject({ code: 'profile-unreachable' });
    const entry = { until: clock() + CACHE_FAILURE_MS, found: fetchOnce(url, caller) };
    kept.delete(url.href);
    kept.set(url.href, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_CACHED) break;
      kept.delete(oldest);
    }
    const found = await entry.found;
    if (found.ok) entry.until = clock() + CACHE_MS;
    return found;
  };
}

/** The process's shared finder. */
export const findProfile = profileFinder();

/** Parses the URL of a profile; undefined if it must not be fetched. */
function readAddress(address: string, { allowsLoopback }: Rules): URL | undefined {
  if (address.length > 2000 || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  url.hash = '';
  if (url.username || url.password) return undefined;
  const isOfThisMachine = allowsLoopback && isLoopback(url.href);
  if (url.protocol !== 'https:' && !(isOfThisMachine && url.protocol === 'http:')) return undefined;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(literal) && !isAllowedAddress(literal, allowsLoopback) ? undefined : url;
}

/** True for a public address (RFC 6890), and for loopback if that is allowed. */
function isAllowedAddress(address: string, allowsLoopback: boolean): boolean {
  const range = ipaddr.process(address).range();
  return range === 'unicast' || (allowsLoopback && range === 'loopback');
}

/** Fetches text; undefined without a complete response of 200 in time. */
function fetchText(url: URL, { allowsLoopback, lookup, timeoutMs }: Rules): Promise<string | undefined> {
  const guarded = (host: string, options: LookupOptions, answer: LookUpCallback) =>
    lookup(host, { ...options, all: true }, (failure, found) => {
      const addresses = failure ? [] : found.filter(({ address }) => isAllowedAddress(address, allowsLoopback));
      const [first] = addresses;
      if (!first || addresses.length < found.length) answer(failure ?? new Error('This host is not public.'), '', 4);
      else if (options.all) answer(null, addresses);
      else answer(null, first.address, first.family);
    });
  return new Promise((resolve) => {
    const ask = url.protocol === 'https:' ? askHttps : askHttp;
    const request = ask(url, {
      lookup: guarded,
      headers: { Accept: 'application/json', 'User-Agent': `${site.name} (${site.url})` },
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
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

type LookUpCallback = (failure: Error | null, address: string | LookupAddress[], family?: number) => void;

function readProfile(url: URL, text: string | undefined): Result<AgentProfile, ProfileCode> {
  if (text === undefined) return reject({ code: 'profile-unreachable' });
  const profile = parse(text) as { ucp?: { version?: unknown; capabilities?: Capabilities } } | undefined;
  const named = profile?.ucp?.version;
  if (typeof named !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(named)) return reject({ code: 'profile-malformed' });
  const version = spokenVersion(named);
  // The schema of another version is unknown here, so its version is reported before the profile is validated.
  if (!version) return accept({ agent: url.host, version: named, capabilities: {} });
  const failure = validationErrorOf(validatorOf(version, 'answer', profileSchemaOf(version, 'platform')), profile);
  if (failure !== undefined) return reject({ code: 'profile-malformed' });
  return accept({ agent: url.host, version, capabilities: profile?.ucp?.capabilities ?? {} });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { sharedLifetime } from './cache-control';
import { compressQuickly, type Encoding } from './content-encoding';
import { hashOf } from './precompressed';
import { nextPriceChange } from './price-changes';

/** Memory that stored responses may take, in bytes: some 800 pages with their compressed bodies. */
const MAX_BYTES = 128 * 1024 * 1024;

/** Longest body that is stored, in bytes: a longer one would evict many pages. */
const MAX_BODY_BYTES = 512 * 1024;

/**
 * How long a stored page is fresh, in ms. Next does not tell the age of a page, so this adds to the minute after which
 * Next regenerates it.
 */
const FRESH_MS = 5000;

/** Next's own minute, in ms: a page may be that old when it is stored. */
const UNKNOWN_AGE_MS = 60_000;

/** How long one request has to revalidate a stale response before the next may try, in ms. */
const REVALIDATION_MS = 1000;

/** How often an entry moves to the end of the eviction order, in ms: each move leaves garbage, 150 to 400 bytes a request. */
const TOUCH_MS = 1000;

/** Lifetimes from which a response does not name the price of the moment, in seconds: a list shows both prices. */
const DAY_SECONDS = 24 * 60 * 60;

/** Paths in the one spelling that the shop links to, with the cache-busting parameter of Next's router; others are not stored. */
const CACHEABLE_URL = /^\/[\w./~-]*(?:\?_rsc=[\w-]*)?$/;

/** Encodings and Markdown are negotiated by this server, so they are no part of the cache key. */
const NEGOTIATED_HERE = ['accept-encoding', 'accept'];

/** A response to send again (RFC 9111, section 3). */
export type StoredResponse = {
  readonly headers: Readonly<OutgoingHttpHeaders>;
  readonly etag: string;
  readonly body: Buffer;
  /** When it was stored, fresh until and usable while stale until, in ms. */
  readonly storedAt: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
  /** The compressed body: a promise until it is ready, then the bytes. */
  readonly encoded: (encoding: Encoding) => Buffer | Promise<Buffer>;
};

type Entry = { stored: StoredResponse; bytes: number; touchedAt: number; revalidatingUntil: number };

/** Compresses a body that is sent more than once. */
export type Compress = (body: Buffer, encoding: Encoding) => Promise<Buffer>;

/**
 * A shared cache (RFC 9111) in the process of its origin: stores files that never change and pages that Next serves from its own
 * cache, and serves a stale page while one request revalidates it (RFC 5861). Evicts the least recently used.
 */
export class ResponseCache {
  /** Least recently used first. */
  readonly #entries = new Map<string, Entry>();
  /** Request headers that some stored response named in `Vary`. */
  readonly #varyingHeaders: string[] = [];
  readonly #maxBytes: number;
  #bytes = 0;

  constructor({ maxBytes = MAX_BYTES }: { maxBytes?: number } = {}) {
    this.#maxBytes = maxBytes;
  }

  /** Memory in use, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The stored response to send, if any. Undefined for a stale one whose revalidation this request has to do.
   * @param now in ms
   */
  find(request: Pick<IncomingMessage, 'url' | 'headers'>, now: number): StoredResponse | undefined {
    const key = this.#keyOf(request);
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const { stored } = entry;
    if (now >= stored.staleUntil) {
      this.#evict(key);
      return undefined;
    }
    if (now >= stored.freshUntil && now >= entry.revalidatingUntil) {
      entry.revalidatingUntil = now + REVALIDATION_MS;
      return undefined;
    }
    if (Math.abs(now - entry.touchedAt) >= TOUCH_MS) {
      entry.touchedAt = now;
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return stored;
  }

  /** Stores a response for the requests that `Vary` makes equal to this one. @param now in ms */
  store(request: Pick<IncomingMessage, 'url' | 'headers'>, stored: StoredResponse, now: number): void {
    if (stored.body.length > MAX_BODY_BYTES) return;
    for (const name of namesIn(stored.headers.vary))
      if (!NEGOTIATED_HERE.includes(name) && !this.#varyingHeaders.includes(name)) this.#varyingHeaders.push(name);
    const key = this.#keyOf(request);
    const previous = this.#entries.get(key)?.stored;
    // Most revalidations find the page unchanged: keep its compressed bodies.
    if (previous?.body.equals(stored.body)) stored = { ...stored, body: previous.body, encoded: previous.encoded };
    this.#evict(key);
    // Compressed bodies are made later; their space is counted from the start.
    const bytes = key.length + Math.ceil(stored.body.length * 1.5) + JSON.stringify(stored.headers).length;
    this.#entries.set(key, { stored, bytes, touchedAt: now, revalidatingUntil: 0 });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#evict(oldest);
    }
  }

  #keyOf({ url = '', headers }: { url?: string; headers: IncomingHttpHeaders }): string {
    return [url, ...this.#varyingHeaders.map((name) => String(headers[name] ?? ''))].join('\n');
  }

  #evict(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}

const namesIn = (vary: OutgoingHttpHeaders['vary']): string[] =>
  [vary ?? []]
    .flat()
    .flatMap((names) => names.split(','))
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');

/** True when the cache may answer this request: an anonymous GET or HEAD for a whole resource. */
export const isCacheableRequest = ({ method, url = '', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  CACHEABLE_URL.test(url) &&
  headers.range === undefined &&
  headers.authorization === undefined;

/**
 * True when a response may be stored (RFC 9111, section 3): a file that never changes, or a page that Next served from its cache and
 * shared caches may keep. Next calls a page `STALE` while it regenerates it: the next request has to find out whether it is there.
 */
export function isStorable(response: ServerResponse): boolean {
  if (response.statusCode !== 200 || response.hasHeader('Set-Cookie') || response.hasHeader('Content-Range'))
    return false;
  const cacheControl = response.getHeader('Cache-Control');
  if (isImmutable(cacheControl)) return !(Number(response.getHeader('Content-Length')) > MAX_BODY_BYTES);
  return sharedLifetime(cacheControl) !== undefined && response.getHeader('x-nextjs-cache') === 'HIT';
}

const isImmutable = (cacheControl: unknown): boolean => String(cacheControl).includes('immutable');

/**
 * What to store of a response, with all headers that it is sent with.
 * @param body as it is sent, before compression
 * @param now in ms
 */
export function storedResponse(
  response: ServerResponse,
  body: Buffer,
  now: number,
  compress: Compress = compressQuickly,
): StoredResponse {
  const headers = response.getHeaders();
  delete headers.connection;
  const cacheControl = headers['cache-control'];
  const etag = String(headers.etag ?? entityTag(body));
  const lifetime = isImmutable(cacheControl) ? undefined : sharedLifetime(cacheControl);
  const freshUntil = lifetime ? now + Math.min(FRESH_MS, lifetime.fresh * 1000) : Infinity;
  const staleUntil = lifetime ? staleLimit(lifetime, now) : Infinity;
  const encoded = compressOnce(body, compress);
  return { headers: { ...headers, etag }, etag, body, storedAt: now, freshUntil, staleUntil, encoded };
}

/** No page gets older than its lifetimes allow together, nor survives a change of prices that it depends on. */
function staleLimit({ fresh, stale }: { fresh: number; stale: number }, now: number): number {
  const limit = now + Math.max(FRESH_MS, (fresh + stale) * 1000 - UNKNOWN_AGE_MS);
  return fresh >= DAY_SECONDS ? limit : Math.min(limit, nextPriceChange(now));
}

/** A strong entity tag of a body (RFC 9110, section 8.8.3). */
export const entityTag = (body: Buffer): string => `"${hashOf(body)}"`;

/** Compresses for each encoding once; requests wait for it only the first time. */
function compressOnce(body: Buffer, compress: Compress): StoredResponse['encoded'] {
  const ready = new Map<Encoding, Buffer | Promise<Buffer>>();
  return (encoding) => {
    const known = ready.get(encoding);
    if (known) return known;
    const pending = compress(body, encoding).then((compressed) => {
      ready.set(encoding, compressed);
      return compressed;
    });
    ready.set(encoding, pending);
    return pending;
  };
}

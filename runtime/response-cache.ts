import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { sharedLifetime } from './cache-control';
import { compressQuickly, type Encoding, isCompressible } from './content-encoding';
import { hashOf } from './precompressed';
import { nextPriceChange } from './price-changes';

/** Maximum memory of stored responses, in bytes: about 800 pages with their compressed bodies. */
const MAX_BYTES = 128 * 1024 * 1024;

/** Maximum size of a stored body, in bytes: a larger one would evict many pages. */
const MAX_BODY_BYTES = 512 * 1024;

/**
 * Time for which a stored page is fresh, in ms. Next does not report the age of a page, so this adds to the minute after which
 * Next regenerates it.
 */
const FRESH_MS = 5000;

/** Maximum age of a page when it is stored, in ms: Next's revalidation period. */
const UNKNOWN_AGE_MS = 60_000;

/** Time after which another request may revalidate a stale response, in ms. */
const REVALIDATION_MS = 1000;

/** Minimum time between two updates of an entry's LRU position, in ms: each update leaves 150 to 400 bytes of garbage. */
const TOUCH_MS = 1000;

/** Lifetime from which a response does not depend on the current price, in seconds: a list shows both prices. */
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Matches paths in the spelling of the shop's links, with the cache-busting parameter of Next's router; others are not
 * stored.
 */
const CACHEABLE_URL = /^\/[\w./~-]*(?:\?_rsc=[\w-]*)?$/;

/** Headers outside the cache key, because this server negotiates encodings and Markdown. */
const NEGOTIATED_HERE = ['accept-encoding', 'accept'];

/** A stored response (RFC 9111, section 3). */
export type StoredResponse = {
  readonly headers: Readonly<OutgoingHttpHeaders>;
  readonly etag: string;
  readonly body: Buffer;
  /** Times of storage, end of freshness and end of stale use, in ms. */
  readonly storedAt: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
  /** Returns the compressed body: a promise at first, then the bytes. */
  readonly encoded: (encoding: Encoding) => Buffer | Promise<Buffer>;
};

type Entry = { stored: StoredResponse; bytes: number; touchedAt: number; revalidatingUntil: number };

/** Compresses a cached body. */
export type Compress = (body: Buffer, encoding: Encoding) => Promise<Buffer>;

/**
 * A shared cache (RFC 9111) in the process of its origin. It stores immutable files and pages that Next serves from its
 * own cache. It serves a stale page while one request revalidates it (RFC 5861). Evicts the least recently used.
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
   * Returns the stored response to send, or undefined if there is none or this request must revalidate it.
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

  /** Stores a response for all requests with the same values of the `Vary` headers. @param now in ms */
  store(request: Pick<IncomingMessage, 'url' | 'headers'>, stored: StoredResponse, now: number): void {
    if (stored.body.length > MAX_BODY_BYTES) return;
    for (const name of namesIn(stored.headers.vary))
      if (!NEGOTIATED_HERE.includes(name) && !this.#varyingHeaders.includes(name)) this.#varyingHeaders.push(name);
    const key = this.#keyOf(request);
    const previous = this.#entries.get(key)?.stored;
    // Most revalidated pages are unchanged: keep the compressed bodies.
    if (previous?.body.equals(stored.body)) stored = { ...stored, body: previous.body, encoded: previous.encoded };
    this.#evict(key);
    // Count the space of the compressed bodies in advance.
    const bytes = key.length + Math.ceil(stored.body.length * 1.5) + JSON.stringify(stored.headers).length;
    this.#entries.set(key, { stored, bytes, touchedAt: now, revalidatingUntil: 0 });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#evict(oldest);
    }
  }

  /** Removes every stored response. */
  clear(): void {
    for (const key of this.#entries.keys()) this.#evict(key);
  }

  #keyOf({ url = '', headers }: { url?: string; headers: IncomingHttpHeaders }): string {
    return [url, ...this.#varyingHeaders.map((name) => String(headers[name] ?? ''))].join('\n');
  }

  #evict(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}

const namesIn = (vary: OutgoingHttpHeader | undefined): string[] =>
  [vary ?? []]
    .flat()
    .flatMap((names) => String(names).split(','))
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');

/** True for an anonymous GET or HEAD of a whole resource: a cache may answer it. */
export const isAnonymousRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.range === undefined && headers.authorization === undefined;

/** True if the cache may answer this request by its path alone. */
export const isCacheableRequest = (request: IncomingMessage): boolean =>
  isAnonymousRead(request) && CACHEABLE_URL.test(request.url ?? '');

/**
 * True if a response may be stored (RFC 9111, section 3). It is an immutable file, or a page from Next's cache that
 * shared caches may store. A page that Next marks `STALE` is not stored, so that the next request gets the regenerated
 * one.
 */
export function isStorable(response: ServerResponse): boolean {
  if (!isReusable(response)) return false;
  const cacheControl = response.getHeader('Cache-Control');
  if (isImmutable(cacheControl)) return !(Number(response.getHeader('Content-Length')) > MAX_BODY_BYTES);
  return sharedLifetime(cacheControl) !== undefined && response.getHeader('x-nextjs-cache') === 'HIT';
}

/** True if equal requests may get this rendered page: it is whole, sets no cookie, and is not one that Next is regenerating. */
export const isShareable = (response: ServerResponse): boolean =>
  isReusable(response) && [undefined, 'HIT'].includes(response.getHeader('x-nextjs-cache')?.toString());

/**
 * True for a whole successful response that sets no cookie and may answer a later request (not with `Vary: *`; RFC 9111,
 * section 4.1).
 */
const isReusable = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  !response.hasHeader('Set-Cookie') &&
  !response.hasHeader('Content-Range') &&
  !namesIn(response.getHeader('Vary')).includes('*');

const isImmutable = (cacheControl: unknown): boolean => String(cacheControl).includes('immutable');

/**
 * Returns the response to store, with all headers that are sent.
 * @param body the body to send, before compression
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
  const tag = String(headers.etag ?? entityTag(body));
  const etag = isCompressible(headers['content-type']) ? weakTag(tag) : tag;
  const lifetime = isImmutable(cacheControl) ? undefined : sharedLifetime(cacheControl);
  const freshUntil = lifetime ? now + Math.min(FRESH_MS, lifetime.fresh * 1000) : Infinity;
  const staleUntil = lifetime ? staleLimit(lifetime, now) : Infinity;
  const encoded = compressOnce(body, compress);
  return { headers: { ...headers, etag }, etag, body, storedAt: now, freshUntil, staleUntil, encoded };
}

/**
 * Returns the response to store for equal requests of the next five seconds, regardless of its `Cache-Control`. It expires at
 * the next change of prices after the request, even if rendering ends after that change.
 * @param requestedAt in ms
 */
export function renderedResponse(response: ServerResponse, body: Buffer, requestedAt: number): StoredResponse {
  const until = Math.min(requestedAt + FRESH_MS, nextPriceChange(requestedAt));
  return { ...storedResponse(response, body, requestedAt), freshUntil: until, staleUntil: until };
}

/** Returns the end of stale use: the end of all lifetimes, or an earlier price change that the page depends on. */
function staleLimit({ fresh, stale }: { fresh: number; stale: number }, now: number): number {
  const limit = now + Math.max(FRESH_MS, (fresh + stale) * 1000 - UNKNOWN_AGE_MS);
  return fresh >= DAY_SECONDS ? limit : Math.min(limit, nextPriceChange(now));
}

/** The tag of a text, which has one for all its encodings: a strong one would name one encoding (RFC 9110, section 8.8.3.3). */
export const weakTag = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);

/** A strong entity tag of a body (RFC 9110, section 8.8.3). */
export const entityTag = (body: Buffer): string => `"${hashOf(body)}"`;

/** Compresses once per encoding; only the first requests wait. */
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

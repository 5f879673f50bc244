import { versionOf } from './page-versions.mjs';
import { arePricesOther } from './price-edges.mjs';
import { readSharedAge } from './shared-age.mjs';
import { tellSharedCaches } from './shared-caches.mjs';

/** The memory that kept answers may take, in bytes: some 800 pages with their compressed forms. */
const MOST_BYTES = 128 * 1024 * 1024;

/** What is larger is not kept, in bytes: it would push out many pages for one picture. */
const LARGEST = 512 * 1024;

/** A path in the one spelling that the shop itself links to; Next's router adds `_rsc`. Others are Next's to judge. */
const PLAIN_URL = /^\/[\w./~-]*(?:\?_rsc=[\w-]*)?$/;

/** What Next's router asks for of a page: each combination is another answer (Next's own `Vary`). */
const ROUTER = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree', 'next-url'];

/** Who sends one of these wants something that no kept answer has. */
const SPECIAL = [
  'range',
  'next-action',
  'x-prerender-revalidate',
  'x-nextjs-data',
  'x-middleware-prefetch',
  'x-matched-path',
];

/** The cookies of Next's previews. */
const PREVIEW = /(?:^|; ?)__(?:prerender_bypass|next_preview_data)=/;

/** What is kept for longer than this says both prices: it does not change with them. In ms. */
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How long a kept answer is held to be as true as when it was last looked at, and keeps its place among those that were asked for, in
 * ms: to move it each time leaves old tables of the map for V8 to collect, 150 to 400 bytes a request.
 */
const LOOK_MS = 1000;

/**
 * An answer as the shop gave it, to be given again.
 * @typedef {{
 *   headers: Record<string, number | string | string[]>,
 *   body: Buffer,
 *   encoded: (encoding: import('./encode.mjs').Encoding) => Buffer | Promise<Buffer>,
 *   page?: import('./page-versions.mjs').PageRead,
 *   freshMs?: number,
 *   staleMs?: number,
 * }} Kept `page` is what it was made from, `freshMs` how long after that it may be given without asking, and `staleMs` how much longer
 *   while somebody asks; none of them for a file that never changes
 */

/**
 * What the shop has answered, kept for whoever asks the same: files that never change, and pages for as long as Next would
 * not make them anew (docs/decisions/0074-next-answers-once.md). The longest unasked ones go when memory is full.
 */
export class KeptAnswers {
  /** In the order in which they were last looked at. @type {Map<string, { kept: Kept, bytes: number, lookedAt: number }>} */
  #answers = new Map();
  #bytes = 0;
  /** The last one for which Next was asked while others are given it. @type {{ kept: Kept, lookedAt: number } | undefined} */
  #asked;
  #mostBytes;

  /** @param {{ mostBytes?: number }} [options] */
  constructor({ mostBytes = MOST_BYTES } = {}) {
    this.#mostBytes = mostBytes;
  }

  /** How much memory is taken, in bytes. */
  get bytes() {
    return this.#bytes;
  }

  /**
   * @param {string} key
   * @param {number} now in ms
   * @returns {Kept | undefined} nothing where Next has to be asked
   */
  find(key, now) {
    const found = this.#answers.get(key);
    if (!found) return undefined;
    const isDue = now - found.lookedAt >= LOOK_MS || now < found.lookedAt;
    if (!isDue && !isOther(found.kept)) return found.kept;
    const isFresh = isTrue(found.kept, now);
    if (!isFresh && !isTrueMeanwhile(found.kept, now)) {
      this.#drop(key);
      return undefined;
    }
    if (!isFresh && this.#isMaking(now)) return found.kept;
    this.#answers.delete(key);
    this.#answers.set(key, found);
    found.lookedAt = now;
    if (isFresh) return found.kept;
    this.#asked = found;
    return undefined;
  }

  /**
   * @param {string} key
   * @param {Kept} kept
   * @param {number} now in ms
   */
  keep(key, kept, now) {
    if (kept.body.length > LARGEST || !isTrue(kept, now)) return;
    this.#drop(key);
    const bytes = key.length + sizeOf(kept);
    this.#answers.set(key, { kept, bytes, lookedAt: now });
    this.#bytes += bytes;
    while (this.#bytes > this.#mostBytes) this.#drop(this.#answers.keys().next().value);
  }

  /** Whether somebody has just asked for another page to be made anew: all at once would leave no time for those who read. */
  #isMaking(now) {
    const { kept, lookedAt } = this.#asked ?? {};
    return kept !== undefined && !isOther(kept) && now >= lookedAt && now - lookedAt < LOOK_MS;
  }

  #drop(key) {
    this.#bytes -= this.#answers.get(key)?.bytes ?? 0;
    this.#answers.delete(key);
  }
}

/** Whether its page has been made anew since. */
const isOther = ({ page }) => page !== undefined && versionOf(page.key) !== page.version;

/** Whether Next would answer the same, and make nothing anew for it. */
function isTrue(kept, now) {
  const { page, freshMs } = kept;
  if (!page) return true;
  if (isOther(kept)) return false;
  return freshMs === undefined || (now < page.madeAt + freshMs && !hasOtherPrices(kept, now));
}

/** Whether Next would answer the same while it makes the page anew, until it is looked at again. */
function isTrueMeanwhile(kept, now) {
  const { page, freshMs = 0, staleMs = 0 } = kept;
  return !isOther(kept) && now + LOOK_MS < page.madeAt + freshMs + staleMs && !hasOtherPrices(kept, now);
}

/** Whether it names prices that hold no more. */
const hasOtherPrices = ({ page, freshMs }, now) => freshMs < DAY_MS && arePricesOther(page.madeAt, now);

/** Its forms are made when they are first asked for: their room is counted from the start. */
const sizeOf = ({ headers, body }) => Math.ceil(body.length * 1.5) + JSON.stringify(headers).length;

/**
 * What names the answer to a request; nothing where no kept answer may be given for it.
 * @param {import('node:http').IncomingMessage} request
 * @returns {string | undefined}
 */
export function answerKey({ method, url = '', headers }) {
  if ((method !== 'GET' && method !== 'HEAD') || !PLAIN_URL.test(url)) return undefined;
  if (SPECIAL.some((name) => name in headers)) return undefined;
  // Whoever names Markdown may be given it at a page's own address, and who previews sees what nobody else does.
  if (headers.accept?.includes('markdown') || PREVIEW.test(headers.cookie ?? '')) return undefined;
  return [url, ...ROUTER.map((name) => headers[name] ?? '')].join('\n');
}

/**
 * Whether an answer never changes: files whose names tell what is in them.
 * @param {import('node:http').ServerResponse} response
 */
export const isConstant = (response) =>
  response.statusCode === 200 &&
  String(response.getHeader('Cache-Control')).includes('immutable') &&
  Number(response.getHeader('Content-Length')) <= LARGEST;

/**
 * What is to be kept of an answer that the shop has just given; nothing where it is for this caller or this moment alone.
 * @param {import('node:http').ServerResponse} response with its headers, before it is sent
 * @param {Buffer} body
 * @param {import('./page-versions.mjs').PageRead} [page] that it was made from
 * @param {(body: Buffer, encoding: import('./encode.mjs').Encoding) => Promise<Buffer>} encode
 * @returns {Kept | undefined}
 */
export function keptOf(response, body, page, encode) {
  if (response.statusCode !== 200 || response.hasHeader('Set-Cookie')) return undefined;
  const cacheControl = String(response.getHeader('Cache-Control'));
  // Whether a connection stays open is no part of the answer.
  const headers = { ...response.getHeaders() };
  delete headers.connection;
  const kept = { headers, body, encoded: encodeOnce(body, encode) };
  if (cacheControl.includes('immutable')) return kept;
  // A page that is being made anew is STALE: the next request has to find out whether it is there.
  if (!page || response.getHeader('x-nextjs-cache') !== 'HIT') return undefined;
  const age = readSharedAge(cacheControl);
  return age && { ...kept, page, freshMs: age.fresh * 1000, staleMs: age.stale * 1000 };
}

/** A body's forms, each made when it is first asked for; once it is there, nobody waits for it. */
function encodeOnce(body, encode) {
  const made = new Map();
  const make = async (encoding) => {
    const form = await encode(body, encoding);
    made.set(encoding, form);
    return form;
  };
  return (encoding) => {
    if (!made.has(encoding)) made.set(encoding, make(encoding));
    return made.get(encoding);
  };
}

/** Heads as they were last sent, by answer and form. @type {WeakMap<Kept, Map<unknown, { told: unknown, lines: unknown[] }>>} */
const heads = new WeakMap();

/**
 * The head of a kept answer, names and values in turn as `writeHead` takes them: put together once for each form, and anew when
 * shared caches are to be told something else.
 * @param {Kept} kept with every header that it is sent with
 * @param {import('./encode.mjs').Encoding | 'plain' | 'none'} form in which its body goes; none for a 304
 * @param {number | undefined} length of that, in bytes
 * @param {number} now in ms
 */
export function linesOf(kept, form, length, now) {
  const told = tellSharedCaches(kept.headers['cache-control'], now);
  const known = heads.get(kept) ?? new Map();
  const last = known.get(form);
  if (last?.told === told) return last.lines;
  const head = {
    ...kept.headers,
    'cache-control': told,
    'content-encoding': form === 'plain' || form === 'none' ? undefined : form,
    'content-length': length,
  };
  const lines = Object.entries(head).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().flatMap((one) => [name, one]),
  );
  heads.set(kept, known.set(form, { told, lines }));
  return lines;
}

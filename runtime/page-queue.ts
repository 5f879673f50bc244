import { existsSync, statSync } from 'node:fs';
import { type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import aliases from '@/data/aliases.json';
import cataloguePaths from '@/data/markdown-paths.json';
import { callerAddressOf } from '@/domain/caller-address';
import { createSlots, type SlotLimits } from '@/domain/slots';
import { CallerLimit } from './caller-limit';
import { WORKER_PATH } from './service-worker';

/**
 * Queues by path; the first match applies (docs/product.md 19.15). Pages and routes that wait for the database run concurrently.
 * All others, such as lists and missing pages, use the CPU only: a second one at once would delay every response.
 */
const QUEUES: readonly (readonly [paths: RegExp, concurrent: number])[] = [
  [/^\/(?:payment|pay|thanks|error|thanks\/invoice)(?:\?|$)/, 4],
  [/^\/(?:agent|newsletter|back-in-stock|bascket|cart-link|api\/stock)(?:[/?]|$)/, 4],
  [/^\/api\//, 2],
  [/^/, 1],
];

/** Requests that wait in a queue, and their longest wait in ms. */
const WAITING: Omit<SlotLimits, 'concurrent'> = { queued: 64, maxWaitMs: 5000 };

/** Pause between two requests of a slot, in ms, in which static responses and route handlers get the event loop. */
const PAUSE_MS = 10;

/** Routes whose response depends on the catalogue or the stock: a crawler can request them like pages. */
const IS_CATALOGUE_ROUTE = /^\/api\/(?:suggestions|search-entries|watches|stored-watches|stock)(?:\?|$)/;

/** Other routes have their own limits. Only the shop calls `/internal/`. Load balancers need `/api/health` under load. */
const IS_ROUTE = /^\/(?:api|internal)\//;

/**
 * Pages that are the same for every visitor, with any query (docs/product.md 2.6, 2.7, 2.9, 2.11, 23.1). Any other page
 * may belong to one shopper, so equal requests do not share it.
 */
const IS_SHARED = new RegExp(`^/(?:search|compare|payment|pay|wfemale|new|${cataloguePaths.pattern})(?:[?]|$)`);

/** A path without a query, except the cache-busting parameter of Next's router. */
const PLAIN = /^((?:\/[\w~-][\w.~-]*)*\/?)(?:\?_rsc=[\w-]*)?$/;

export type PageQueueOptions = {
  /** True for the path of a page or file that needs no rendering. */
  readonly isStatic: (path: string) => boolean;
  /** Number of proxies before the shop. */
  readonly proxies: number;
};

/** Limits how many pages Next renders at once, in total and for each caller. */
export class PageQueue {
  readonly #callers = new CallerLimit();
  readonly #queues = QUEUES.map(([paths, concurrent]) => ({
    paths,
    takeSlot: createSlots({ concurrent, ...WAITING }),
  }));

  constructor(private readonly options: PageQueueOptions) {}

  /** True for a read that Next answers by rendering: also of a missing page, and of a static page or file with a query. */
  isRendered({ method, url = '' }: IncomingMessage): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (IS_ROUTE.test(url)) return IS_CATALOGUE_ROUTE.test(url);
    const [, path] = PLAIN.exec(url) ?? [];
    return path === undefined || !this.options.isStatic(path);
  }

  /**
   * Waits for a slot.
   * @param now in ms
   * @returns a function that frees the slot, or the status of the rejection
   */
  async enter({ url = '', socket, headers }: IncomingMessage, now: number): Promise<(() => void) | 429 | 503> {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
    const caller = callerAddressOf({ socket: socket.remoteAddress ?? '', forwarded }, this.options.proxies);
    if (!IS_ROUTE.test(url) && !this.#callers.take(caller, now)) return 429;
    const free = await this.#queues.find(({ paths }) => paths.test(url))?.takeSlot();
    return free ? () => void setTimeout(free, PAUSE_MS) : 503;
  }
}

/** True for a page whose content depends on its URL alone. */
export const isSharedPage = (url = ''): boolean => IS_SHARED.test(url);

/**
 * Returns a predicate for paths that need no rendering: the build has their page, alias or response, or they are public
 * files.
 * @param build folder of the build
 * @param files folder of the public files
 */
export function staticPathsOf(build: string, files: string): PageQueueOptions['isStatic'] {
  const answers = join(build, 'server', 'app');
  const screens = new Map(Object.entries<string>(aliases));
  // `existsSync` is false for a name that the file system rejects, where `statSync` throws (ENAMETOOLONG).
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  return (path) => {
    // Next answers a missing file of this folder without a page.
    if (path.startsWith('/_next/static/') || path === WORKER_PATH) return true;
    const screen = screens.get(path) ?? path;
    const markdown = screen.endsWith('.md') ? `markdown${screen.slice(0, -3)}` : screen;
    const candidates = [`${screen === '/' ? 'index' : screen}.html`, `${markdown}.body`];
    return candidates.some((name) => isFile(join(answers, name))) || isFile(join(files, path));
  };
}

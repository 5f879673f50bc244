// The tables of the bench as rows of cells, and the limits of its figures.
import { keysOf } from '@/domain/records';
import type { LighthouseRun, Load } from './outputs';

/** Build, start-up and page sizes of a shop by number of watches. */
export type Growth = {
  watches: number;
  /** Number of languages of the shop. */
  languages: number;
  /** Duration of the build. */
  seconds: number;
  /** Peak memory of the build, in bytes; languages are built one after the other. */
  memory: number;
  /** Size of the build, in bytes. */
  disk: number;
  /** Seconds until the shop answered. */
  opening: number;
  /** Memory after more pages than the response cache holds, in bytes. */
  serving: number;
  /** Bytes of HTML by kind of page; undefined where the build makes no such page. */
  pages: Record<string, number | undefined>;
};

/** Columns of the comparison with their titles. */
const COLUMNS = {
  'shop, product': 'product page',
  'shop, home': 'home page',
  floor: 'empty Next page',
  'nginx, product': 'product page by nginx',
  'nginx, home': 'home page by nginx',
  'shop, list': 'list of all watches',
  'shop, no scripts': 'product page, its scripts blocked',
};

type Column = keyof typeof COLUMNS;
const columns = Object.keys(COLUMNS) as Column[];

/** Servers under load, and the shop's memory in bytes: once warm, after half of the further requests, and after all. */
export type LoadResults = { servers: Partial<Record<Column, Load>>; memory: readonly number[] };

/** Response times in ms, by load and by kind of request. */
export type CrawlResults = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/** Weight of a page on a phone: requests, transferred bytes, bytes of JavaScript in Brotli 11, and Lighthouse's figures. */
export type PageWeight = { requests: number; bytes: number; script: number } & Partial<LighthouseRun>;
export type PageResults = Partial<Record<Column, PageWeight>>;

/** A desktop at full speed, and a phone at four-fold CPU slowdown. */
export type ReadyPlace = 'a desktop' | 'a slow phone';

/** Time from a press until a 3D model is drawn and can be turned, in ms. */
export type ReadyResults = Record<ReadyPlace, number>;

/**
 * Results at four-fold CPU slowdown, in ms. `presses`: response times. `tasks`: longest task of each page after its
 * load. `frame`: CPU time of scripts per frame of the 3D viewer.
 */
export type PressResults = { presses: Record<string, number>; tasks: Record<string, number>; frame: number };

/** Maximum time until a watch can be turned, without a GPU, in ms (docs/product.md 31.8). */
const MAX_READY_MS: Readonly<ReadyResults> = { 'a desktop': 2000, 'a slow phone': 4000 };

/** Published figures of other shops, with their dates; sources: docs/decisions/0034-benchmarks.md. */
const OTHERS = {
  script: '182 (vercel/commerce) to 283, gzip, Nov 2026; 1,240 (a Shopify theme with six apps), Nov 2025',
  lcp: 'of visits, p75: 1400 (Hydrogen), 2000 (Shopify themes), 2600 (BigCommerce), Mar 2026',
  cls: 'of visits, p75: 0.03, 0.08, 0.12, Mar 2026',
};

/** Maximum growth of memory over 200,000 requests: V8 collects old objects late, and regenerated pages leave gaps. */
const MAX_GROWTH = 1.25;

/** Maximum 99th percentile of the response time under each load, in ms (docs/product.md 19.15). */
const MAX_CRAWLED_MS = 100;

/** Limits of a shop of ten thousand watches in one language on two cores: seconds, bytes. */
const LIMITS = { watches: 10_000, seconds: 600, disk: 3e9, opening: 3, serving: 1e9 };

/** Limits of one in several languages, each a build and a process of its own: in all, or for each language. */
const limitsIn = (languages: number): typeof LIMITS =>
  languages === 1
    ? LIMITS
    : { ...LIMITS, seconds: 2400, disk: LIMITS.disk * languages, serving: LIMITS.serving * languages };

/** The shortest interaction that Event Timing reports and the shortest long task, in ms. */
const [MIN_INTERACTION, MIN_LONG_TASK] = [16, 50];

/** Returns a row per shop and a column per kind of page. */
export function growthRows(shops: readonly Growth[]): string[][] {
  const kinds = Object.keys(shops[0]?.pages ?? {});
  const head = ['watches', 'build, s', 'memory, MB', 'disk, MB', 'opens in, s', 'serving, MB'];
  const rows = shops.map(({ watches, languages, seconds, memory, disk, opening, serving, pages }) => [
    `${watches.toLocaleString('en-US')}${languages > 1 ? ` in ${languages} languages` : ''}`,
    seconds.toFixed(0),
    megabytes(memory),
    megabytes(disk),
    opening.toFixed(1),
    megabytes(serving),
    ...kinds.map((kind) => kilobytes(pages[kind])),
  ]);
  return [[...head, ...kinds.map((kind) => `${kind}, KB`)], ...rows];
}

/** Returns a sentence for each limit that a shop of up to ten thousand watches exceeds. */
export function overLimits({ watches, languages, ...measured }: Growth): string[] {
  const limits = limitsIn(languages);
  if (watches > limits.watches) return [];
  const units = {
    seconds: 'seconds to build',
    disk: 'bytes of disk',
    opening: 'seconds to open',
    serving: 'bytes while serving',
  };
  return (['seconds', 'disk', 'opening', 'serving'] as const)
    .filter((figure) => measured[figure] > limits[figure])
    .map(
      (figure) =>
        `${watches} watches took ${Math.ceil(measured[figure])} ${units[figure]}, and ${limits[figure]} are allowed.`,
    );
}

/** Returns a sentence if the shop's memory grows under load. */
export function overMemory({ memory }: Pick<LoadResults, 'memory'>): string[] {
  const [first = 0, last = 0] = [memory[0], memory.at(-1)];
  if (last <= first * MAX_GROWTH) return [];
  const held = `The shop held ${megabytes(first)} MB once warm and ${megabytes(last)} MB after 200,000 requests more`;
  return [`${held}, and a quarter more is allowed.`];
}

/**
 * Returns response times under load, a row for each kind of request: median and 99th percentile, in ms.
 * @param date `2026-11-23`
 */
export function crawlRows(loads: CrawlResults, date: string): string[][] {
  const names = Object.keys(loads);
  const asked = Object.keys(loads[names[0] ?? ''] ?? {});
  const within = (times: readonly number[] = []) =>
    `${percentileOf(times, 50).toFixed(1)}, ${percentileOf(times, 99).toFixed(1)}`;
  return [
    ['half, and 99 of 100 answers within, ms', ...names, 'measured on'],
    ...asked.map((what) => [what, ...names.map((load) => within(loads[load]?.[what])), date]),
  ];
}

/** Returns a sentence for each kind of request whose response takes too long under load. */
export const overCrawl = (loads: CrawlResults): string[] =>
  Object.entries(loads).flatMap(([load, asked]) =>
    Object.entries(asked)
      .filter(([, times]) => !(percentileOf(times, 99) <= MAX_CRAWLED_MS))
      .map(
        ([what, times]) =>
          `With ${load}, 99 of 100 answers for ${what} came within ${percentileOf(times, 99).toFixed(0)} ms, and ${MAX_CRAWLED_MS} are allowed.`,
      ),
  );

/** Times in ms and HTML bytes of each page of the desk, by database. */
export type DeskResults = Record<string, Record<string, { times: readonly number[]; bytes: number }>>;

/** Limits of a page of the desk with 500 orders: time in ms, HTML in bytes. */
const MAX_DESK_MS = 200;
const MAX_DESK_BYTES = 150_000;

/** Table of the desk's pages: HTML size, and median and 95th percentile of the response time per database. */
export function deskRows(results: DeskResults, date: string): string[][] {
  const databases = Object.keys(results);
  const pages = Object.entries(results[databases[0] ?? ''] ?? {});
  const within = (times: readonly number[] = []) =>
    `${percentileOf(times, 50).toFixed(0)}, ${percentileOf(times, 95).toFixed(0)}`;
  return [
    ['page', 'HTML, KB', ...databases.map((name) => `${name}: half, and 95 of 100 within, ms`), 'measured on'],
    ...pages.map(([page, { bytes }]) => [
      page,
      (bytes / 1000).toFixed(0),
      ...databases.map((name) => within(results[name]?.[page]?.times)),
      date,
    ]),
  ];
}

/** Returns a sentence for each page of the desk that exceeds a limit. */
export const overDesk = (results: DeskResults): string[] =>
  Object.entries(results).flatMap(([database, pages]) =>
    Object.entries(pages).flatMap(([page, { times, bytes }]) => {
      const time = percentileOf(times, 95);
      return [
        ...(time <= MAX_DESK_MS
          ? []
          : [
              `On ${database} 95 of 100 answers of ${page} came within ${time.toFixed(0)} ms, and ${MAX_DESK_MS} are allowed.`,
            ]),
        ...(bytes <= MAX_DESK_BYTES
          ? []
          : [`${page} has ${bytes} bytes on ${database}, and ${MAX_DESK_BYTES} are allowed.`]),
      ];
    }),
  );

/** Returns a percentile of response times; NaN for an empty list. */
function percentileOf(times: readonly number[], percent: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? NaN;
}

/**
 * Returns the shop and its references, a row per figure.
 * @param date `2026-11-23`
 */
export function comparedRows({ load, pages }: { load?: LoadResults; pages?: PageResults }, date: string): string[][] {
  const row = (name: string, cellOf: (column: Column) => string | undefined, published = '') => [
    name,
    ...columns.map((column) => cellOf(column) ?? ''),
    published,
    date,
  ];
  return [
    ['', ...Object.values(COLUMNS), 'others', 'measured on'],
    ...(load ? loadRows(load, row) : []),
    ...(pages ? pageRows(pages, row) : []),
  ];
}

type Row = (name: string, cellOf: (column: Column) => string | undefined, published?: string) => string[];

function loadRows({ servers, memory }: LoadResults, row: Row): string[][] {
  const figures = memory.map(megabytes).join(', ');
  return [
    row('requests a second', (column) => {
      const load = servers[column];
      return load && Math.round(load.perSecond).toLocaleString('en-US');
    }),
    row('half answered within, ms', (column) => servers[column]?.p50.toFixed(1)),
    row('99 of 100 answered within, ms', (column) => servers[column]?.p99.toFixed(1)),
    row('memory once warm, after 100,000 and after 200,000 requests more, MB', (column) =>
      column === columns[0] ? figures : undefined,
    ),
  ];
}

function pageRows(pages: PageResults, row: Row): string[][] {
  const of = (say: (page: PageWeight) => string | undefined) => (column: Column) => {
    const page = pages[column];
    return page && say(page);
  };
  return [
    row(
      'JavaScript in Brotli 11, KB',
      of(({ script }) => kilobytes(script)),
      OTHERS.script,
    ),
    row(
      'requests of a first view',
      of(({ requests }) => String(requests)),
    ),
    row(
      'bytes of a first view, KB',
      of(({ bytes }) => kilobytes(bytes)),
    ),
    row(
      'Lighthouse on a phone',
      of(({ score }) => score?.toFixed(0)),
    ),
    row(
      'largest paint by Lighthouse, ms',
      of(({ lcp }) => lcp?.toFixed(0)),
      OTHERS.lcp,
    ),
    row(
      'layout shift by Lighthouse',
      of(({ cls }) => cls?.toFixed(3)),
      OTHERS.cls,
    ),
  ];
}

/**
 * Returns the figures of a slow phone, a row per figure.
 * @param date `2026-11-23`
 */
export function pressRows({ presses, tasks, frame }: PressResults, date: string): string[][] {
  const duration = (ms: number, least: number) => (ms > least ? ms.toFixed(0) : `at most ${least}`);
  return [
    ['', 'ms', 'measured on'],
    ...Object.entries(presses).map(([what, ms]) => [`until ${what} has answered`, duration(ms, MIN_INTERACTION), date]),
    ...Object.entries(tasks).map(([page, ms]) => [
      `longest task of ${page} after it has loaded`,
      duration(ms, MIN_LONG_TASK),
      date,
    ]),
    ['script of a frame while a watch is turned', frame.toFixed(1), date],
  ];
}

/**
 * Returns a row for each place where the time until a watch can be turned was measured.
 * @param date `2026-11-23`
 */
export const readyRows = (ready: ReadyResults, date: string): string[][] => [
  ['', 'ms', 'measured on'],
  ...keysOf(ready).map((place) => [`until a watch can be turned on ${place}`, ready[place].toFixed(0), date]),
];

/** Returns a sentence for each place where a watch cannot be turned in time. */
export const overReady = (ready: ReadyResults): string[] =>
  keysOf(MAX_READY_MS)
    .filter((place) => !(ready[place] <= MAX_READY_MS[place]))
    .map(
      (place) =>
        `On ${place} a watch can be turned after ${ready[place].toFixed(0)} ms, and ${MAX_READY_MS[place]} are allowed.`,
    );

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
const kilobytes = (bytes: number | undefined) => (bytes === undefined ? '-' : (bytes / 1e3).toFixed(1));

import { Fault } from '../../runtime/fault.mjs';

/**
 * What building and opening a shop of so many watches took, and what its pages weigh.
 * @typedef {object} Measured
 * @property {number} watches
 * @property {number} seconds of the build
 * @property {number} memory the most that was held at once while building, in bytes
 * @property {number} disk of what was built, in bytes
 * @property {number} opening seconds until the shop answered
 * @property {number} serving what it held after more pages than it keeps, in bytes
 * @property {Record<string, number | undefined>} pages bytes of HTML by kind of page; undefined where there is none
 */

/**
 * What servers did under load, by column of the table, and what the shop held meanwhile, in bytes: once each page
 * had been asked for many times, half-way, after.
 * @typedef {Record<string, import('./load-generator.mjs').Asked> & { memory: number[] }} Load
 */

/**
 * What a phone loads, by column of the table: bytes as they are sent, JavaScript in Brotli 11; Lighthouse's look where there is one.
 * @typedef {Record<string, { requests: number, bytes: number, script: number } & Partial<import('./lighthouse-look.mjs').Look>>} Pages
 */

/**
 * What a phone four times slower than this machine made of the shop, in ms: how soon each press was answered, and the longest task
 * of each page after it had loaded, and how long its core worked on the script of a frame while a watch was turned.
 * @typedef {{ presses: Record<string, number>, tasks: Record<string, number>, frame: number }} Presses
 */

/** The columns in which the shop is compared, by what is measured, and what they are called. */
const COLUMNS = {
  'shop, product': 'product page',
  'shop, home': 'home page',
  floor: 'empty Next page',
  'nginx, product': 'product page by nginx',
  'nginx, home': 'home page by nginx',
  'shop, list': 'list of all watches',
  'shop, no scripts': 'product page, its scripts blocked',
};

/** What is known of others, each with its day; where it stands: docs/decisions/0090-what-the-bench-compares.md. */
const OTHERS = {
  script: '182 (vercel/commerce) to 283, gzip, Nov 2026; 1,240 (a Shopify theme with six apps), Nov 2025',
  lcp: 'of visits, p75: 1400 (Hydrogen), 2000 (Shopify themes), 2600 (BigCommerce), Mar 2026',
  cls: 'of visits, p75: 0.03, 0.08, 0.12, Mar 2026',
};

/** By what memory may grow over 200,000 requests: V8 collects late what has grown old, and pages made anew leave gaps. */
const MOST_GROWTH = 1.25;

/** What a shop of ten thousand watches may take on two cores: seconds, bytes. */
const LIMITS = { watches: 10_000, seconds: 600, disk: 3e9, opening: 3, serving: 1e9 };

/**
 * Cells as a Markdown table, the first line its head.
 * @param {readonly string[][]} rows
 */
export function tableOf([head, ...rows]) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/**
 * The shops as cells, one line a shop.
 * @param {readonly Measured[]} shops
 */
export function growthRows(shops) {
  const kinds = Object.keys(shops[0]?.pages ?? {});
  const head = ['watches', 'build, s', 'memory, MB', 'disk, MB', 'opens in, s', 'serving, MB'];
  const rows = shops.map(({ watches, seconds, memory, disk, opening, serving, pages }) => [
    watches.toLocaleString('en-US'),
    seconds.toFixed(0),
    megabytes(memory),
    megabytes(disk),
    opening.toFixed(1),
    megabytes(serving),
    ...kinds.map((kind) => kilobytes(pages[kind])),
  ]);
  return [[...head, ...kinds.map((kind) => `${kind}, KB`)], ...rows];
}

/**
 * What a shop of up to ten thousand watches takes too much of, in sentences.
 * @param {Measured} shop
 * @returns {string[]}
 */
export function overLimits({ watches, ...measured }) {
  if (watches > LIMITS.watches) return [];
  const words = {
    seconds: 'seconds to build',
    disk: 'bytes of disk',
    opening: 'seconds to open',
    serving: 'bytes while serving',
  };
  return Object.entries(words)
    .filter(([what]) => measured[what] > LIMITS[what])
    .map(
      ([what, unit]) =>
        `${watches} watches took ${Math.ceil(measured[what])} ${unit}, and ${LIMITS[what]} are allowed.`,
    );
}

/**
 * Whether a shop under load holds ever more memory, in sentences.
 * @param {Pick<Load, 'memory'>} load
 * @returns {string[]}
 */
export function overMemory({ memory }) {
  const [first, , last] = memory;
  if (last <= first * MOST_GROWTH) return [];
  const held = `The shop held ${megabytes(first)} MB once warm and ${megabytes(last)} MB after 200,000 requests more`;
  return [`${held}, and a quarter more is allowed.`];
}

/**
 * The shop beside what it is compared with, as cells, one line a figure.
 * @param {{ load?: Load, pages?: Pages }} measured
 * @param {string} date `2026-11-23`
 */
export function comparedRows({ load, pages }, date) {
  const columns = Object.keys(COLUMNS);
  const row = (name, cellOf, published = '') => [
    name,
    ...columns.map((column) => cellOf(column) ?? ''),
    published,
    date,
  ];
  const ofLoad = (figure, digits) => (column) => load[column]?.[figure].toFixed(digits);
  const ofPage = (say) => (column) => pages[column] && say(pages[column]);
  return [
    ['', ...Object.values(COLUMNS), 'others', 'measured on'],
    ...(load
      ? [
          row(
            'requests a second',
            (column) => load[column] && Math.round(load[column].perSecond).toLocaleString('en-US'),
          ),
          row('half answered within, ms', ofLoad('p50', 1)),
          row('99 of 100 answered within, ms', ofLoad('p99', 1)),
          row('memory once warm, after 100,000 and after 200,000 requests more, MB', (column) =>
            column === columns[0] ? load.memory.map(megabytes).join(', ') : undefined,
          ),
        ]
      : []),
    ...(pages
      ? [
          row(
            'JavaScript in Brotli 11, KB',
            ofPage(({ script }) => kilobytes(script)),
            OTHERS.script,
          ),
          row(
            'requests of a first view',
            ofPage(({ requests }) => String(requests)),
          ),
          row(
            'bytes of a first view, KB',
            ofPage(({ bytes }) => kilobytes(bytes)),
          ),
          row(
            'Lighthouse on a phone',
            ofPage(({ score }) => score?.toFixed(0)),
          ),
          row(
            'largest paint by Lighthouse, ms',
            ofPage(({ lcp }) => lcp?.toFixed(0)),
            OTHERS.lcp,
          ),
          row(
            'layout shift by Lighthouse',
            ofPage(({ cls }) => cls?.toFixed(3)),
            OTHERS.cls,
          ),
        ]
      : []),
  ];
}

/**
 * What a slow phone made of the shop, as cells, one line a figure.
 * @param {Presses} measured
 * @param {string} date `2026-11-23`
 */
export function pressRows({ presses, tasks, frame }, date) {
  const said = (ms, least) => (ms > least ? ms.toFixed(0) : `at most ${least}`);
  return [
    ['', 'ms', 'measured on'],
    ...Object.entries(presses).map(([what, ms]) => [`until ${what} has answered`, said(ms, LEAST_ANSWER), date]),
    ...Object.entries(tasks).map(([page, ms]) => [
      `longest task of ${page} after it has loaded`,
      said(ms, LONG_TASK),
      date,
    ]),
    ['script of a frame while a watch is turned', frame.toFixed(1), date],
  ];
}

/**
 * Puts lines into a table: those it has are replaced, by their first cell, others come last. A table with another head is replaced.
 * @param {string} table Markdown
 * @param {readonly string[][]} rows the first is the head
 * @returns {string} Markdown
 */
export function intoTable(table, [head, ...rows]) {
  const [oldHead, ...oldRows] = readTable(table);
  if (!oldHead || oldHead.join() !== head.join()) return tableOf([head, ...rows]);
  const fresh = new Map(rows.map((row) => [row[0], row]));
  const merged = oldRows.map((row) => fresh.get(row[0]) ?? row);
  const names = oldRows.map(([name]) => name);
  return tableOf([head, ...merged, ...rows.filter(([name]) => !names.includes(name))]);
}

/**
 * The cells of a Markdown table, without the line under its head.
 * @param {string} table
 */
export function readTable(table) {
  return table
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[-: |]+$/.test(line))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}

/**
 * Changes what stands between two comments of a text, `<!-- bench: name -->` and `<!-- /bench: name -->`.
 * @param {string} text
 * @param {string} name
 * @param {(inner: string) => string} change
 * @throws {Fault} when they do not stand there
 */
export function changeBetween(text, name, change) {
  const [begin, end] = [`<!-- bench: ${name} -->`, `<!-- /bench: ${name} -->`];
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  if (from < begin.length || to < from) throw new Fault(`README.md has no ${begin} with its ${end}.`);
  return `${text.slice(0, from)}\n\n${change(text.slice(from, to).trim())}\n\n${text.slice(to)}`;
}

/** A browser tells of no shorter answer, and of no shorter task, in ms. */
const [LEAST_ANSWER, LONG_TASK] = [16, 50];

const megabytes = (bytes) => (bytes / 1e6).toFixed(0);
const kilobytes = (bytes) => (bytes === undefined ? '-' : (bytes / 1e3).toFixed(1));

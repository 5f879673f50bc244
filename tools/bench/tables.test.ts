import { mergeIntoTable, readTable, tableOf } from '@/tools/reports/markdown';
import {
  comparedRows,
  crawlRows,
  deskRows,
  growthRows,
  overCrawl,
  overDesk,
  overLimits,
  overMemory,
  overReady,
  pressRows,
  readyRows,
} from './tables';

const shop = {
  watches: 10_000,
  languages: 1,
  seconds: 41.6,
  memory: 1_234_000_000,
  disk: 56_000_000,
  opening: 1.26,
  serving: 321_000_000,
  pages: { home: 84_460, '/all/page/2': 212_345 },
};

test('growthRows returns a row per shop and a column per kind of page', () => {
  const shops = [{ ...shop, watches: 54, pages: { home: 84_449, '/all/page/2': undefined } }, shop];
  expect(tableOf(growthRows(shops))).toBe(
    [
      '| watches | build, s | memory, MB | disk, MB | opens in, s | serving, MB | home, KB | /all/page/2, KB |',
      '| --- | --: | --: | --: | --: | --: | --: | --: |',
      '| 54 | 42 | 1234 | 56 | 1.3 | 321 | 84.4 | - |',
      '| 10,000 | 42 | 1234 | 56 | 1.3 | 321 | 84.5 | 212.3 |',
    ].join('\n'),
  );
});

test('overLimits returns a sentence for each exceeded limit of ten thousand watches', () => {
  expect(overLimits(shop)).toEqual([]);
  expect(overLimits({ ...shop, seconds: 600.5, disk: 4e9, opening: 3.2, serving: 2e9 })).toEqual([
    '10000 watches took 601 seconds to build, and 600 are allowed.',
    '10000 watches took 4000000000 bytes of disk, and 3000000000 are allowed.',
    '10000 watches took 4 seconds to open, and 3 are allowed.',
    '10000 watches took 2000000000 bytes while serving, and 1000000000 are allowed.',
  ]);
  expect(overLimits({ ...shop, watches: 20_000, seconds: 1200 })).toEqual([]);
});

test('the limits of a shop in several languages are 40 minutes, and those of one language for each language', () => {
  const inFive = { ...shop, languages: 5, seconds: 2400, disk: 15e9, serving: 5e9 };
  expect(growthRows([inFive])[1]?.[0]).toBe('10,000 in 5 languages');
  expect(overLimits(inFive)).toEqual([]);
  expect(overLimits({ ...inFive, seconds: 2401, disk: 16e9, serving: 6e9 })).toHaveLength(3);
});

const asked = { requests: 1, perSecond: 18_357.4, p50: 0.91, p99: 10.55 };
const load = { servers: { 'shop, product': asked, floor: asked }, memory: [100e6, 151e6, 152e6] };
const pages = { 'shop, product': { requests: 9, bytes: 123_456, script: 98_765, score: 100, lcp: 1312.4, cls: 0 } };

test('comparedRows returns a row per figure, with empty cells if nothing was measured', () => {
  const figures = comparedRows({ load, pages }, '2026-11-23').map(([name, product, home, floor]) => [
    name,
    product,
    home,
    floor,
  ]);
  expect(figures).toEqual([
    ['', 'product page', 'home page', 'empty Next page'],
    ['requests a second', '18,357', '', '18,357'],
    ['half answered within, ms', '0.9', '', '0.9'],
    ['99 of 100 answered within, ms', '10.6', '', '10.6'],
    ['memory once warm, after 100,000 and after 200,000 requests more, MB', '100, 151, 152', '', ''],
    ['JavaScript in Brotli 11, KB', '98.8', '', ''],
    ['requests of a first view', '9', '', ''],
    ['bytes of a first view, KB', '123.5', '', ''],
    ['Lighthouse on a phone', '100', '', ''],
    ['largest paint by Lighthouse, ms', '1312', '', ''],
    ['layout shift by Lighthouse', '0.000', '', ''],
  ]);
});

test('overMemory returns a sentence if memory grows under load', () => {
  expect(overMemory({ ...load, memory: [200e6, 260e6, 249e6] })).toEqual([]);
  expect(overMemory({ ...load, memory: [230e6, 330e6, 393e6] })).toEqual([
    'The shop held 230 MB once warm and 393 MB after 200,000 requests more, and a quarter more is allowed.',
  ]);
});

test('pressRows marks durations below the browser’s minimum', () => {
  const measured = { presses: { 'the menu': 16, 'a filter': 88 }, tasks: { home: 0, 'a list': 61.4 }, frame: 3.26 };
  expect(pressRows(measured, '2026-11-23').slice(1)).toEqual([
    ['until the menu has answered', 'at most 16', '2026-11-23'],
    ['until a filter has answered', '88', '2026-11-23'],
    ['longest task of home after it has loaded', 'at most 50', '2026-11-23'],
    ['longest task of a list after it has loaded', '61', '2026-11-23'],
    ['script of a frame while a watch is turned', '3.3', '2026-11-23'],
  ]);
});

// Verifies docs/product.md 31.8.
test('overReady returns a sentence for a watch that takes over 2 s on a desktop or 4 s on a slow phone', () => {
  const inTime = { 'a desktop': 2000, 'a slow phone': 3999.6 };
  expect(readyRows(inTime, '2026-11-29').slice(1)).toEqual([
    ['until a watch can be turned on a desktop', '2000', '2026-11-29'],
    ['until a watch can be turned on a slow phone', '4000', '2026-11-29'],
  ]);
  expect(overReady(inTime)).toEqual([]);
  expect(overReady({ 'a desktop': 2000.6, 'a slow phone': NaN })).toEqual([
    'On a desktop a watch can be turned after 2001 ms, and 2000 are allowed.',
    'On a slow phone a watch can be turned after NaN ms, and 4000 are allowed.',
  ]);
});

test('a part that is measured alone changes only its own rows, each with its date', () => {
  const whole = tableOf(comparedRows({ load, pages }, '2026-11-23'));
  const later = comparedRows(
    { load: { ...load, servers: { ...load.servers, floor: { ...asked, perSecond: 2100 } } } },
    '2026-12-01',
  );
  const merged = readTable(mergeIntoTable(whole, later));
  expect(merged).toHaveLength(11);
  expect(merged[1]).toEqual(['requests a second', '18,357', '', '2,100', '', '', '', '', '', '2026-12-01']);
  expect(merged[5]?.at(-1)).toBe('2026-11-23');
});

const steady = Array.from({ length: 100 }, (_, count) => count + 1);
const crawled = { 'no load': { health: [1, 3, 2], 'a list': [] }, searches: { health: steady, 'a list': [101.4] } };

test('crawlRows returns the median and the 99th percentile for each load', () => {
  expect(crawlRows(crawled, '2026-11-25')).toEqual([
    ['half, and 99 of 100 answers within, ms', 'no load', 'searches', 'measured on'],
    ['health', '2.0, 3.0', '50.0, 99.0', '2026-11-25'],
    ['a list', 'NaN, NaN', '101.4, 101.4', '2026-11-25'],
  ]);
});

test('overCrawl returns a sentence for answers that take over 100 ms, and for none at all', () => {
  expect(overCrawl(crawled)).toEqual([
    'With no load, 99 of 100 answers for a list came within NaN ms, and 100 are allowed.',
    'With searches, 99 of 100 answers for a list came within 101 ms, and 100 are allowed.',
  ]);
  expect(overCrawl({ searches: { health: steady } })).toEqual([]);
});

const desk = {
  SQLite: { '/desk': { times: [10, 30, 20], bytes: 41_200 }, '/desk/orders': { times: [201.2], bytes: 150_001 } },
  PostgreSQL: { '/desk': { times: [11], bytes: 41_300 }, '/desk/orders': { times: [], bytes: 150_000 } },
};

test('deskRows returns size and times of each page on each database', () => {
  expect(deskRows(desk, '2026-11-26')).toEqual([
    [
      'page',
      'HTML, KB',
      'SQLite: half, and 95 of 100 within, ms',
      'PostgreSQL: half, and 95 of 100 within, ms',
      'measured on',
    ],
    ['/desk', '41', '20, 30', '11, 11', '2026-11-26'],
    ['/desk/orders', '150', '201, 201', 'NaN, NaN', '2026-11-26'],
  ]);
});

test('overDesk returns a sentence for a page over 200 ms or 150 KB, and for no answer at all', () => {
  expect(overDesk(desk)).toEqual([
    'On SQLite 95 of 100 answers of /desk/orders came within 201 ms, and 200 are allowed.',
    '/desk/orders has 150001 bytes on SQLite, and 150000 are allowed.',
    'On PostgreSQL 95 of 100 answers of /desk/orders came within NaN ms, and 200 are allowed.',
  ]);
});

/** @jest-environment node */
// Holds docs/product.md 20.10.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWeekend } from '../data/weekend';
import PageCache from './page-cache.mjs';
import { versionOf, watchReads } from './page-versions.mjs';

let folder;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'odd-hours-pages-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A second before a weekend begins: when everything here is kept. */
const friday = Date.parse('2026-11-20T23:59:59-05:00');
const newCache = () => {
  const stat = async () => ({ mtime: new Date(friday) });
  const fs = { mkdir: (path) => mkdir(path, { recursive: true }), writeFile, readFile, stat, existsSync, readFileSync };
  return new PageCache({ fs, flushToDisk: true, serverDistDir: folder, revalidatedTags: [] });
};
const pageOf = (kind) => ({
  kind,
  html: '<p>',
  rscData: Buffer.from(''),
  body: Buffer.from(''),
  headers: { etag: '1' },
  status: 200,
});
const minutes = { cacheControl: { revalidate: 60, expire: 300 }, isFallback: false };

/** What is kept of a page that has been made anew, beside its HTML. */
async function keptOf(key, kind = 'APP_PAGE') {
  await newCache().set(key, pageOf(kind), minutes);
  return JSON.parse(readFileSync(join(folder, key.startsWith('/route-cache') ? '' : 'app', `${key}.meta`), 'utf8'))
    .headers;
}

test.each(['/index', '/all', '/all/xerix/1', '/new/allnew/3', '/route-cache/APP_PAGE/0f/$/wfemale/allwfemale/2'])(
  '%s, which is also there as Markdown, goes on saying so once it is made anew',
  async (key) => expect(await keptOf(key)).toEqual({ etag: '1', vary: 'Accept' }),
);

test.each([
  ['/contact/form', 'APP_PAGE'],
  ['/allx', 'APP_PAGE'],
  ['/feeds/google.xml', 'APP_ROUTE'],
  ['/all/xerix/1', 'APP_ROUTE'],
])('%s (%s) stays as it is', async (key, kind) => expect(await keptOf(key, kind)).toEqual({ etag: '1' }));

describe('when a weekend begins', () => {
  beforeAll(() => void (globalThis.oddHoursIsWeekend = isWeekend));
  afterAll(() => void delete globalThis.oddHoursIsWeekend);
  afterEach(() => jest.restoreAllMocks());

  /** Whether what was kept is still there so many seconds later. */
  async function isThereAfter(seconds, key, kind) {
    jest.spyOn(Date, 'now').mockReturnValue(friday);
    const cache = newCache();
    await cache.set(key, pageOf(kind), minutes);
    jest.spyOn(Date, 'now').mockReturnValue(friday + seconds * 1000);
    return (await cache.get(key, { kind, isFallback: false })) !== null;
  }

  it.each([
    ['/all/times/2', 'APP_PAGE'],
    ['/wfemale/allwfemale/2', 'APP_PAGE'],
    ['/new/allnew/12', 'APP_PAGE'],
    ['/route-cache/APP_PAGE/0f/$/all/times/2', 'APP_PAGE'],
    ['/feeds/google.xml', 'APP_ROUTE'],
  ])('%s, which names a price, is made anew', async (key, kind) => {
    expect(await isThereAfter(0, key, kind)).toBe(true);
    expect(await isThereAfter(1, key, kind)).toBe(false);
  });

  it.each([
    ['/all/times', 'APP_PAGE'],
    ['/index', 'APP_PAGE'],
    ['/feeds/new.atom', 'APP_ROUTE'],
  ])('%s, which says both prices, is not', async (key, kind) => {
    expect(await isThereAfter(1, key, kind)).toBe(true);
  });
});

describe('what stands before Next', () => {
  const KEY = '/route-cache/APP_PAGE/0f/$/all/undone/2';

  it('is told which page a request was answered from, and when that was made', async () => {
    const cache = newCache();
    await cache.set(KEY, pageOf('APP_PAGE'), minutes);
    const read = await watchReads(async (pageRead) => {
      expect(pageRead()).toBeUndefined();
      await cache.get(KEY, { kind: 'APP_PAGE', isFallback: false });
      return pageRead();
    });
    expect(read).toEqual({ key: '/all/undone/2', version: versionOf('/all/undone/2'), madeAt: friday });
  });

  it('is told of nothing where a request was answered from two', async () => {
    const cache = newCache();
    const other = '/all/undone/3';
    for (const key of [KEY, other]) await cache.set(key, pageOf('APP_PAGE'), minutes);
    const read = await watchReads(async (pageRead) => {
      for (const key of [KEY, other]) await cache.get(key, { kind: 'APP_PAGE', isFallback: false });
      return pageRead();
    });
    expect(read).toBeUndefined();
  });

  it('is told when a page has been made anew', async () => {
    const before = versionOf('/all/undone/2');
    await newCache().set(KEY, pageOf('APP_PAGE'), minutes);
    expect(versionOf('/all/undone/2')).toBe(before + 1);
  });
});

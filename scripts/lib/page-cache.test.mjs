/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PageCache from './page-cache.mjs';

let folder;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'odd-hours-pages-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** What is kept of a page that has been made anew, beside its HTML. */
async function keptOf(key, kind = 'APP_PAGE') {
  const fs = { mkdir: (path) => mkdir(path, { recursive: true }), writeFile };
  const cache = new PageCache({ fs, flushToDisk: true, serverDistDir: folder, revalidatedTags: [] });
  const page = {
    kind,
    html: '<p>',
    rscData: Buffer.from(''),
    body: Buffer.from(''),
    headers: { etag: '1' },
    status: 200,
  };
  await cache.set(key, page, { cacheControl: { revalidate: 60, expire: 300 }, isFallback: false });
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

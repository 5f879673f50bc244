import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress, readPrecompressed } from './precompressed';

let build: string;
beforeEach(() => (build = mkdtempSync(join(tmpdir(), 'odd-hours-forms-'))));
afterEach(() => rmSync(build, { recursive: true }));

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(build, path)), { recursive: true });
  writeFileSync(join(build, path), text);
};
const page = '<p>Odd hours.</p>'.repeat(100);

it('precompress compresses only text, in both encodings', async () => {
  put('server/app/all.html', page);
  put('server/app/all.rsc', `${page}rsc`);
  put('server/app/feeds/google.xml.body', `${page}feed`);
  put('static/chunks/a.js', `${page}script`);
  put('server/app/favicon.ico.body', `${page}icon`);
  put('server/app/all/page.js', `${page}server`);
  put('static/media/a.woff2', `${page}font`);
  put('server/app/small.html', '<p>');
  expect(await precompress(build)).toBe(8);
  const asked = (await readPrecompressed(build, Buffer.from(page), 'br')) ?? Buffer.alloc(0);
  expect(brotliDecompressSync(asked).toString()).toBe(page);
  expect(gunzipSync((await readPrecompressed(build, Buffer.from(page), 'gzip')) ?? '').toString()).toBe(page);
  for (const other of ['icon', 'server', 'font']) {
    expect(await readPrecompressed(build, Buffer.from(page + other), 'br')).toBeUndefined();
  }
});

it('precompress compresses the transformed page, and transforms only pages', async () => {
  put('server/app/all.html', page);
  put('server/app/all.rsc', page);
  await precompress(build, { transform: (html) => `${html}late` });
  expect(await readPrecompressed(build, Buffer.from(`${page}late`), 'br')).toBeDefined();
  expect(readdirSync(join(build, 'precompressed'))).toHaveLength(4);
});

it('precompress prefers scripts, the home page and lists to watches when the limit is reached', async () => {
  put('server/app/all/undone/1.html', `${page}watch`);
  put('server/app/all/undone.html', `${page}list`);
  put('server/app/index.html', `${page}home`);
  put('static/chunks/a.js', `${page}script`);
  // Exactly the first three.
  const maxBytes = 3 * page.length + 'script'.length + 'home'.length + 'list'.length;
  expect(await precompress(build, { maxBytes })).toBe(6);
  for (const [what, isMade] of [
    ['script', true],
    ['home', true],
    ['list', true],
    ['watch', false],
  ] as const)
    expect((await readPrecompressed(build, Buffer.from(page + what), 'br')) !== undefined).toBe(isMade);
});

it('precompress copies unchanged files of an earlier build, and drops files that no longer exist', async () => {
  const [one, two, three] = [join(build, 'one'), join(build, 'two'), join(build, 'three')];
  put('one/server/app/all.html', page);
  put('one/server/app/new.html', `${page}new`);
  expect(await precompress(one)).toBe(4);
  put('two/server/app/all.html', page);
  put('two/server/app/new.html', `${page}newer`);
  expect(await precompress(two, { earlier: [one] })).toBe(2);
  put('three/server/app/all.html', page);
  put('three/server/app/new.html', `${page}new`);
  expect(await precompress(three, { earlier: [two, one] })).toBe(0);
  expect(readdirSync(join(two, 'precompressed'))).toHaveLength(4);
  expect(await readPrecompressed(two, Buffer.from(`${page}new`), 'br')).toBeUndefined();
  expect(await readPrecompressed(one, Buffer.from(`${page}new`), 'br')).toBeDefined();
});

it('readPrecompressed returns undefined for a changed body', async () => {
  put('server/app/all.html', page);
  await precompress(build);
  expect(await readPrecompressed(build, Buffer.from(`${page}.`), 'br')).toBeUndefined();
});

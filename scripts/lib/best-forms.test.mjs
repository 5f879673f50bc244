/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readBestForm, writeBestForms } from './best-forms.mjs';

let build;
beforeEach(() => (build = mkdtempSync(join(tmpdir(), 'odd-hours-forms-'))));
afterEach(() => rmSync(build, { recursive: true }));

const put = (path, text) => {
  mkdirSync(dirname(join(build, path)), { recursive: true });
  writeFileSync(join(build, path), text);
};
const page = '<p>Odd hours.</p>'.repeat(100);

it('makes both forms of what is sent as text, and of nothing else', async () => {
  put('server/app/all.html', page);
  put('server/app/all.rsc', `${page}rsc`);
  put('server/app/feeds/google.xml.body', `${page}feed`);
  put('static/chunks/a.js', `${page}script`);
  put('server/app/favicon.ico.body', `${page}icon`);
  put('server/app/all/page.js', `${page}server`);
  put('static/media/a.woff2', `${page}font`);
  put('server/app/small.html', '<p>');
  expect(await writeBestForms(build)).toBe(8);
  const asked = (await readBestForm(build, Buffer.from(page), 'br')) ?? Buffer.alloc(0);
  expect(brotliDecompressSync(asked).toString()).toBe(page);
  expect(gunzipSync(await readBestForm(build, Buffer.from(page), 'gzip')).toString()).toBe(page);
  for (const other of ['icon', 'server', 'font']) {
    expect(await readBestForm(build, Buffer.from(page + other), 'br')).toBeUndefined();
  }
});

it('makes what has changed, and throws away what is no more', async () => {
  put('server/app/all.html', page);
  put('server/app/new.html', `${page}new`);
  expect(await writeBestForms(build)).toBe(4);
  put('server/app/new.html', `${page}newer`);
  expect(await writeBestForms(build)).toBe(2);
  expect(await writeBestForms(build)).toBe(0);
  expect(readdirSync(join(build, 'cache', 'odd-hours-forms'))).toHaveLength(4);
  expect(await readBestForm(build, Buffer.from(`${page}new`), 'br')).toBeUndefined();
});

it('knows no form of what has become another', async () => {
  put('server/app/all.html', page);
  await writeBestForms(build);
  expect(await readBestForm(build, Buffer.from(`${page}.`), 'br')).toBeUndefined();
});

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

it('makes the forms of a page as it is sent, and only pages are sent otherwise', async () => {
  put('server/app/all.html', page);
  put('server/app/all.rsc', page);
  await writeBestForms(build, { formOf: (html) => `${html}late` });
  expect(await readBestForm(build, Buffer.from(`${page}late`), 'br')).toBeDefined();
  expect(readdirSync(join(build, 'odd-hours-forms'))).toHaveLength(4);
});

it('makes those of scripts and of what lies above the watches, where there are too many', async () => {
  put('server/app/all/undone/1.html', `${page}watch`);
  put('server/app/all/undone.html', `${page}list`);
  put('server/app/index.html', `${page}home`);
  put('static/chunks/a.js', `${page}script`);
  expect(await writeBestForms(build, { mostBytes: 4 * page.length })).toBe(6);
  for (const [what, isMade] of [
    ['script', true],
    ['home', true],
    ['list', true],
    ['watch', false],
  ])
    expect((await readBestForm(build, Buffer.from(page + what), 'br')) !== undefined).toBe(isMade);
});

it('makes what no build before has made, and has no form of what is no more', async () => {
  const [one, two, three] = ['one', 'two', 'three'].map((name) => join(build, name));
  put('one/server/app/all.html', page);
  put('one/server/app/new.html', `${page}new`);
  expect(await writeBestForms(one)).toBe(4);
  put('two/server/app/all.html', page);
  put('two/server/app/new.html', `${page}newer`);
  expect(await writeBestForms(two, { earlier: [one] })).toBe(2);
  put('three/server/app/all.html', page);
  put('three/server/app/new.html', `${page}new`);
  expect(await writeBestForms(three, { earlier: [two, one] })).toBe(0);
  expect(readdirSync(join(two, 'odd-hours-forms'))).toHaveLength(4);
  expect(await readBestForm(two, Buffer.from(`${page}new`), 'br')).toBeUndefined();
  expect(await readBestForm(one, Buffer.from(`${page}new`), 'br')).toBeDefined();
});

it('knows no form of what has become another', async () => {
  put('server/app/all.html', page);
  await writeBestForms(build);
  expect(await readBestForm(build, Buffer.from(`${page}.`), 'br')).toBeUndefined();
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { varyByAccept } from './vary-accept.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'vary-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (file, meta) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(meta));
};
const get = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

it('adds to what a page with a Markdown form keeps, and to the home page', () => {
  put('index.meta', { headers: { a: '1' } });
  put('all/xerix/1.meta', { headers: { a: '1' }, segmentPaths: ['/'] });
  put('markdown/all/xerix/1.meta', { headers: { link: 'l' } });
  expect(varyByAccept(folder)).toBe(2);
  expect(get('index.meta')).toEqual({ headers: { a: '1', vary: 'Accept' } });
  expect(get('all/xerix/1.meta')).toEqual({ headers: { a: '1', vary: 'Accept' }, segmentPaths: ['/'] });
});

it('leaves other pages, and Markdown itself, as they are', () => {
  put('contact/form.meta', { headers: {} });
  put('markdown/all.meta', { headers: {} });
  expect(varyByAccept(folder)).toBe(0);
  expect(get('contact/form.meta')).toEqual({ headers: {} });
  expect(get('markdown/all.meta')).toEqual({ headers: {} });
});

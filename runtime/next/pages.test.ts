import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOADER } from './deferred-scripts';
import { pageForm, pageFormOf } from './pages';

let build: string;
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'odd-hours-pages-'));
  mkdirSync(join(build, 'server', 'app'), { recursive: true });
});
afterEach(() => rmSync(build, { recursive: true }));

const put = (name: string, html: string) => writeFileSync(join(build, 'server', 'app', name), html);
const page = (inline = 'self.__next_f.push([1])', attributes = 'async=""') =>
  `<head><script src="/_next/static/chunks/a.js" ${attributes}></script></head><p>Odd</p><script>${inline}</script>`;
const options = { signIn: { scripts: [], frames: [], connect: [] } };

it('pageFormOf defers scripts and uses a strict policy if it knows the form of all pages', () => {
  put('index.html', page());
  const { form, warning } = pageFormOf(build);
  const sent = form.transform(page());
  expect(warning).toBeUndefined();
  expect(sent).toContain(LOADER);
  expect(form.policyOf(sent, options)).toContain("script-src 'self' 'sha256-");
});

it.each([
  ['names scripts in another form', page(undefined, 'defer=""'), 'defer=""'],
  [
    'hands data over in another form',
    page('self.__next_data(1)').replace('<p>', '<p>self.__next_f'),
    'self.__next_data(1)',
  ],
  ['has no data of Next', '<p>Odd</p>', 'all.html has no scripts of Next'],
])('pageFormOf leaves pages unchanged, with one warning, if a page %s', (_, html, named) => {
  put('index.html', page());
  put('all.html', html);
  const { form, warning } = pageFormOf(build);
  expect(warning).toContain(named);
  expect(form.transform(html)).toBe(html);
  expect(form.policyOf(html, options)).toContain("script-src 'self' 'unsafe-inline'");
});

it('transform returns a single page in an unknown form unchanged', () => {
  put('index.html', page());
  const odd = page(undefined, 'type="module"');
  expect(pageFormOf(build).form.transform(odd)).toBe(odd);
});

it('pageForm leaves pages unchanged with PLAIN_NEXT=1 only, and rejects other values', () => {
  put('index.html', page());
  expect(pageForm(build, '1').transform(page())).toBe(page());
  for (const text of [undefined, '']) expect(pageForm(build, text).transform(page())).toContain(LOADER);
  for (const text of ['0', 'yes', 'true']) {
    expect(() => pageForm(build, text)).toThrow(`PLAIN_NEXT must be 1 or nothing, not "${text}".`);
  }
});

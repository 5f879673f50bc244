// Verifies docs/product.md 2.13, 24.3, 24.4, 24.7, 24.8.
import { expect, test } from './support/fixtures';
import { readPages, sitemapPaths, textAt } from './support/read-pages';

// Verifies docs/product.md 24.7 (.md, Accept header).
test(
  'every catalogue page has a Markdown variant, by .md and by the Accept header',
  { tag: '@seo' },
  async ({ request }) => {
    const paths = (await sitemapPaths(request)).filter((path) => /^\/(all|wfemale|new)/.test(path));
    expect(paths).toHaveLength(64);
    for (const path of paths) {
      const byName = await request.get(`${path}.md`);
      const byAccept = await request.get(path, { headers: { Accept: 'text/markdown, text/html;q=0.9, */*;q=0.8' } });
      expect(await byAccept.text(), path).toBe(await byName.text());
      for (const response of [byName, byAccept]) {
        expect(response.headers()['content-type'], path).toBe('text/markdown; charset=utf-8');
        expect(response.headers()['link'], path).toMatch(new RegExp(`${path}>; rel="canonical"`));
      }
      expect(byAccept.headers()['vary'], path).toMatch(/\bAccept(,|$)/);
    }
  },
);

test('a browser gets HTML with a link to the Markdown variant', { tag: '@seo' }, async ({ request }) => {
  for (const path of ['/all', '/all/xerix', '/all/xerix/1']) {
    const headers = (await request.get(path, { headers: { Accept: 'text/html,text/markdown;q=0.5,*/*' } })).headers();
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['vary']).toMatch(/\bAccept(,|$)/);
    expect(headers['link']).toContain(`<${path}.md>; rel="alternate"; type="text/markdown"`);
  }
});

// Verifies docs/product.md 24.7.
test(
  'a filtered list has no Markdown variant, which would name other watches',
  { tag: ['@seo', '@long'] },
  async ({ request }) => {
    const asked = await request.get('/all?movement=automatic', { headers: { Accept: 'text/markdown' } });
    expect(asked.headers()['content-type']).toMatch(/^text\/html/);
    expect(asked.headers()['link'] ?? '').not.toContain('markdown');
    expect((await request.get('/all.md?movement=automatic')).status()).toBe(404);
    expect((await request.get('/all.md?utm_source=mail')).status()).toBe(200);
  },
);

test('a missing page has no Markdown variant', { tag: '@seo' }, async ({ request }) => {
  for (const path of [
    '/all/xerix/7.md',
    '/all/rolex.md',
    '/all/page/2.md',
    '/all/xerix/01.md',
    '/bascket/mybascket.md',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const asked = await request.get('/all/xerix/7', { headers: { Accept: 'text/markdown' } });
  expect(asked.status()).toBe(404);
});

test('/llms.txt describes the shop, and each of its links responds', { tag: '@seo' }, async ({ request }) => {
  const text = await textAt(request, '/llms.txt');
  expect(text).toMatch(/^# Odd Hours\n\n> /);
  const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, address]) => new URL(String(address)).pathname);
  expect(links.length).toBeGreaterThan(12);
  for (const { path, status } of await readPages(request, links)) expect(`${status} ${path}`).toBe(`200 ${path}`);
  const home = await request.get('/', { headers: { Accept: 'text/markdown' } });
  expect(await home.text()).toBe(text);
});

// Verifies docs/product.md 24.4 (home page, New Arrivals).
test('home page and new arrivals link to the feed of new arrivals', { tag: '@seo' }, async ({ request }) => {
  for (const path of ['/', '/new/allnew']) {
    const html = await textAt(request, path);
    expect(html).toMatch(/<link rel="alternate" type="application\/atom\+xml" href="[^"]+\/feeds\/new\.atom"/);
  }
  const feed = await request.get('/feeds/new.atom');
  expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect((await feed.text()).match(/<entry>/g)).toHaveLength(6);
});

import { cartLabel } from '@/components/shell/copy';
import { type APIResponse, expect, test, type Page, isPlainNext } from './support/fixtures';
import { templates } from './support/shop';

/** Forbidden script sources, and the directive that allows the page's inline scripts. */
const forbidden = isPlainNext ? /script-src[^;]*\*/ : /script-src[^;]*(unsafe|\*)/;
const allowsInline = isPlainNext ? "script-src 'self' 'unsafe-inline'" : "'sha256-";

/** Asserts the headers of every response (docs/product.md 19.11). */
function expectHeaders(answer: APIResponse, what: string) {
  const headers = answer.headers();
  expect(headers, what).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|same-origin)$/),
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
    'content-security-policy': expect.stringMatching(/^default-src '(none|self)'; /),
  });
  expect(headers['content-security-policy'], what).not.toMatch(forbidden);
  expect(headers, what).not.toHaveProperty('x-powered-by');
  // This shop is served over http.
  expect(headers, what).not.toHaveProperty('strict-transport-security');
}

const pages = {
  '/': 200,
  '/all/xerix/1': 200,
  '/main': 200,
  '/search?q=moon': 200,
  '/thanks': 200,
  '/all/xerix/7': 404,
  '/nowhere': 404,
};

const others: { path: string; status: number; what: string; asked?: { method?: string; data?: string } }[] = [
  { what: 'an API response', path: '/api/stock?keys=xerix/1', status: 200 },
  { what: 'a rejection', path: '/api/watches?keys=nope/1', status: 400 },
  { what: 'a wrong method', path: '/api/contact', status: 405 },
  { what: 'a request without an origin', path: '/api/contact', status: 403, asked: { method: 'POST', data: '{}' } },
  { what: 'a redirect', path: '/all/', status: 308 },
  { what: 'a malformed path', path: '/all/%E0%A4%A', status: 400 },
  { what: 'a feed', path: '/feeds/google.xml', status: 200 },
  { what: 'Markdown', path: '/all/xerix/1.md', status: 200 },
  { what: 'robots.txt', path: '/robots.txt', status: 200 },
  { what: 'the icon', path: '/favicon.ico', status: 200 },
  { what: 'a missing picture', path: '/pictures/none.avif', status: 404 },
  { what: 'a missing asset', path: '/_next/static/chunks/none.js', status: 404 },
];

for (const [path, status] of Object.entries(pages)) {
  test(`${path} (${status}) has every header for GET and HEAD`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(status);
    expectHeaders(answer, path);
    expect(answer.headers()['content-security-policy']).toContain(allowsInline);
    // Regeneration between two requests can change the policy, because another test changes the stock.
    await expect(async () => {
      const head = await request.head(path);
      expect(head.status()).toBe(status);
      const { 'content-security-policy': policy } = (await request.get(path)).headers();
      expect(head.headers()['content-security-policy']).toBe(policy);
    }).toPass({ timeout: 10_000 });
  });
}

for (const { what, path, status, asked } of others) {
  test(`${what} (${status}) has every header`, async ({ request }) => {
    const answer = await request.fetch(path, { maxRedirects: 0, ...asked });
    expect(answer.status()).toBe(status);
    expectHeaders(answer, path);
  });
}

// Verifies docs/product.md 19.1.
test('a route answers a method that it lacks with Allow and the body of every error', async ({ request }) => {
  for (const [path, method, allow] of [
    ['/api/contact', 'GET', 'POST, OPTIONS'],
    ['/api/stock', 'DELETE', 'GET, HEAD, OPTIONS'],
    ['/api/ucp/checkout-sessions/none', 'POST', 'GET, HEAD, PUT, OPTIONS'],
  ] as const) {
    const answer = await request.fetch(path, { method });
    expect([path, answer.status(), answer.headers().allow]).toEqual([path, 405, allow]);
    expect(await answer.json()).toMatchObject({ error: { code: 'wrong-method' } });
  }
});

test('an unchanged page responds with 304 and its own policy', async ({ request }) => {
  for (const path of ['/', '/all/xerix', '/all/xerix/2'])
    // Another test may change stock or prices between the two requests.
    await expect(async () => {
      const whole = await request.get(path);
      const { etag, 'content-security-policy': policy } = whole.headers();
      const same = await request.get(path, { headers: { 'If-None-Match': String(etag) } });
      expect(same.status(), path).toBe(304);
      expectHeaders(same, path);
      expect(same.headers()['content-security-policy']).toBe(policy);
    }).toPass({ timeout: 10_000 });
});

test('the files of a page have every header and are immutable', async ({ page, request }) => {
  await page.goto('/all/xerix/1');
  const files = await page.evaluate(() => [
    document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '',
    document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? '',
    document.querySelector<HTMLImageElement>('main img')?.currentSrc ?? '',
  ]);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expectHeaders(answer, file);
    expect(answer.headers()['cache-control'], file).toContain('immutable');
  }
});

/** Opens a page with injected HTML. */
async function openChanged(page: Page, added: string) {
  await page.route('/all/xerix/1', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</body>', `${added}</body>`) });
  });
  await page.goto('/all/xerix/1');
}

test.describe('an injected script', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('an injected script does not run, and the page hydrates', async ({ page, product, header }) => {
    test.skip(isPlainNext, 'PLAIN_NEXT=1 allows inline scripts');
    await openChanged(
      page,
      `<script>document.title = 'taken'</script><p onclick="document.title = 'taken'">Press here</p><img src="none:" onerror="document.title = 'taken'">`,
    );
    await page.getByText('Press here', { exact: true }).click();
    await product.addToCart.click();
    await expect(header.cart).toHaveAccessibleName(cartLabel(1));
    await expect(page).not.toHaveTitle('taken');
  });
});

test.describe('with a missing page', () => {
  test.use({ expectedErrors: [/the server responded with a status of 404/] });

  test('every template hydrates under its policy', { tag: '@long' }, async ({ page }) => {
    test.slow();
    const violations: string[] = [];
    await page.exposeFunction('noteStopped', (what: string) => violations.push(what));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI }) => {
        void (window as unknown as { noteStopped: (what: string) => void }).noteStopped(
          `${documentURI}: ${violatedDirective} ${blockedURI}`,
        );
      });
    });
    for (const path of templates) {
      await page.goto(path);
      // React has hydrated once its elements have props.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('header a')].some((link) =>
          Object.keys(link).some((key) => key.startsWith('__reactProps')),
        ),
      );
    }
    expect(violations).toEqual([]);
  });
});

import { untilIdle } from './support/hydrated';
import { expect, test, longExceptFirst } from './support/fixtures';

/** Pages whose scripts must not contain server schemas. */
const pages = ['/', '/all', '/contact/form', '/bascket/mybascket', '/payment', '/pay', '/auth/user'];

for (const [place, path] of pages.entries()) {
  test(`${path} loads no zod on a phone`, { tag: longExceptFirst(place) }, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
    });
    await page.goto(path);
    await untilIdle(page);
    const texts = await Promise.all(scripts);
    expect(texts.join('').length).toBeGreaterThan(10_000);
    for (const text of texts) expect(text).not.toMatch(/ZodError|_zod\b/);
  });
}

import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { failureMessage, requirementsOf, requirementText } from '@/tools/requirements/failure-message';

const root = join(__dirname, '..', '..');
const product = () => readFileSync(join(root, 'docs', 'product.md'), 'utf8');

/** Timeout in ms, so that a failing test does not hang as well. */
const PATIENCE = { timeout: 2_000 };

/** A test as `tools/requirements/failure-message.ts` reads it. */
const testOf = ({ file, line, titlePath }: TestInfo) => ({
  path: relative(root, file),
  source: readFileSync(file, 'utf8'),
  line,
  titles: titlePath.slice(1),
});

/** The requirements of docs/product.md that a test verifies, with their text. */
const requirementsIn = (info: TestInfo) =>
  requirementsOf(testOf(info))
    .map((line) => requirementText(product(), line))
    .join('\n\n');

/**
 * Prepends an explanation to each error: the test, what the shopper saw, the page, and the requirement of
 * docs/product.md.
 */
export function explainFailure(info: TestInfo, page?: Page): void {
  if (!existsSync(info.file)) return;
  const where = page && page.url() !== 'about:blank' ? page.url().replace(/^https?:\/\/[^/]+/, '') : undefined;
  for (const error of info.errors) {
    if (!error.message) continue;
    const explanation = failureMessage({ ...testOf(info), error: error.message, product: product(), where });
    error.message = `${explanation}\n\n${error.message}`;
    if (error.stack) error.stack = `${explanation}\n\n${error.stack}`;
  }
}

/** All entries of the browser's local storage. */
const storageOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries({ ...localStorage }).map(([key, text]) => [key, String(text)])),
  );

/** Token of the order whose page is open. */
const orderIn = (page: Page) => /[?&]order=([\w-]+)/.exec(page.url())?.[1];

/**
 * Attaches URL, accessibility tree, screenshot, storage, order page and requirements to a failing test.
 * Skips whatever is no longer available.
 */
export async function attachFailureContext(page: Page, info: TestInfo): Promise<void> {
  const attach = async (name: string, contentType: string, take: () => Promise<string | Buffer>) => {
    const body = await take().catch(() => undefined);
    if (body !== undefined && body.length > 0) await info.attach(name, { body, contentType });
  };
  if (existsSync(info.file)) await attach('requirements', 'text/markdown', async () => requirementsIn(info));
  await attach('url', 'text/plain', async () => `${info.titlePath.slice(1).join(' › ')}\n${page.url()}`);
  await attach('accessibility tree', 'text/yaml', () => page.locator('body').ariaSnapshot(PATIENCE));
  await attach('screenshot', 'image/png', () => page.screenshot(PATIENCE));
  await attach('local storage', 'application/json', async () => JSON.stringify(await storageOf(page), null, 2));
  const order = orderIn(page);
  if (order)
    await attach('order page', 'text/html', async () =>
      (await page.request.get(`/thanks?order=${order}`, PATIENCE)).text(),
    );
}

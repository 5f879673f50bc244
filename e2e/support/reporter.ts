import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { failureMessage, requirementsOf, requirementText } from '@/tools/requirements/failure-message';

const root = join(__dirname, '..', '..');
const product = () => readFileSync(join(root, 'docs', 'product.md'), 'utf8');

/** How long what a page has to say of itself may take, in ms: a red test is not to hang as well. */
const PATIENCE = { timeout: 2_000 };

/** A test as `tools/requirements/failure-message.ts` reads it. */
const journeyOf = ({ file, line, titlePath }: TestInfo) => ({
  path: relative(root, file),
  source: readFileSync(file, 'utf8'),
  line,
  titles: titlePath.slice(1),
});

/** What a test promises: each line of docs/product.md that it holds, with its words. */
const promisesIn = (info: TestInfo) =>
  requirementsOf(journeyOf(info))
    .map((line) => requirementText(product(), line))
    .join('\n\n');

/**
 * Puts before each error of a red test what a shopper lost: the journey, what was seen and where, what was promised and the line
 * of docs/product.md. Every reporter shows it.
 */
export function tellWhatWasLost(info: TestInfo, page?: Page): void {
  if (!existsSync(info.file)) return;
  const where = page && page.url() !== 'about:blank' ? page.url().replace(/^https?:\/\/[^/]+/, '') : undefined;
  for (const error of info.errors) {
    if (!error.message) continue;
    const told = failureMessage({ ...journeyOf(info), error: error.message, product: product(), where });
    error.message = `${told}\n\n${error.message}`;
    if (error.stack) error.stack = `${told}\n\n${error.stack}`;
  }
}

/** What the browser keeps of a shopper: cart, wishlist, checkout and whatever else is there, by its key. */
const storedIn = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries({ ...localStorage }).map(([key, text]) => [key, String(text)])),
  );

/** The token of the order whose page is open. */
const orderIn = (page: Page) => /[?&]order=([\w-]+)/.exec(page.url())?.[1];

/**
 * Puts beside a red test what a shopper saw and had (the address, the tree of roles and names, the screen, what the browser keeps,
 * the order's page as the shop sends it) and what was promised. Whatever cannot be had any more is left out.
 */
export async function bearWitness(page: Page, info: TestInfo): Promise<void> {
  const attach = async (name: string, contentType: string, take: () => Promise<string | Buffer>) => {
    const body = await take().catch(() => undefined);
    if (body !== undefined && body.length > 0) await info.attach(name, { body, contentType });
  };
  if (existsSync(info.file)) await attach('what was promised', 'text/markdown', async () => promisesIn(info));
  await attach('where', 'text/plain', async () => `${info.titlePath.slice(1).join(' › ')}\n${page.url()}`);
  await attach('what the shopper saw', 'text/yaml', () => page.locator('body').ariaSnapshot(PATIENCE));
  await attach('the screen', 'image/png', () => page.screenshot(PATIENCE));
  await attach('what the browser keeps', 'application/json', async () => JSON.stringify(await storedIn(page), null, 2));
  const order = orderIn(page);
  if (order)
    await attach('the order', 'text/html', async () =>
      (await page.request.get(`/thanks?order=${order}`, PATIENCE)).text(),
    );
}

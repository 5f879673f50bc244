import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { numbersIn } from '@/scripts/lib/citations.mjs';

const root = join(__dirname, '..', '..');
const product = () => readFileSync(join(root, 'docs', 'product.md'), 'utf8');

/** How long what a page has to say of itself may take, in ms: a red test is not to hang as well. */
const PATIENCE = { timeout: 2_000 };

/**
 * What a test promises: the lines of docs/product.md that its title names, otherwise those that its file cites, each with its words.
 */
function promisesOf({ file, title }: Pick<TestInfo, 'file' | 'title'>): string {
  const path = relative(root, file);
  const named = numbersIn(path, title);
  const cited = named.length > 0 ? named : numbersIn(path, readFileSync(file, 'utf8'));
  const lines = [...new Set(cited.map(({ target }) => target))];
  const words = product();
  return lines.map((line) => wordsOf(words, line)).join('\n\n');
}

/** A line of docs/product.md from its number to the blank line after it. */
function wordsOf(page: string, line: string): string {
  const start = page.indexOf(`**${line}** `);
  return start < 0 ? line : (page.slice(start).split(/\n\s*\n/, 1)[0] ?? line);
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
  if (existsSync(info.file)) await attach('what was promised', 'text/markdown', async () => promisesOf(info));
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

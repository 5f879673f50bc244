import type { Page } from '@playwright/test';
import type { StoredWatch } from './shop';

/** Puts a list into local storage as the shop keeps it, before the first page opens and only then. */
export async function storeWatches(
  page: Page,
  key: 'token1' | 'wishlist',
  watches: readonly StoredWatch[],
): Promise<void> {
  await storeValues(page, { [key]: watches });
}

/** Puts values into local storage as JSON, before the first page opens and only then. */
export async function storeValues(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  const texts = Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]);
  await storeTexts(page, Object.fromEntries(texts));
}

/** The same with texts as they are, well-formed or not. */
export async function storeTexts(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((kept) => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  }, texts);
}

/** What local storage has under a key, read as JSON; null where there is nothing. */
export const readStored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** The names of the watches in a stored list. */
export async function readStoredNames(page: Page, key: 'token1' | 'wishlist'): Promise<string[]> {
  const watches: StoredWatch[] = (await readStored(page, key)) ?? [];
  return watches.map(({ name }) => name);
}

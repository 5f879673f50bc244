import type { Page } from '@playwright/test';
import type { StoredWatch } from './shop';

/** Stores a list in local storage before the first page loads. */
export async function storeWatches(
  page: Page,
  key: 'token1' | 'wishlist',
  watches: readonly StoredWatch[],
): Promise<void> {
  await storeValues(page, { [key]: watches });
}

/** Stores values as JSON in local storage before the first page loads. */
export async function storeValues(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  const texts = Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]);
  await storeTexts(page, Object.fromEntries(texts));
}

/** Stores strings verbatim, well-formed or not, before the first page loads. */
export async function storeTexts(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, texts);
}

/** A value of local storage, parsed as JSON; null if missing. */
export const readStored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** Names of the watches in a stored list. */
export async function readStoredNames(page: Page, key: 'token1' | 'wishlist'): Promise<string[]> {
  const watches: StoredWatch[] = (await readStored(page, key)) ?? [];
  return watches.map(({ name }) => name);
}

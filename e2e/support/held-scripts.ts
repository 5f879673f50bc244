import type { Page } from '@playwright/test';

/** Delays the pages' scripts until `release` is called. */
export async function holdScripts(page: Page) {
  const asked: string[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  return { asked, release };
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test as base } from '@playwright/test';
import { Reader, readShop, type LiveShop } from './shop';
import { Visit } from './visit';

export { expect } from '@playwright/test';

/** How many pages of the shop are read, at most. */
const limit = Number(process.env.LIVE_PAGES ?? 12);

/** A look at the live shop of `baseURL`, of which nothing but what it says itself is known. */
export const test = base.extend<{ visit: Visit }>({
  visit: async ({ context, request, baseURL }, use, { project }) => {
    const reader = new Reader(request, new URL(baseURL ?? '').origin);
    // Read once a run: a red test starts a worker anew.
    const file = join(project.outputDir, 'live-shop.json');
    const shop: LiveShop = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : await readShop(reader, limit);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(shop));
    await use(await Visit.begin(context, reader, shop));
  },
});

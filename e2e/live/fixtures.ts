import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type APIRequestContext, test as base } from '@playwright/test';
import { findShop, Reader, readShop, type LiveShop } from '@/tools/any-shop/shop';
import { Visit } from '@/tools/any-shop/visit';

export { expect } from '@playwright/test';

/** Maximum number of pages to read. */
const limit = Number(process.env.LIVE_PAGES ?? 12);

async function readLiveShop(request: APIRequestContext, address: URL): Promise<LiveShop> {
  const { origin, home } = await findShop(request, address);
  return readShop(new Reader(request, origin), limit, home);
}

/** Reads the live shop at `baseURL` and opens its pages in a browser. */
export const test = base.extend<{ visit: Visit }>({
  visit: async ({ context, request, baseURL }, use, { project }) => {
    // Cached for the run, because a failing test restarts the worker.
    const file = join(project.outputDir, 'live-shop.json');
    const shop: LiveShop = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : await readLiveShop(request, new URL(baseURL ?? ''));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(shop));
    await use(await Visit.begin(context, new Reader(request, shop.origin), shop));
  },
});

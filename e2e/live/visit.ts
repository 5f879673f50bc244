import type { BrowserContext, Page } from '@playwright/test';
import type { LiveShop, Reader } from './shop';

/** A blocked request that would have written data. */
export type Write = { method: string; address: string };

/** Opens pages of a live shop in a browser that can only send GET and HEAD requests. */
export class Visit {
  readonly writes: Write[] = [];
  readonly hosts = new Set<string>();
  readonly errors: string[] = [];

  private constructor(
    private readonly context: BrowserContext,
    readonly reader: Reader,
    readonly shop: LiveShop,
  ) {}

  /** Blocks all requests of the context other than GET and HEAD. */
  static async begin(context: BrowserContext, reader: Reader, shop: LiveShop): Promise<Visit> {
    const visit = new Visit(context, reader, shop);
    await context.route('**/*', (route) => {
      const { host } = new URL(route.request().url());
      if (host !== new URL(shop.origin).host) visit.hosts.add(host);
      const method = route.request().method();
      if (method === 'GET' || method === 'HEAD') return route.continue();
      visit.writes.push({ method, address: route.request().url() });
      return route.abort();
    });
    context.on('console', (message) => {
      if (message.type() === 'error') visit.errors.push(message.text());
    });
    context.on('weberror', (error) => visit.errors.push(error.error().message));
    return visit;
  }

  /** Opens a page of the shop. @param width viewport width in CSS px */
  async open(path: string, width = 1280): Promise<Page> {
    const page = await this.context.newPage();
    await page.setViewportSize({ width, height: 800 });
    await page.goto(this.shop.origin + path, { waitUntil: 'load' });
    return page;
  }

  /** Paths of the home page, a product page and another page. */
  get samplePaths(): string[] {
    const sells = new Set(this.shop.products.map(({ path }) => path));
    const other = this.shop.pages.find(({ path, status }) => path !== '/' && status === 200 && !sells.has(path));
    return ['/', this.shop.products[0]?.path, other?.path].filter((path) => path !== undefined);
  }
}

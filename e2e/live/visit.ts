import type { BrowserContext, Page } from '@playwright/test';
import type { LiveShop, Reader } from './shop';

/** A request that would have written something, and was stopped. */
export type Write = { method: string; address: string };

/** A look at a live shop with a browser: nothing that it opens can send anything but a question. */
export class Visit {
  readonly writes: Write[] = [];
  readonly hosts = new Set<string>();
  readonly complaints: string[] = [];

  private constructor(
    private readonly context: BrowserContext,
    readonly reader: Reader,
    readonly shop: LiveShop,
  ) {}

  /** Stops, from here on, whatever a page of this context sends beside `GET` and `HEAD`. */
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
      if (message.type() === 'error') visit.complaints.push(message.text());
    });
    context.on('weberror', (error) => visit.complaints.push(error.error().message));
    return visit;
  }

  /** Opens a page of the shop. @param width of the window in px */
  async open(path: string, width = 1280): Promise<Page> {
    const page = await this.context.newPage();
    await page.setViewportSize({ width, height: 800 });
    await page.goto(this.shop.origin + path, { waitUntil: 'load' });
    return page;
  }

  /** A page of each kind: the home page, one that sells something, one that does not. */
  get someOfEach(): string[] {
    const sells = new Set(this.shop.products.map(({ path }) => path));
    const other = this.shop.pages.find(({ path, status }) => path !== '/' && status === 200 && !sells.has(path));
    return ['/', this.shop.products[0]?.path, other?.path].filter((path) => path !== undefined);
  }
}

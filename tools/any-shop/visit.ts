import type { BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { answerCookies, answerLateCookies } from './cookie-dialog';
import { cartNames, type LiveShop, type Reader } from './shop';

/** A request that writes data. */
export type Write = { method: string; address: string };

/** Words by which a request to a cart is recognised, in its URL or body. */
const cartWords = new RegExp(String.raw`${cartNames}|\bbag\b|add_?(?:to|item|line)`, 'i');

/** Time in ms without a request after which a press has had its effect. */
const QUIET_MS = 600;
/** Maximum time in ms to wait for it. */
const EFFECT_MS = 8000;

/** Maximum time in ms to wait for the rest of a page, such as a picture that never arrives. */
const LOAD_MS = 10_000;

const unreachable = /net::ERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED)/;

/** Waits until a page has loaded, at most for a time: a resource may never arrive. */
export const untilLoaded = (page: Page): Promise<void> =>
  page.waitForLoadState('load', { timeout: LOAD_MS }).catch(() => {});

/** Opens or reloads a page, waits until it has loaded and answers a dialog about cookies. */
export async function load(page: Page, address?: string): Promise<void> {
  const options = { waitUntil: 'domcontentloaded' } as const;
  await (address === undefined ? page.reload(options) : page.goto(address, options));
  await untilLoaded(page);
  await answerCookies(page);
}

type BeginOptions = { fillsCart?: boolean; contextOptions?: BrowserContextOptions };

/** Opens pages of a shop in a browser that can only read; the browser of `shopper` can also fill its own cart. */
export class Visit {
  readonly writes: Write[] = [];
  readonly hosts = new Set<string>();
  readonly errors: string[] = [];
  private readonly pending = new Set<Request>();
  private lastRequest = 0;

  private constructor(
    readonly context: BrowserContext,
    readonly reader: Reader,
    readonly shop: LiveShop,
    private readonly contextOptions: BrowserContextOptions,
  ) {}

  /**
   * Blocks all requests of the context that write.
   * @param fillsCart allows requests to the shop that name a cart
   * @param contextOptions of the contexts of `asShopper`
   */
  static async begin(
    context: BrowserContext,
    reader: Reader,
    shop: LiveShop,
    { fillsCart = false, contextOptions = { serviceWorkers: 'block' } }: BeginOptions = {},
  ): Promise<Visit> {
    const visit = new Visit(context, reader, shop, contextOptions);
    await context.route('**/*', (route) => {
      const request = route.request();
      const isOwn = new URL(request.url()).host === new URL(shop.origin).host;
      if (!isOwn) visit.hosts.add(new URL(request.url()).host);
      if (onlyReads(request) || (fillsCart && isOwn && isOfCart(request))) return route.continue();
      visit.writes.push({ method: request.method(), address: request.url() });
      return route.abort();
    });
    context.on('console', (message) => {
      const { url } = message.location();
      // The browser logs a blocked request as an error, and each host that a machine without a network cannot find.
      const isOurs = visit.writes.some(({ address }) => address === url) || unreachable.test(message.text());
      if (message.type() === 'error' && !isOurs) visit.errors.push(`${message.text()} (${url})`);
    });
    context.on('weberror', (error) => visit.errors.push(error.error().message));
    context.on('request', (request) => {
      visit.lastRequest = Date.now();
      visit.pending.add(request);
    });
    context.on('requestfinished', (request) => visit.pending.delete(request));
    context.on('requestfailed', (request) => visit.pending.delete(request));
    return visit;
  }

  /** Calls `use` with the visit of a new shopper, who has an own browser storage and can fill a cart. */
  async asShopper<T>(use: (shopper: Visit) => Promise<T>): Promise<T> {
    const context = await this.context.browser()?.newContext(this.contextOptions);
    if (!context) throw new Error('The browser is closed.');
    try {
      const { reader, shop, contextOptions } = this;
      return await use(await Visit.begin(context, reader, shop, { fillsCart: true, contextOptions }));
    } finally {
      await context.close();
    }
  }

  /** Opens a page of the shop. @param width viewport width in CSS px */
  async open(path: string, width = 1280): Promise<Page> {
    const page = await this.context.newPage();
    await page.setViewportSize({ width, height: 800 });
    await answerLateCookies(page);
    await load(page, this.shop.origin + path);
    return page;
  }

  /** Waits until the requests that a press has caused are answered. */
  async settle(page: Page): Promise<void> {
    const start = Date.now();
    do await page.waitForTimeout(QUIET_MS / 2);
    while (
      (this.pending.size > 0 || Date.now() - Math.max(start, this.lastRequest) < QUIET_MS) &&
      Date.now() - start < EFFECT_MS
    );
  }

  /** Paths of the home page, a product page and another page. */
  get samplePaths(): string[] {
    const sells = new Set(this.shop.sold.map(({ path }) => path));
    const { home } = this.shop;
    const other = this.shop.pages.find(({ path, status }) => path !== home && status === 200 && !sells.has(path));
    return [home, this.shop.sold[0]?.path, other?.path].filter((path) => path !== undefined);
  }
}

/** True for GET, HEAD and OPTIONS, and for a GraphQL query. */
function onlyReads(request: Request): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method())) return true;
  const body = request.postData() ?? '';
  return /"query"\s*:\s*"\s*(?:query\b|\{)/.test(body) && !/\bmutation\b/.test(body);
}

/** True for a request that names a cart, or that runs a server action of Next, whose URL is that of its page. */
export const isOfCart = (request: Pick<Request, 'url' | 'postData' | 'headers'>) =>
  cartWords.test(new URL(request.url()).pathname) ||
  cartWords.test(request.postData() ?? '') ||
  request.headers()['next-action'] !== undefined;

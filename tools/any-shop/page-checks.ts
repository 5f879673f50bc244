import type { Page } from 'playwright-core';
import { violations } from '@/e2e/support/accessibility';
import {
  addsToCart,
  elementsIn,
  linksIn,
  pathOf,
  spread,
  textIn,
  type Page as ReadPage,
  type Product,
  type Sold,
} from './shop';
import type { Visit } from './visit';

/**
 * Result of a check. `problems` lists problems with their page, `seen` summarises what was read, and `notOffered` means that the
 * shop lacks the feature.
 */
export type Verdict = { problems: string[]; seen: string; notOffered?: boolean };

/** A check that any shop must pass, with its title for the owner, and the shopper's loss if it fails. */
export type Check = {
  title: string;
  loss: string;
  /** True if the check fills a cart of its own. */
  fillsCart?: boolean;
  check: (visit: Visit) => Promise<Verdict>;
};

const passed = (seen: string): Verdict => ({ problems: [], seen });
/** Result of a check that does not apply, with its reason. */
export const notOffered = (seen: string): Verdict => ({ problems: [], seen, notOffered: true });

/** Result of a check: failed if there are problems, each reported once. `seen` summarises what was read. */
export const judge = (problems: string[], seen: string): Verdict => ({ problems: [...new Set(problems)], seen });

/** A check of products; its result is `notOffered` if no page that was read sells a product. */
const ofProducts =
  (check: (visit: Visit, products: [Product, ...Product[]]) => Promise<Verdict>) =>
  async (visit: Visit): Promise<Verdict> => {
    const [first, ...others] = visit.shop.products;
    return first
      ? check(visit, [first, ...others])
      : notOffered('no page that was read has a product in its structured data');
  };

/** A check of pages that sell; its result is `notOffered` if no page that was read sells a product. */
const ofSold =
  (check: (visit: Visit, sold: [Sold, ...Sold[]]) => Promise<Verdict>) =>
  async (visit: Visit): Promise<Verdict> => {
    const [first, ...others] = visit.shop.sold;
    return first ? check(visit, [first, ...others]) : notOffered('no page that was read sells a product');
  };

const textOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.trim() ?? '';

/** Content of a page's `meta` element of a name; empty if there is none. */
const metaOf = (html: string, wanted: string) =>
  elementsIn(html, 'meta')
    .find(({ name }) => name?.toLowerCase() === wanted)
    ?.content?.trim() ?? '';

function headProblems({ path, finalPath, html }: ReadPage): string[] {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  const canonical = elementsIn(html, 'link').find(({ rel }) => rel === 'canonical')?.href ?? '';
  return [
    textOf(html, /<title[^>]*>([^<]*)</) === '' && 'has no title',
    metaOf(html, 'description') === '' && 'has no description',
    headings !== 1 && `has ${headings} main headings`,
    canonical === '' && 'has no canonical address',
    canonical !== '' &&
      ![path, finalPath].includes(pathOf(canonical, finalPath)) &&
      `has the canonical address ${pathOf(canonical, finalPath)}`,
  ].flatMap((problem) => (problem ? [`${path} ${problem}`] : []));
}

const inStock = /^in_?stock$|^limitedavailability$|^onlineonly$/i;

/**
 * Parses a price in any notation: `1,234.50`, `1.234,50 €`, `1’234.50` and `1234.5` are equal. The last separator is that of
 * decimals, unless three digits follow.
 */
export const digits = (price: string) => {
  const figures = price.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '');
  const [, units = figures, decimals = ''] = /^(.*)[.,](\d{1,2}|\d{4,})$/.exec(figures) ?? [];
  return Number(`${units.replace(/[.,]/g, '')}.${decimals}`);
};

/** All numbers in a page's text that can be prices. A space can group digits or separate two numbers. */
export const figuresIn = (text: string) =>
  (text.match(/\d(?:[\d.,'’\u00a0\u2009\u202f ]*\d)?/g) ?? []).flatMap((figure) =>
    [...new Set([figure, ...figure.split(' ')])].map(digits),
  );

/** The button or link that adds a product to a cart, in some common languages. */
export const addButton = (page: Page) =>
  page.getByRole('main').or(page.locator('body')).last().getByRole('button', { name: addsToCart }).first();

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Opens each page in its own tab, calls `ask`, and closes the tab. */
export async function checkEach(
  visit: Visit,
  paths: readonly string[],
  ask: (page: Page, path: string) => Promise<string[]>,
  width?: number,
) {
  const problems: string[] = [];
  for (const path of paths) {
    const page = await visit.open(path, width);
    problems.push(...(await ask(page, path)));
    await page.close();
  }
  return problems;
}

/** Rules of axe that have a check of their own. */
const contrastRule = /^color-contrast$/;
const labelRule = /^(?:label|select-name|label-title-only|form-field-multiple-labels)$/;

/** Serious violations of axe's rules on the sample pages. */
const violationsOf = (visit: Visit, counts: (rule: string) => boolean) =>
  checkEach(visit, visit.samplePaths, async (page, path) =>
    (await violations(page, ['serious', 'critical']))
      .filter((found) => counts(found.replace(/:.*/s, '')))
      .map((found) => `${path} ${found.slice(0, 200)}`),
  );

/** Checks that no page scrolls horizontally at a width in CSS px; 1280 px at a zoom of 400 % are 320 px. */
async function fits(visit: Visit, width: number): Promise<Verdict> {
  const ask = async (page: Page, path: string) => {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    return over > 0 ? [`${path} is ${over} px too wide`] : [];
  };
  return judge(await checkEach(visit, visit.samplePaths, ask, width), `${visit.samplePaths.length} pages opened`);
}

/** Differences between a product's page and its structured data. */
async function contentProblems(page: Page, { path, name, price, availability }: Product): Promise<string[]> {
  const text = await page.locator('body').innerText();
  const heading = plain((await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '');
  const button = addButton(page);
  const canBuy = (await button.count()) > 0 && (await button.isEnabled());
  return [
    (heading === '' || !(plain(name).includes(heading) || heading.includes(plain(name)))) &&
      `has the heading “${heading}”, and its data says “${name}”`,
    !figuresIn(text).includes(digits(price)) && `does not show the price ${price} of its data`,
    inStock.test(availability) && !canBuy && 'cannot be bought, and its data says that it can',
    !inStock.test(availability) && canBuy && `can be bought, and its data says “${availability}”`,
  ].flatMap((problem) => (problem ? [`${path} ${problem}`] : []));
}

export const pageChecks: Check[] = [
  {
    title: 'The sitemap lists the shop’s pages',
    loss: 'A shopper who searches the web does not find products that no search engine knows.',
    check: async ({ shop }) =>
      judge(
        shop.listed > 0 ? [] : ['/sitemap.xml lists nothing, and robots.txt names no sitemap with a page'],
        `${shop.listed} pages listed`,
      ),
  },
  {
    title: 'Every page responds',
    loss: 'A shopper follows a search result and gets an error.',
    check: async ({ shop: { pages } }) =>
      judge(
        pages
          .filter(({ status }) => status !== 200)
          .map(({ path, status }) => `${path} responds with ${status || 'nothing'}`),
        `${pages.length} pages requested`,
      ),
  },
  {
    title: 'Every page has a title, a description, one main heading and its own canonical address',
    loss: 'A shopper sees a search result or a tab without a name, or is sent to another page.',
    check: async ({ shop: { pages } }) =>
      judge(pages.filter(({ status }) => status === 200).flatMap(headProblems), `${pages.length} pages read`),
  },
  {
    title: 'Structured data of products has name, price, currency, availability and picture',
    loss: 'A shopper does not see price and stock in search results.',
    check: async ({ shop: { products } }) =>
      judge(
        products.length === 0
          ? ['no page that was read has a product in its structured data']
          : products.flatMap(({ path, name, price, currency, availability, images }) =>
              Object.entries({
                name,
                price: Number(price) > 0,
                currency: /^[A-Z]{3}$/.test(currency),
                availability,
                picture: images.length,
              })
                .filter(([, value]) => !value)
                .map(([what]) => `${path} has no ${what}`),
            ),
        products.map(({ name, price, currency }) => `${name} ${price} ${currency}`).join('; '),
      ),
  },
  {
    title: 'Product pages agree with their structured data on name, price and availability',
    loss: 'A shopper sees one price in the search result and another one in the shop.',
    check: ofProducts(async (visit, products) => {
      const some = spread(products, 3);
      const ask = (page: Page, path: string) => {
        const product = some.find((one) => one.path === path);
        return product ? contentProblems(page, product) : Promise.resolve([]);
      };
      return judge(
        await checkEach(
          visit,
          some.map(({ path }) => path),
          ask,
        ),
        `${some.length} products checked`,
      );
    }),
  },
  {
    title: 'The product feed agrees with the pages',
    loss: 'A shopper clicks an advertisement and finds another price or an empty shelf.',
    check: ofProducts(async ({ shop: { feed } }, products) => {
      if (!feed) return notOffered('the shop has no product feed');
      const problems = products.flatMap(({ path, name, price, currency, availability }) => {
        const row = feed.rows.find((one) => one.path === path);
        if (!row) return [`${path} is not in ${feed.path}`];
        return [
          !plain(row.title).includes(plain(name)) && `is “${row.title}” in ${feed.path}, and “${name}” on its page`,
          !row.prices.some((one) => digits(one) === digits(price) && one.includes(currency)) &&
            `costs ${row.prices.join(' or ')} in ${feed.path}, and ${price} ${currency} on its page`,
          inStock.test(row.availability) !== inStock.test(availability) &&
            `is ${row.availability} in ${feed.path}, and ${availability} on its page`,
        ].flatMap((problem) => (problem ? [`${path} ${problem}`] : []));
      });
      return judge(problems, `${feed.rows.length} rows in ${feed.path}`);
    }),
  },
  {
    title: 'Pictures load, and each product has its own',
    loss: 'A shopper sees a broken or a wrong picture.',
    check: async (visit) => {
      const { products } = visit.shop;
      const problems: string[] = [];
      for (const { path, images } of spread(products, 4)) {
        const [image] = images;
        if (image === undefined || !(await visit.reader.loadsPicture(image, path)))
          problems.push(`${path} names a picture that does not load: ${image}`);
      }
      const first = products.map(({ images: [image] }) => image);
      const shared = products.filter(({ images: [image] }, place) => image && first.indexOf(image) !== place);
      problems.push(...shared.map(({ path, images: [image] }) => `${path} has another product’s picture: ${image}`));
      let count = 0;
      const broken = await checkEach(visit, visit.samplePaths, async (page, path) => {
        const { all, missing } = await page.evaluate(() => {
          const named = [...document.images].filter(({ currentSrc }) => currentSrc !== '');
          const unloaded = named.filter((image) => image.complete && image.naturalWidth === 0);
          return { all: named.length, missing: unloaded.map(({ currentSrc }) => currentSrc) };
        });
        count += all;
        return missing.map((address) => `${path} shows a picture that does not load: ${address}`);
      });
      return products.length + count === 0
        ? notOffered('no picture on the pages that were opened')
        : judge([...problems, ...broken], `${count} pictures seen, those of ${products.length} products compared`);
    },
  },
  {
    title: 'Every link leads to a page',
    loss: 'A shopper follows a link to nowhere.',
    check: async ({ reader, shop: { pages } }) => {
      const from = new Map(pages.flatMap((page) => linksIn(page).map((path) => [path, page.path] as const)));
      const unread = [...from.keys()].filter((path) => !pages.some((page) => page.path === path));
      const asked = spread(unread, 40);
      const problems: string[] = [];
      for (const path of asked) {
        const { status } = await reader.read(path);
        if (status === 0 || status >= 400)
          problems.push(`${from.get(path)} links to ${path}, which responds with ${status || 'nothing'}`);
      }
      return judge(problems, `${asked.length} of ${unread.length} other links requested`);
    },
  },
  {
    title: 'A missing page and a missing product respond with 404 or 410',
    loss: 'A shopper finds dead products in search results, because nothing tells a search engine that they are gone.',
    check: async ({ reader, shop: { sold } }) => {
      const product = sold[0]?.path.replace(/\/?(\.\w+)?$/, '-no-such-product$1');
      const missing = ['/no-such-page-any-shop', product].filter((path) => path !== undefined);
      const statuses = await Promise.all(
        missing.map(async (path) => [path, (await reader.read(path)).status] as const),
      );
      const found = statuses.filter(([, status]) => status !== 404 && status !== 410);
      return judge(
        found.map(([path, status]) => `${path} responds with ${status}`),
        missing.join(', '),
      );
    },
  },
  {
    title: 'Pages have security headers',
    loss: 'A shopper can be tricked by another site that frames this shop or reads its addresses.',
    check: async ({ reader, shop: { origin, home } }) => {
      const { headers, html } = await reader.read(home);
      const policy = headers['content-security-policy'] ?? '';
      const problems = [
        headers['x-content-type-options'] !== 'nosniff' && 'X-Content-Type-Options: nosniff is missing',
        !headers['x-frame-options'] &&
          !policy.includes('frame-ancestors') &&
          'nothing keeps other sites from framing the shop',
        !headers['referrer-policy'] && !metaOf(html, 'referrer') && 'Referrer-Policy is missing',
        origin.startsWith('https:') && !headers['strict-transport-security'] && 'Strict-Transport-Security is missing',
      ].flatMap((problem) => (problem ? [`/ ${problem}`] : []));
      return judge(problems, policy ? 'with a Content-Security-Policy' : 'without a Content-Security-Policy');
    },
  },
  {
    title: 'The browser logs no errors',
    loss: 'A shopper meets a part of the page that has stopped working.',
    check: async (visit) => {
      const problems = await checkEach(visit, visit.samplePaths, async (_, path) =>
        visit.errors.splice(0).map((error) => `${path}: ${error}`),
      );
      return judge(problems, `${visit.samplePaths.length} pages opened`);
    },
  },
  {
    title: 'Requests to other hosts',
    loss: 'Other companies learn which pages a shopper opens.',
    check: async (visit) => {
      await checkEach(visit, visit.samplePaths, async () => []);
      return passed(visit.hosts.size === 0 ? 'none' : [...visit.hosts].join(', '));
    },
  },
  {
    title: 'Pages have no serious accessibility violations',
    loss: 'A shopper with a screen reader cannot use a part of the page.',
    check: async (visit) => {
      const problems = await violationsOf(visit, (rule) => !contrastRule.test(rule) && !labelRule.test(rule));
      return judge(problems, `${visit.samplePaths.length} pages checked`);
    },
  },
  {
    title: 'Text has enough contrast',
    loss: 'A shopper with weak eyes or in the sun cannot read a text.',
    check: async (visit) =>
      judge(await violationsOf(visit, (rule) => contrastRule.test(rule)), `${visit.samplePaths.length} pages checked`),
  },
  {
    title: 'Form fields have labels',
    loss: 'A shopper with a screen reader does not learn what to type.',
    check: async (visit) => {
      const isField = visit.shop.pages.some(({ html }) =>
        /<(?:select|textarea|input(?![^>]*type="hidden"))\b/.test(html),
      );
      const problems = await violationsOf(visit, (rule) => labelRule.test(rule));
      if (!isField && problems.length === 0) return notOffered('no page that was read has a form field');
      return judge(problems, `${visit.samplePaths.length} pages checked`);
    },
  },
  {
    title: 'The buy button is reachable by keyboard',
    loss: 'A shopper without a mouse cannot buy.',
    check: ofSold(async (visit, sold) => {
      const product = visit.shop.products.find(({ availability }) => inStock.test(availability)) ?? sold[0];
      const page = await visit.open(product.path);
      const button = addButton(page);
      if ((await button.count()) === 0) return notOffered(`${product.path} has no button that adds to a cart`);
      const isReached = () => button.evaluate((element) => element === document.activeElement);
      let presses = 0;
      while (presses < 150 && !(await isReached())) {
        await page.keyboard.press('Tab');
        presses += 1;
      }
      return judge(
        (await isReached()) ? [] : [`${product.path}: 150 presses of Tab do not reach it`],
        `${presses} presses of Tab on ${product.path}`,
      );
    }),
  },
  {
    title: 'Pages fit a phone of 360 px without horizontal scrolling',
    loss: 'A shopper on a phone has to push the page sideways to read it.',
    check: (visit) => fits(visit, 360),
  },
  {
    title: 'Pages fit at a zoom of 400 % without horizontal scrolling',
    loss: 'A shopper who enlarges the page has to push every line sideways to read it.',
    check: (visit) => fits(visit, 320),
  },
  {
    title: 'Product pages load fast and do not shift',
    loss: 'A shopper waits, or presses the wrong button because the page has moved.',
    check: ofSold(async (visit, [{ path }]) => {
      const page = await visit.open(path);
      const { painted, moved } = await page.evaluate(async () => {
        const seen = { painted: 0, moved: 0 };
        new PerformanceObserver((list) => (seen.painted = list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) seen.moved += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        await new Promise((painted) => setTimeout(painted, 1500));
        return seen;
      });
      const problems = [
        painted > 2500 && `largest contentful paint after ${(painted / 1000).toFixed(1)} s, more than 2.5 s`,
        moved > 0.1 && `layout shift of ${moved.toFixed(2)}, more than 0.1`,
      ].flatMap((problem) => (problem ? [`${path}: ${problem}`] : []));
      return judge(
        problems,
        `${path}: largest contentful paint after ${(painted / 1000).toFixed(1)} s, layout shift of ${moved.toFixed(2)}, measured from here`,
      );
    }),
  },
  {
    title: 'Product pages show name and price without scripts',
    loss: 'A shopper whose scripts do not load sees an empty page.',
    check: ofSold(async ({ reader, shop: { products } }, [{ path, name }]) => {
      const { html } = await reader.read(path);
      const text = textIn(html);
      const heading = plain(textIn(textOf(html, /<h1[^>]*>([\s\S]*?)<\/h1>/)));
      const hasName = heading !== '' && (plain(name).includes(heading) || heading.includes(plain(name)));
      // Without structured data, any price will do.
      const [product] = products;
      const hasPrice = product
        ? figuresIn(text).includes(digits(product.price))
        : /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(text);
      const problems = [!hasName && 'the name is missing', !hasPrice && 'the price is missing'];
      return judge(
        problems.flatMap((problem) => (problem ? [`${path}: ${problem}`] : [])),
        path,
      );
    }),
  },
  {
    title: 'Search finds a product by its name',
    loss: 'A shopper searches for a product that the shop sells and does not find it.',
    check: ofProducts(async (visit, [{ name, path }]) => {
      const { search } = visit.shop;
      if (!search) return notOffered('the structured data of the home page has no search');
      const asked = search.replace('{query}', encodeURIComponent(name));
      const page = await visit.open(asked);
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
      return judge(links.includes(path) ? [] : [`${asked} does not lead to ${path}`], asked);
    }),
  },
];

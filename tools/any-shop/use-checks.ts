import type { Page } from 'playwright-core';
import { type Check, checkEach, judge, notOffered } from './page-checks';
import { linksIn, type Page as ReadPage } from './shop';
import { load, untilLoaded, type Visit } from './visit';

/** Maximum number of focused elements that are compared on a page. */
const STOPS = 20;

/** Part of a screenshot in CSS px. */
type Box = { x: number; y: number; width: number; height: number };

/** For each box of a PNG, the number of pixels that differ from the most frequent colour of the box. */
async function inkIn(visit: Visit, png: Buffer, boxes: readonly Box[]): Promise<number[]> {
  const page = await visit.context.newPage();
  const ink = await page.evaluate(
    async ([picture, parts]) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      return parts.map(({ x, y, width, height }) => {
        const pixels = canvas?.getImageData(x, y, width, height).data ?? new Uint8ClampedArray();
        const counts = new Map<number, number>();
        for (let at = 0; at < pixels.length; at += 4) {
          const colour = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
          counts.set(colour, (counts.get(colour) ?? 0) + 1);
        }
        return pixels.length / 4 - Math.max(0, ...counts.values());
      });
    },
    [png.toString('base64'), boxes] as const,
  );
  await page.close();
  return ink;
}

/** Names and boxes of the visible controls of a page, from its top. */
const controlsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')].flatMap(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const isInside = x >= 0 && y >= 0 && x + width <= innerWidth && y + scrollY + height <= 3000;
        const name = element.getAttribute('aria-label') || element.textContent?.trim() || element.getAttribute('name');
        return isVisible && isInside && width >= 8 && height >= 8
          ? [{ name: (name || element.tagName.toLowerCase()).slice(0, 40), box: { x, y: y + scrollY, width, height } }]
          : [];
      },
    ),
  );

/** Pages with links to products, the one with most of them first. */
function listPaths({ shop: { pages, sold } }: Visit): string[] {
  const countIn = (page: ReadPage) => linksIn(page).filter((link) => sold.some((one) => one.path === link)).length;
  return pages
    .filter(({ path, status }) => status === 200 && !sold.some((one) => one.path === path))
    .map((page) => ({ path: page.path, count: countIn(page) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ path }) => path);
}

/** Paths of the visible links on a page, in order. */
const shownLinks = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility())
      .map((link) => new URL((link as HTMLAnchorElement).href).pathname)
      .join(' '),
  );

/** Selects the first filter that changes a list, and returns its label; undefined if no control does. */
async function filterList(page: Page): Promise<string | undefined> {
  const filters = page.locator('main, body').last().locator('input[type=checkbox]:visible, select:visible');
  for (const filter of (await filters.all()).slice(0, 4)) {
    const [before, from] = [await shownLinks(page), page.url()];
    const label = await filter.evaluate(
      (element) =>
        element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent?.trim() ??
        element.getAttribute('name') ??
        'filter',
    );
    const isSelect = await filter.evaluate((element) => element.tagName === 'SELECT');
    const act = isSelect ? filter.selectOption({ index: 1 }, { timeout: 2000 }) : filter.check({ timeout: 2000 });
    const isDone = await act.then(
      () => true,
      () => false,
    );
    if (!isDone) continue;
    await page.waitForTimeout(1000);
    if (page.url() !== from || (await shownLinks(page)) !== before) return label;
  }
  return undefined;
}

/** Polls a condition until it is true, for at most 4 s. Returns whether it became true. */
async function soon(page: Page, ask: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    if (await ask().catch(() => false)) return true;
    await page.waitForTimeout(200);
  }
  return false;
}

/** Leaves a list for its last product, goes back, and compares. */
async function backProblems(visit: Visit, path: string): Promise<{ problems: string[]; seen: string } | undefined> {
  const page = await visit.context.newPage();
  // Keeps the page out of the back-forward cache, which a browser may empty at any time.
  await page.addInitScript(() => addEventListener('unload', () => {}));
  await page.setViewportSize({ width: 1280, height: 800 });
  await load(page, visit.shop.origin + path);
  const filter = await filterList(page);
  const sells = visit.shop.sold.map((one) => one.path);
  const links = page.locator(sells.map((one) => `a[href$="${one}"]:visible`).join());
  if ((await links.count()) === 0) return undefined;
  const last = links.last();
  await last.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const before = { place: await page.evaluate(() => scrollY), links: await shownLinks(page), address: page.url() };
  await last.click();
  const hasLeft = await soon(page, async () => page.url() !== before.address);
  if (!hasLeft) return undefined;
  await untilLoaded(page);
  await page.goBack({ waitUntil: 'commit' });
  const hasFilter = filter === undefined || (await soon(page, async () => (await shownLinks(page)) === before.links));
  const hasPlace = await soon(page, async () => Math.abs((await page.evaluate(() => scrollY)) - before.place) < 120);
  const place = await page.evaluate(() => Math.round(scrollY));
  await page.close();
  const problems = [
    filter !== undefined && !hasFilter && `${path}: after Back the filter “${filter}” is gone`,
    !hasPlace && `${path}: after Back the list is at ${place} px instead of ${Math.round(before.place)} px`,
  ].flatMap((problem) => (problem ? [problem] : []));
  return { problems, seen: `${path}${filter === undefined ? ', no filter found' : ` with the filter “${filter}”`}` };
}

/** Opens one page, leaves it and goes back; true if the browser restored the page instead of loading it again. */
async function isRestored(page: Page, from: string, to: string): Promise<boolean> {
  await load(page, from);
  await page.evaluate(() => Object.assign(window, { neverLeft: true }));
  await load(page, to);
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => 'neverLeft' in window);
}

/** Reasons for which the browser loaded a page again (HTML, notRestoredReasons). */
const reloadReasons = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons?: { reason: string }[] } | null;
    })[];
    return (entry?.notRestoredReasons?.reasons ?? []).map(({ reason }) => reason).join(', ');
  });

/** The focused element; null at the end of the page. `isBackwards` is true if it is before `last` in the document or in a row or column of it. */
const focusStop = (page: Page) =>
  page.evaluate(() => {
    const held = window as Window & { anyShopFirst?: Element; anyShopLast?: Element };
    const element = document.activeElement;
    // After the last element the focus leaves the page or starts again.
    if (!element || element === document.body || element === held.anyShopFirst) return null;
    held.anyShopFirst ??= element;
    const last = held.anyShopLast;
    held.anyShopLast = element;
    const box = element.getBoundingClientRect();
    const from = last?.getBoundingClientRect();
    let shared = last?.parentElement;
    while (shared && !shared.contains(element)) shared = shared.parentElement;
    const isRow = shared && /flex|grid/.test(getComputedStyle(shared).display);
    const isBefore = Boolean(last && last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
    // Visual order is compared inside a flex box or a grid only: elsewhere it follows the document.
    const isAbove = Boolean(from && box.bottom <= from.top && box.left < from.right);
    const isLeft = Boolean(from && box.right <= from.left && box.top < from.bottom && from.top < box.bottom);
    const isLeftToRight = getComputedStyle(element).direction === 'ltr';
    const name = element.getAttribute('aria-label') || element.textContent?.trim() || element.getAttribute('name');
    return {
      name: (name || element.tagName.toLowerCase()).slice(0, 40),
      isText: element.matches('textarea, input:not([type=checkbox], [type=radio], [type=submit], [type=button])'),
      isBackwards: isBefore || Boolean(isRow && isLeftToRight && (isAbove || isLeft)),
      box: { x: box.x, y: box.y, width: box.width, height: box.height },
    };
  });

/** Problems of the focus on a page: its order and its visibility. */
async function focusProblems(page: Page, path: string): Promise<string[]> {
  const problems: string[] = [];
  for (let presses = 0; presses < STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusStop(page);
    if (!stop) break;
    if (stop.isBackwards) problems.push(`${path}: the focus jumps back to “${stop.name}”`);
    const { x, y, width, height } = stop.box;
    const around = { x: Math.max(0, x - 6), y: Math.max(0, y - 6), width: width + 12, height: height + 12 };
    const isOnScreen = width > 0 && height > 0 && y < 800 && y + height > 0 && x < 1280 && x + width > 0;
    if (!isOnScreen) problems.push(`${path}: the focused “${stop.name}” is not on the screen`);
    // A text field shows the focus by its caret.
    if (!isOnScreen || stop.isText) continue;
    const focused = await page.screenshot({ clip: around, animations: 'disabled' });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const blurred = await page.screenshot({ clip: around, animations: 'disabled' });
    await page.evaluate(() =>
      (window as Window & { anyShopLast?: HTMLElement }).anyShopLast?.focus({ preventScroll: true }),
    );
    if (focused.equals(blurred)) problems.push(`${path}: nothing shows that “${stop.name}” has the focus`);
  }
  return problems;
}

/** Checks of a shopper's use of the shop in a browser, without a cart. */
export const useChecks: Check[] = [
  {
    title: 'Back returns to the same place of a list, with its filters',
    loss: 'A shopper who looks at a product and goes back has to find the place in the list again.',
    check: async (visit) => {
      for (const path of listPaths(visit).slice(0, 3)) {
        const found = await backProblems(visit, path);
        if (found) return judge(found.problems, found.seen);
      }
      return notOffered('no page that was read lists products');
    },
  },
  {
    title: 'Back restores a page at once, from the back-forward cache',
    loss: 'A shopper who goes back waits for the whole page again.',
    check: async (visit) => {
      const { origin } = visit.shop;
      const [control, away] = [`${origin}/any-shop-control`, `${origin}/any-shop-away`];
      const page = await visit.context.newPage();
      for (const address of [control, away])
        await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Any shop' }));
      if (!(await isRestored(page, control, away)))
        return notOffered('this browser has no back-forward cache: name a whole Chromium by CHROMIUM_PATH');
      const problems: string[] = [];
      for (const path of visit.samplePaths.slice(0, 2)) {
        if (await isRestored(page, origin + path, away)) continue;
        problems.push(`${path} is loaded again after Back (${(await reloadReasons(page)) || 'no reason given'})`);
      }
      await page.close();
      return judge(problems, visit.samplePaths.slice(0, 2).join(', '));
    },
  },
  {
    title: 'Pictures reserve their space',
    loss: 'A shopper presses the wrong thing because a late picture has moved the page.',
    check: async (visit) => {
      let count = 0;
      const problems = await checkEach(visit, visit.samplePaths, async (page, path) => {
        const { all, unsized } = await page.evaluate(() => {
          const shown = [...document.images].filter((image) => image.checkVisibility() && image.currentSrc !== '');
          const isSized = (image: HTMLImageElement) => {
            const { position, aspectRatio } = getComputedStyle(image);
            // With its source removed, a picture keeps only the space that markup and style give it.
            const isReserved = image.hasAttribute('width') && image.hasAttribute('height');
            return isReserved || /absolute|fixed/.test(position) || !/^auto( |$)/.test(aspectRatio);
          };
          const keepsHeight = (image: HTMLImageElement) => {
            const { height } = image.getBoundingClientRect();
            const copy = image.cloneNode() as HTMLImageElement;
            copy.removeAttribute('src');
            copy.removeAttribute('srcset');
            copy.alt = '';
            image.replaceWith(copy);
            const empty = copy.getBoundingClientRect().height;
            copy.replaceWith(image);
            return Math.abs(height - empty) < 1;
          };
          const late = shown.filter((image) => !isSized(image) && !keepsHeight(image));
          return { all: shown.length, unsized: late.map((image) => image.currentSrc) };
        });
        count += all;
        return unsized.map((address) => `${path} shows ${address.slice(0, 120)} without width and height`);
      });
      return count === 0
        ? notOffered('no picture on the pages that were opened')
        : judge(problems, `${count} pictures`);
    },
  },
  {
    title: 'The focus follows the page and can be seen',
    loss: 'A shopper who uses the keyboard cannot tell where the next press goes.',
    check: async (visit) =>
      judge(
        await checkEach(visit, visit.samplePaths.slice(0, 2), focusProblems),
        `the first ${STOPS} presses of Tab on ${visit.samplePaths.slice(0, 2).join(', ')}`,
      ),
  },
  {
    title: 'A link skips the navigation',
    loss: 'A shopper who uses the keyboard passes through the whole menu on each page.',
    check: async (visit) => {
      const problems = await checkEach(visit, visit.samplePaths.slice(0, 2), async (page, path) => {
        for (let presses = 0; presses < 3; presses += 1) {
          await page.keyboard.press('Tab');
          const target = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
          if (!/^#./.test(target)) continue;
          await page.keyboard.press('Enter');
          const isThere = await page.evaluate(
            (id) => {
              const element = document.getElementById(id);
              const held = document.activeElement;
              return Boolean(element && (element.contains(held) || location.hash === `#${id}`));
            },
            decodeURIComponent(target.slice(1)),
          );
          return isThere ? [] : [`${path}: the link to ${target} leads nowhere`];
        }
        return [`${path}: none of the first three presses of Tab reaches a link to the content`];
      });
      return judge(problems, visit.samplePaths.slice(0, 2).join(', '));
    },
  },
  {
    title: 'Controls stay visible in forced colours',
    loss: 'A shopper who uses a high-contrast theme does not see a button.',
    check: async (visit) => {
      let count = 0;
      const problems = await checkEach(visit, visit.samplePaths.slice(0, 2), async (page, path) => {
        const shot = async () => {
          const controls = await controlsOf(page);
          const png = await page.screenshot({
            fullPage: true,
            animations: 'disabled',
            clip: { x: 0, y: 0, width: 1280, height: 3000 },
          });
          const ink = await inkIn(
            visit,
            png,
            controls.map(({ box }) => box),
          );
          return controls.map(({ name }, place) => ({ name, ink: ink[place] ?? 0 }));
        };
        const usual = await shot();
        await page.emulateMedia({ forcedColors: 'active' });
        const forced = await shot();
        if (usual.length !== forced.length) return [];
        count += usual.length;
        return usual
          .filter(({ ink }, place) => ink > 0 && forced[place]?.ink === 0)
          .map(({ name }) => `${path}: “${name}” cannot be seen`);
      });
      return judge(problems, `${count} controls compared`);
    },
  },
  {
    title: 'Pages do not move for shoppers who ask for reduced motion',
    loss: 'A shopper whom motion makes ill cannot stop it.',
    check: async (visit) => {
      const problems = await checkEach(visit, visit.samplePaths, async (page, path) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await load(page);
        const moving = await page.evaluate(() => {
          const animated = document.getAnimations().flatMap((animation) => {
            const target = (animation.effect as KeyframeEffect | null)?.target;
            const isEndless = animation.effect?.getTiming().iterations === Infinity;
            return animation.playState === 'running' && isEndless && target?.checkVisibility() ? [target] : [];
          });
          const films = [...document.querySelectorAll('video')].filter((film) => film.autoplay && !film.paused);
          return [...animated, ...films, ...document.querySelectorAll('marquee')].map(
            (element) => element.outerHTML.split('>')[0] ?? '',
          );
        });
        return moving.map((element) => `${path}: ${element.slice(0, 120)}> keeps moving`);
      });
      return judge(problems, `${visit.samplePaths.length} pages opened`);
    },
  },
];

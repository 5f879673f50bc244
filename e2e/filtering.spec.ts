// Verifies docs/product.md 2.9, 5.7, 5.8, 5.14.
import { gzipSync } from 'node:zlib';
import { nearestTitle } from '@/components/filtering/copy-nearest';
import { filteringCopy, sortLabels } from '@/components/filtering/copy';
import { chipCopy } from '@/components/filtering/copy-chips';
import { shellCopy } from '@/components/shell/copy';
import { fitMark } from '@/components/size/copy';
import { countCopy, watchesCopy } from '@/components/catalogue/copy';
import { brands } from '@/data/brands';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { isWeekend } from '@/data/weekend';
import { withWeekendPrices, buildCatalogueIndex } from '@/domain/filtering/catalogue-index';
import { applyFilters, blockingFilterOf } from '@/domain/filtering/filter-watches';
import { formatFilterState, parseFilterState, sorts, withoutFilter } from '@/domain/filtering/filter-state';
import { rangeFilterNames } from '@/domain/filtering/range-filters';
import { distanceFromRightSize, fitOf } from '@/domain/fit';
import type { Watch } from '@/domain/watch';
import { watchKey } from '@/domain/watch-key';
import { circumferenceOf, type Wrist, wristText } from '@/domain/wrist';
import { cardOf } from './page-objects/by-copy';
import { focusedElement } from './support/user-driver';
import { hydratePage, untilHydrated } from './support/hydrated';
import { today } from './support/shop';
import { desktopOnly, expect, longExceptFirst, test, type Page } from './support/fixtures';
import { violations } from './support/accessibility';
import { storeTexts } from './support/storage';
import { screens, smallTargets } from './support/layout';
import { recordShifts, shiftsIn } from './support/layout-shift';

const watches = readShopWatches();

/** Names of the watches that match a query, in order. */
function namesOf(query: string): string[] {
  const catalogueIndex = buildCatalogueIndex(watches);
  const { keys } = applyFilters(
    isWeekend(today()) ? withWeekendPrices(catalogueIndex) : catalogueIndex,
    parseFilterState(new URLSearchParams(query)),
  );
  return keys.flatMap((key) => watches.find((watch) => watchKey(watch) === key)?.fullName ?? []);
}

test('ranges and facets filter the list and change the address', { tag: '@smoke' }, async ({ page, rangeFilters }) => {
  await page.goto('/all');
  await rangeFilters.open();
  await rangeFilters.moveHandle('price', 'highest', 300);
  await rangeFilters.toggle('movement', 'Automatic');
  await rangeFilters.toggle('dial', 'Blue');
  await rangeFilters.toggle('dial', 'White');
  await rangeFilters.close();
  const query = 'price=-300&movement=automatic&dial=blue&dial=white';
  await expect(page).toHaveURL(`/all?${query}`);
  const names = namesOf(query);
  expect(names.length).toBeGreaterThan(1);
  await expect(rangeFilters.names).toList(names);
  await expect(rangeFilters.count).toHaveText(countCopy(names.length, 54));
  await expect(rangeFilters.chips).toList(['up to $300', 'Automatic', 'Blue dial', 'White dial', filteringCopy.clear]);
});

const wrist: Wrist = { figure: 163.7, unit: 'mm' };

/** Names of the watches with one of the fits on the wrist, the right size first. */
function namesByFit(of: readonly Watch[], fits: readonly string[], circumference = circumferenceOf(wrist)): string[] {
  return of
    .filter(({ specification }) => fits.includes(fitOf(specification, circumference).verdict))
    .toSorted(
      (a, b) =>
        distanceFromRightSize(a.specification, circumference) - distanceFromRightSize(b.specification, circumference),
    )
    .map(({ fullName }) => fullName);
}

test(
  '"Fits my wrist" narrows and sorts a list without a layout shift, and the address names the wrist (docs/product.md 5.14)',
  { tag: ['@a11y', '@long'] },
  async ({ page, rangeFilters }) => {
    await storeTexts(page, { wrist: wristText(wrist) });
    await recordShifts(page);
    await page.goto('/all');
    await rangeFilters.show('diameter');
    await expect(rangeFilters.filter('fit')).toBeVisible();
    // On a phone the groups move when one of them opens; the ranges within an open group do not.
    const ofRanges = (shift: string) => /^[\d.]+; <div role="group"/.test(shift);
    expect((await shiftsIn(page)).filter(ofRanges)).toEqual([]);
    await rangeFilters.toggle('fit', 'Good');
    await rangeFilters.toggle('fit', 'Snug');
    await expect(rangeFilters.sort).toHaveValue('fit');
    expect(await violations(page)).toEqual([]);
    await rangeFilters.close();
    const query = 'fit=good&fit=snug&sort=fit&wrist=163.7mm';
    await expect(page).toHaveURL(`/all?${query}`);
    const names = namesByFit(watches, ['good', 'snug']);
    await expect(rangeFilters.names).toList(names);
    await expect(rangeFilters.count).toHaveText(countCopy(names.length, 54));
    await expect(rangeFilters.chips).toList(['Good fit, 163.7 mm', 'Snug fit, 163.7 mm', filteringCopy.clear]);
    await expect(cardOf(page, names[0] ?? '')).toShowMessage(
      fitMark({ verdict: 'good', spare: 0, wristWidth: 0 }, wrist),
    );
    await page.reload();
    await expect(rangeFilters.names).toList(names);
    await rangeFilters.clear.click();
    await expect(page).toHaveURL('/all?sort=fit&wrist=163.7mm');
    await expect(rangeFilters.names).toHaveCount(54);
  },
);

test(
  'a page whose price lies outside the scale keeps its address until the first touch of the filters (docs/product.md 20.7)',
  { tag: '@long' },
  async ({ page, rangeFilters }) => {
    for (const path of ['/all?price=-40', '/all?price=900-', '/search?q=chronograph+under+50']) {
      await page.goto(path);
      await rangeFilters.show('price');
      await rangeFilters.waitUntilHydrated();
      await expect(page).toHaveURL(path);
    }
  },
);

// Verifies docs/product.md 5.14 (own wrist).
test('the order by fit is offered as soon as a wrist is known', { tag: '@long' }, async ({ page, rangeFilters }) => {
  await storeTexts(page, { wrist: wristText(wrist) });
  await page.goto('/all');
  await rangeFilters.open();
  await expect(rangeFilters.sort.getByRole('option', { name: sortLabels.fit, exact: true })).toBeAttached();
});

test(
  'a shared link with a wrist shows its fits on a brand list and in the search, also without an own wrist (docs/product.md 5.14)',
  { tag: '@long' },
  async ({ page, rangeFilters }) => {
    await page.goto('/all/xerix?fit=good&fit=large&sort=fit&wrist=6.5in');
    const xerix = watches.filter(({ catalogue }) => catalogue === 'xerix');
    const names = namesByFit(xerix, ['good', 'large'], 165.1);
    expect(names.length).toBeGreaterThan(0);
    await expect(rangeFilters.names).toList(names);
    await expect(rangeFilters.chips).toList(['Good fit, 6.5 inches', 'Large fit, 6.5 inches', filteringCopy.clear]);
    await page.goto('/search?q=automatic,+155+mm+wrist');
    await rangeFilters.show('diameter');
    await expect(rangeFilters.filter('fit')).toHaveText(/^Fits my wrist 155 mm/);
    await expect(rangeFilters.sort.getByRole('option', { name: sortLabels.fit, exact: true })).toBeAttached();
  },
);

test(
  'the order by fit and the fits are absent without a wrist, and from the HTML of a list (docs/product.md 5.14)',
  { tag: '@long' },
  async ({ page, rangeFilters, request }) => {
    await page.goto('/all');
    await rangeFilters.open();
    await rangeFilters.expand('diameter');
    await expect(rangeFilters.sort.getByRole('option')).toHaveText(
      sorts.filter((sort) => sort !== 'fit').map((sort) => sortLabels[sort]),
    );
    await expect(rangeFilters.filter('fit')).toHaveCount(0);
    const html = await (await request.get('/all', { headers: { cookie: 'wrist=163.7 mm' } })).text();
    expect(html).not.toContain('name="wrist"');
  },
);

// Verifies docs/product.md 2.9 (reload, Back, shared link).
test('a filtered list is the same after a reload, Back and in a shared link', async ({ page, rangeFilters, tabs }) => {
  await page.goto('/all');
  await rangeFilters.open();
  await rangeFilters.toggle('display', 'Discs');
  await rangeFilters.close();
  await expect(rangeFilters.names).toList(namesOf('display=discs'));
  await rangeFilters.open();
  await rangeFilters.toggle('movement', 'Automatic');
  await rangeFilters.close();
  const both = 'movement=automatic&display=discs';
  await expect(page).toHaveURL(`/all?${both}`);
  await page.reload();
  await expect(rangeFilters.names).toList(namesOf(both));
  await untilHydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/all?display=discs');
  await expect(rangeFilters.names).toList(namesOf('display=discs'));
  await page.goBack();
  await expect(page).toHaveURL('/all');
  await expect(rangeFilters.names).toHaveCount(54);
  const other = await tabs.open(`/all?${both}`);
  await expect(other.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(namesOf(both));
  await other.close();
});

test('Back from a product page restores the filtered list', async ({ page, rangeFilters }) => {
  await page.goto('/all/xerix');
  await rangeFilters.open();
  await rangeFilters.toggle('movement', 'Quartz');
  await rangeFilters.close();
  await expect(rangeFilters.names).toList(['Xeric Noonmark']);
  await cardOf(page, 'Xeric Noonmark').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noonmark');
  await page.goBack();
  await expect(page).toHaveURL('/all/xerix?movement=quartz');
  await expect(rangeFilters.names).toList(['Xeric Noonmark']);
});

test(
  "no handle of a range filter is painted over the sheet's button",
  { tag: ['@phone', '@long'] },
  async ({ page, rangeFilters, isMobile }) => {
    test.skip(!isMobile, 'a wide screen has no sheet');
    await page.goto('/all');
    await rangeFilters.open();
    for (const rangeFilter of rangeFilterNames) {
      await rangeFilters.expand(rangeFilter);
      for (const end of ['lowest', 'highest'] as const) {
        // Puts the middle of the handle over the middle of the button.
        const isCovered = await rangeFilters.handle(rangeFilter, end).evaluate((input) => {
          const form = input.closest('form');
          const footer = form?.querySelector('footer')?.getBoundingClientRect();
          if (!form || !footer) throw new Error('The sheet has no button.');
          const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
          form.scrollTop += middleOf(input.getBoundingClientRect()) - middleOf(footer);
          const { left, right } = input.getBoundingClientRect();
          return [left + 22, right - 22].some((x) => {
            return !document.elementFromPoint(x, middleOf(footer))?.closest('footer');
          });
        });
        expect(isCovered, filteringCopy[end](rangeFilter)).toBe(false);
      }
    }
  },
);

test(
  'a chip removes its own filter, and Clear all removes all filters',
  { tag: '@long' },
  async ({ page, rangeFilters }) => {
    await page.goto('/all?price=-300&movement=automatic&dial=blue');
    await page.getByRole('link', { name: filteringCopy.remove('Automatic'), exact: true }).click();
    await expect(page).toHaveURL('/all?price=-300&dial=blue');
    await expect(rangeFilters.names).toList(namesOf('price=-300&dial=blue'));
    await rangeFilters.clear.click();
    await expect(page).toHaveURL('/all');
    await expect(rangeFilters.names).toHaveCount(54);
    await expect(rangeFilters.chips).toHaveCount(0);
  },
);

test(
  'an empty result names the filter that excludes all watches and offers to remove it',
  { tag: '@long' },
  async ({ page, rangeFilters }) => {
    const query = 'price=-90&movement=automatic&dial=yellow';
    const filterState = parseFilterState(new URLSearchParams(query));
    const excluding = blockingFilterOf(buildCatalogueIndex(watches), filterState);
    if (!excluding) throw new Error('Expected one filter that excludes all watches.');
    await page.goto(`/all?${query}`);
    await expect(page.getByRole('main')).toShowMessage(filteringCopy.nothing);
    await expect(rangeFilters.names).toHaveCount(0);
    await page
      .getByRole('link', { name: filteringCopy.without(chipCopy(excluding.part, {}), excluding.count), exact: true })
      .click();
    await expect(rangeFilters.names).toList(namesOf(formatFilterState(withoutFilter(filterState, excluding.part))));
  },
);

// Verifies docs/product.md 5.17 (on the server, after a filter).
test(
  'an empty result shows the nearest watches first, each with what differs, in the browser and without scripts',
  { tag: '@long' },
  async ({ page, rangeFilters }) => {
    const near = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });
    await page.goto('/all?price=-90&movement=automatic&dial=yellow');
    await expect(page.getByRole('heading', { name: nearestTitle(true), exact: true })).toBeVisible();
    await expect(near).toHaveCount(6);
    const onServer = await near.allTextContents();
    await page.goto('/all?price=-90&dial=yellow');
    await rangeFilters.open();
    await rangeFilters.toggle('movement', 'Automatic');
    await rangeFilters.close();
    await expect(near).toHaveText(onServer);
    await expect(page.getByRole('main')).toShowMessage('Quartz, not automatic');
    await page.getByRole('link', { name: filteringCopy.remove('Automatic'), exact: true }).click();
    await expect(page).toHaveURL('/all?price=-90&dial=yellow');
    await page.goBack();
    await rangeFilters.clear.click();
    await expect(rangeFilters.names).toHaveCount(54);
    await expect(near).toHaveCount(0);
  },
);

test('the list sorts by price', async ({ page, rangeFilters }) => {
  await page.goto('/all/luminox');
  await rangeFilters.open();
  await rangeFilters.sort.selectOption(sortLabels.price);
  await rangeFilters.close();
  await expect(page).toHaveURL('/all/luminox?sort=price');
  const cheapest = watches
    .filter(({ catalogue }) => catalogue === 'luminox')
    .toSorted((a, b) => a.priceCents - b.priceCents);
  await expect(rangeFilters.names).toList(cheapest.map(({ fullName }) => fullName));
});

test('a range handle moves by keyboard, exposes its value, and stops at the other handle', async ({
  page,
  rangeFilters,
}) => {
  await page.goto('/all/undone');
  await rangeFilters.show('diameter');
  const lowest = rangeFilters.handle('diameter', 'lowest');
  await lowest.focus();
  await rangeFilters.waitUntilHydrated();
  await page.keyboard.press('ArrowRight');
  await expect(lowest).toHaveAttribute('aria-valuetext', '36.5 mm');
  await expect(page).toHaveURL('/all/undone?diameter=36.5-');
  await page.keyboard.press('End');
  await expect(lowest).toHaveValue('42');
  await expect(rangeFilters.handle('diameter', 'highest')).toHaveValue('42');
  await expect(page).toHaveURL('/all/undone?diameter=42-');
  await page.goBack();
  await expect(page).toHaveURL('/all/undone');
});

test(
  'the lower handle can be dragged back when both are at the upper end',
  { tag: desktopOnly },
  async ({ page, rangeFilters }) => {
    await page.goto('/all/undone?diameter=42-');
    const lowest = rangeFilters.handle('diameter', 'lowest');
    const box = await rangeFilters.trackOf('diameter');
    await expect(lowest).toHaveValue('42');
    const middle = box.y + box.height / 2;
    // The middle of a handle is 22 px from its end of the track.
    await page.mouse.move(box.x + box.width - 22, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + 22, middle, { steps: 3 });
    await page.mouse.up();
    await expect(lowest).toHaveValue('36');
    await expect(page).toHaveURL('/all/undone');
  },
);

test('a filter set before hydration is applied after it', async ({ page, rangeFilters }) => {
  let release = () => {};
  const released = new Promise<void>((come) => (release = come));
  await page.goto('/all');
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await rangeFilters.open();
  await rangeFilters.moveHandle('price', 'highest', 90);
  await expect(rangeFilters.names).toHaveCount(54);
  release();
  await expect(rangeFilters.names).toList(namesOf('price=-90'));
  await expect(page).toHaveURL('/all?price=-90');
});

test('an invalid query shows the whole list', async ({ page, rangeFilters }) => {
  await page.goto('/all?price=cheap&movement=steam&sort=random&diameter=--&dial=%3Cscript%3E');
  await expect(rangeFilters.names).toHaveCount(54);
  await expect(rangeFilters.chips).toHaveCount(0);
});

test('a filtered list has noindex and the canonical address of its list', async ({ request }) => {
  for (const [path, list] of [
    ['/all?movement=solar', '/all'],
    ['/new?sort=price', '/new/allnew'],
    ['/wfemale/allwfemale?dial=rose', '/wfemale/allwfemale'],
    ['/all/times?price=-200', '/all/times'],
  ]) {
    const html = await (await request.get(path ?? '')).text();
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${list}"/>`));
  }
  expect((await request.get('/all/rolex?price=-200')).status()).toBe(404);
  expect((await request.get('/all?dial=blue&page=2')).status()).toBe(404);
  expect((await request.get('/found/all', { maxRedirects: 0 })).status()).toBe(308);
});

test(
  'the filter sheet of a phone opens, counts, closes and restores the focus',
  { tag: '@phone' },
  async ({ page, rangeFilters, isMobile }) => {
    test.skip(!isMobile, 'a wide screen has no sheet');
    await page.goto('/all');
    await rangeFilters.openButton.click();
    await expect(rangeFilters.form).toBeInViewport();
    expect(
      await smallTargets(page, '#filter-form button, #filter-form summary, #filter-form label, #filter-form select'),
    ).toEqual([]);
    await rangeFilters.toggle('strap', 'Mesh');
    await expect(rangeFilters.showButton).toHaveText(filteringCopy.show(namesOf('strap=mesh').length));
    await rangeFilters.showButton.click();
    await expect(rangeFilters.form).toBeHidden();
    await expect(rangeFilters.openButton).toHaveText(filteringCopy.open(1));
    await rangeFilters.openButton.click();
    await expect(rangeFilters.form).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(rangeFilters.form).toBeHidden();
    await expect(rangeFilters.openButton).toBeVisiblyFocused();
  },
);

test(
  'filtering causes no layout shift and fits 320 px',
  { tag: '@phone' },
  async ({ page, rangeFilters, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/all/gshock?movement=solar&function=gps');
    await recordShifts(page);
    await page.reload();
    await expect(rangeFilters.names).toList(['G-Shock Scree Line']);
    await expect(page).toFitWidth();
    expect(await shiftsIn(page)).toEqual([]);
  },
);

test(
  'the filter form loads its script only on interaction',
  { tag: '@phone' },
  async ({ page, rangeFilters, isMobile }) => {
    test.skip(isMobile, 'does not depend on the viewport');
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    const html = (await (await page.goto('/all'))?.text()) ?? '';
    await expect(rangeFilters.form).toBeVisible();
    await untilHydrated(page);
    const untouched = (await Promise.all(scripts)).join('');
    expect(untouched).toContain('React');
    expect(untouched).not.toContain(filteringCopy.nothing);
    const form = /<form[^>]*id="filter-form".*?<\/form>/s.exec(html)?.[0] ?? '';
    const figures = /\\"catalogueIndex\\":\{.*?\\"byName\\":\[[^\]]*\]\}/s.exec(html)?.[0] ?? '';
    expect(form.length).toBeGreaterThan(5_000);
    expect(figures.length).toBeGreaterThan(2_000);
    expect(gzipSync(form).length + gzipSync(figures).length).toBeLessThan(5_000);
    await rangeFilters.sort.hover();
    await rangeFilters.waitUntilHydrated();
    expect((await Promise.all(scripts)).join('')).toContain(filteringCopy.nothing);
  },
);

for (const [place, path] of [
  '/all',
  '/all/xerix',
  '/wfemale/allwfemale',
  '/new/allnew',
  '/all?price=-300',
  '/all/california?price=-300',
  '/search?q=blue',
  // Filters without a match, beside a short and a long title.
  '/all?price=-90&movement=automatic&dial=yellow',
  '/all/california?price=-50&dial=yellow',
].entries()) {
  // Verifies docs/product.md 5.12 (all watches, brand list, women's list, New Arrivals, filtered list, search results).
  // Verifies docs/product.md 5.12 (nearest watches).
  test(
    `${path} shows its first watches on the first screen (docs/product.md 5.12)`,
    { tag: longExceptFirst(place) },
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'sets its own viewports');
      await page.goto(path);
      const picture = page.getByRole('main').getByRole('listitem').locator('picture img').first();
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        const box = await picture.boundingBox();
        if (!box) throw new Error(`${path} shows no picture at ${width}x${height}.`);
        const visible = (Math.min(height, box.y + box.height) - box.y) / box.height;
        expect.soft(box.y, `top of the first picture at ${width}x${height}`).toBeLessThanOrEqual(height / 2);
        expect.soft(visible, `visible part of the first picture at ${width}x${height}`).toBeGreaterThanOrEqual(0.8);
      }
    },
  );
}

test(
  'the bar of filters stays on top while the list scrolls (docs/product.md 5.12)',
  { tag: '@long' },
  async ({ page, rangeFilters, isMobile }) => {
    await page.goto('/all');
    const bar = isMobile ? rangeFilters.openButton : rangeFilters.groupButton('price');
    await page.mouse.wheel(0, 3_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_500);
    await expect(bar).toBeOnScreen();
    if (isMobile) return;
    await bar.click();
    await expect(rangeFilters.figure('price', 'highest')).toBeOnScreen();
  },
);

test(
  'at most 12 tab stops lie between the content and the first watch (docs/product.md 5.12)',
  { tag: '@long' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no bar');
    await page.goto('/all');
    await untilHydrated(page);
    const stops = await page.getByRole('main').evaluate((main) => {
      const card = main.querySelector('li a:has(h2)');
      const before = [...main.querySelectorAll<HTMLElement>('a, button, input, select, summary')].filter(
        (control) =>
          control.checkVisibility() &&
          control.tabIndex >= 0 &&
          !!card &&
          !!(control.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING),
      );
      return before.map((control) => control.textContent || control.getAttribute('name'));
    });
    expect(stops.length, stops.join(', ')).toBeLessThanOrEqual(12);
    expect(stops.length).toBeGreaterThan(5);
  },
);

/** The link of the first card of a page. */
const firstCard = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .filter({ has: page.getByRole('heading') })
    .first();

test(
  'on a phone the text of a list waits for the watches above it to arrive (docs/product.md 5.12)',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'on wider screens the text is above the watches');
    const text = page.getByText(brands[0]?.description ?? '', { exact: true });
    await page.goto('/all/xerix');
    await expect(text).toBeVisible();
    await page.route('/all/xerix', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf('</main>')) });
    });
    await page.reload();
    await expect(cardOf(page, 'Xeric Slow Meridian')).toBeVisible();
    await expect(text).toBeHidden();
  },
);

/** The names of the tab stops between the start of the content and the first watch. */
async function stopsBeforeFirstWatch(page: Page): Promise<string[]> {
  const card = await firstCard(page).elementHandle();
  await page.getByRole('main').focus();
  const stops: string[] = [];
  while (stops.length < 30) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((link) => document.activeElement === link, card)) return stops;
    stops.push((await focusedElement(page))?.name ?? '');
  }
  throw new Error(`No tab stop is the first watch: ${stops.join(', ')}.`);
}

for (const path of ['/all', '/all/xerix', '/search?q=diver']) {
  test(
    `Tab reaches the first watch of ${path} after at most 12 stops (docs/product.md 5.12)`,
    { tag: '@long' },
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'a phone has no Tab key');
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 1024 });
        await page.goto(path);
        await hydratePage(page);
        const stops = await stopsBeforeFirstWatch(page);
        expect(stops.length, stops.join(', ')).toBeLessThanOrEqual(12);
        expect(stops.length).toBeGreaterThan(5);
      }
    },
  );
}

for (const path of [
  '/all',
  '/all/xerix',
  '/search?q=diver',
  '/search?q=purple+tourbillon',
  '/all?price=-90&movement=automatic&dial=yellow',
]) {
  test(
    `the second tab stop of ${path} skips to the watches (docs/product.md 5.12)`,
    { tag: ['@a11y', '@long'] },
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'a phone has no Tab key');
      await page.goto(path);
      const skip = page.getByRole('link', { name: filteringCopy.skip, exact: true });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(skip).toBeOnScreen();
      await expect(skip).toBeVisiblyFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(firstCard(page)).toBeVisiblyFocused();
      // A card with focus shows its second picture.
      await expect(firstCard(page).locator('img').last()).toBeOnScreen();
    },
  );
}

test('a page without watches has no link that skips to them (docs/product.md 5.12)', async ({ page }) => {
  await page.goto('/contact/form');
  await expect(page.getByRole('link', { name: shellCopy.skip, exact: true })).toBeAttached();
  await expect(page.getByRole('link', { name: filteringCopy.skip, exact: true })).toHaveCount(0);
});

test('a list of one maker offers no filter that cannot narrow it (docs/product.md 5.12)', async ({
  page,
  rangeFilters,
}) => {
  await page.goto('/all/xerix');
  await rangeFilters.open();
  await expect(rangeFilters.groupButton('price')).toBeVisible();
  await expect(rangeFilters.groupButton('brand')).toHaveCount(0);
});

// Verifies docs/product.md 5.13 (upper handle, lower handle).
test(
  'a press on the track moves the nearest handle in round steps (docs/product.md 5.13)',
  { tag: '@long' },
  async ({ page, rangeFilters }) => {
    await page.goto('/all');
    const box = await rangeFilters.trackOf('price');
    const highest = rangeFilters.handle('price', 'highest');
    await page.mouse.click(box.x + box.width * 0.7, box.y + box.height / 2);
    await expect(page).toHaveURL(/^[^?]*\/all\?price=-\d*[05]$/);
    await expect(highest).toBeFocused();
    await page.mouse.click(box.x + box.width * 0.2, box.y + box.height / 2);
    await expect(page).toHaveURL(/\/all\?price=\d*[05]-\d*[05]$/);
  },
);

// Verifies docs/product.md 5.13 (figure above the scale, text that is no number).
test(
  'a typed figure narrows the list, is clamped, and is ignored if it is no number (docs/product.md 5.13)',
  { tag: '@long' },
  async ({ page, rangeFilters }) => {
    await page.goto('/all');
    await rangeFilters.show('price');
    const highest = rangeFilters.figure('price', 'highest');
    await highest.focus();
    await rangeFilters.waitUntilHydrated();
    const whole = await highest.inputValue();
    await highest.fill('$ 233');
    await highest.press('Enter');
    await expect(page).toHaveURL('/all?price=-233');
    await expect(rangeFilters.names).toList(namesOf('price=-233'));
    await rangeFilters.open();
    await expect(highest).toHaveValue('$233');
    await highest.fill('a lot');
    await highest.press('Enter');
    await rangeFilters.open();
    await expect(highest).toHaveValue('$233');
    await highest.fill('99999');
    await highest.press('Enter');
    await expect(page).toHaveURL('/all');
    await rangeFilters.open();
    await expect(highest).toHaveValue(whole);
  },
);

// Verifies docs/product.md 5.13 (sheet of a phone).
test(
  'the sheet of a phone begins with Sort and Price, and Show leads to the watches (docs/product.md 5.13)',
  { tag: ['@phone', '@long'] },
  async ({ page, rangeFilters, isMobile }) => {
    test.skip(!isMobile, 'a wide screen has no sheet');
    await page.goto('/all');
    await untilHydrated(page);
    await page.mouse.wheel(0, 3_000);
    await rangeFilters.openButton.click();
    await expect(rangeFilters.sort).toBeInViewport();
    await rangeFilters.toggle('strap', 'Mesh');
    await rangeFilters.showButton.click();
    await expect(rangeFilters.count).toBeInViewport();
    await expect(rangeFilters.names.first()).toBeInViewport();
  },
);

test.describe('without JavaScript', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the button of the filter form stands clear of the other filters (docs/product.md 5.12)',
    { tag: '@long' },
    async ({ page, rangeFilters, isMobile }) => {
      test.skip(isMobile, 'the sheet of a phone has a row for the button');
      await page.goto('/all');
      for (const width of [768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const sort = await rangeFilters.sort.boundingBox();
        const button = await rangeFilters.showButton.boundingBox();
        const form = await rangeFilters.form.boundingBox();
        if (!sort || !button || !form) throw new Error(`The filters are not visible at ${width} px.`);
        const isClear = button.x >= sort.x + sort.width || button.y >= sort.y + sort.height;
        expect(isClear, `the button is beside or below the order at ${width} px`).toBe(true);
        expect(button.x + button.width, `right edge at ${width} px`).toBeLessThanOrEqual(form.x + form.width);
      }
    },
  );

  // Verifies docs/product.md 2.9 (without JavaScript).
  test(
    'the filter form is submitted and leads to the filtered list',
    { tag: '@long' },
    async ({ page, rangeFilters }) => {
      await page.goto('/all');
      await rangeFilters.open();
      await rangeFilters.moveHandle('price', 'highest', 150);
      await rangeFilters.toggle('movement', 'Quartz');
      await rangeFilters.form.getByRole('button', { name: filteringCopy.showWithoutScript, exact: true }).click();
      const names = namesOf('price=-150&movement=quartz');
      await expect(rangeFilters.names).toList(names);
      await expect(page.getByText(countCopy(names.length, 54), { exact: true })).toBeVisible();
      await page.getByRole('link', { name: filteringCopy.remove('Quartz'), exact: true }).click();
      await expect(rangeFilters.names).toList(namesOf('price=-150'));
      await rangeFilters.clear.click();
      await expect(page.getByText(watchesCopy(54), { exact: true })).toBeVisible();
    },
  );
});

// Verifies docs/product.md 2.6, 3.9, 8.1, 8.2, 8.3, 8.6, 8.8, 8.9, 8.10, 8.11, 8.12, 8.13, 8.15, 8.16, 8.17, 10.10.
import { byMaker } from '@/components/catalogue/copy';
import { filteringCopy } from '@/components/filtering/copy';
import { nearestTitle } from '@/components/filtering/copy-nearest';
import { searchTitle } from '@/components/search/copy';
import {
  allResults,
  clearRecent,
  didYouMean,
  nothingFound,
  quoted,
  recentTitle,
  removeRecent,
  startGroups,
  suggestionCount,
  clearSearch,
} from '@/components/search/copy-results';
import { brands } from '@/data/brands';
import { shipping } from '@/data/policies';
import { cardOf } from './page-objects/by-copy';
import { hydratePage, untilIdle } from './support/hydrated';
import { violations } from './support/accessibility';
import { desktopOnly, expect, type Page, test } from './support/fixtures';
import { storeTexts } from './support/storage';
import { recordShifts, shiftsIn } from './support/layout-shift';

// Verifies docs/product.md 3.9 (query).
test('the search finds a watch by brand and colour', { tag: '@smoke' }, async ({ page, header, isMobile }) => {
  await page.goto(isMobile ? '/search' : '/');
  const box = isMobile ? page.getByRole('main').getByRole('combobox') : header.searchBox;
  await box.fill('california cream');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=california+cream');
  await expect(cardOf(page, 'California Half & Half 40')).toBeVisible();
});

// Verifies docs/product.md 3.9 (empty query).
test('the search button does nothing with an empty query', { tag: '@long' }, async ({ page, header, isMobile }) => {
  test.skip(isMobile, 'the box is in the navigation bar');
  await page.goto('/all/xerix');
  await hydratePage(page);
  await header.navigation.getByRole('button', { name: searchTitle, exact: true }).click();
  await header.searchBox.fill('   ');
  await header.navigation.getByRole('button', { name: searchTitle, exact: true }).click();
  await expect(page).toHaveURL('/all/xerix');
});

test('a search without results shows a message and a link to all watches', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  await expect(page.getByRole('main')).toShowMessage(nothingFound);
  await page.getByRole('main').getByRole('link', { name: 'All 54 watches', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Watches');
});

test(
  'the search box of a query without results is there while the page is still loading',
  { tag: '@phone' },
  async ({ page }) => {
    await page.route('/search?q=small+automatic+under+100', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf('<footer')) });
    });
    await page.goto('/search?q=small+automatic+under+100');
    const main = page.getByRole('main');
    const [box, first] = [main.getByRole('search'), main.getByRole('listitem').first()];
    await expect(first).toBeVisible();
    await expect(box).toBeOnScreen();
    expect((await box.boundingBox())?.y ?? Infinity, 'the search box precedes the watches').toBeLessThan(
      (await first.boundingBox())?.y ?? 0,
    );
  },
);

test(
  'a query without results shows the nearest watches first, each with its difference (docs/product.md 8.16)',
  { tag: ['@a11y', '@long'] },
  async ({ page, isMobile }) => {
    await recordShifts(page);
    await page.goto('/search?q=small+automatic+under+100');
    const main = page.getByRole('main');
    await expect(main).toShowMessage(nothingFound);
    const nearest = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(nearest).toHaveCount(6);
    await expect(nearest.first().getByRole('img').first()).toBeOnScreen();
    for (const card of await nearest.all()) await expect(card).toHaveText(/^.+(more than \$100|not automatic)/);
    await expect(main.getByText(/^\d+ mm, (a little )?larger than small$/).first()).toBeVisible();
    const chips = page.getByRole('list', { name: filteringCopy.chips, exact: true });
    await expect(chips.getByRole('link')).toHaveText(['small', 'under $100', 'Automatic', filteringCopy.clear]);
    const [first, chip] = [await nearest.first().boundingBox(), await chips.boundingBox()];
    expect(first?.y ?? Infinity, 'the watches precede the chips').toBeLessThan(chip?.y ?? 0);
    expect(await violations(page)).toEqual([]);
    if (isMobile) await expect(page).toFitWidth();
    expect(await shiftsIn(page)).toEqual([]);
    await chips.getByRole('link', { name: filteringCopy.remove('under $100'), exact: true }).click();
    await expect(page).toHaveURL('/search?q=small&movement=automatic');
    await expect(main.getByText(/^\d+ mm, (a little )?larger than small$/)).toHaveCount(0);
    expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(6);
  },
);

test(
  'the nearest watches appear when a filter leaves no result of a query (docs/product.md 8.16)',
  { tag: '@long' },
  async ({ page, rangeFilters }) => {
    await page.goto('/search?q=moon');
    const found = await rangeFilters.names.allTextContents();
    await rangeFilters.open();
    await rangeFilters.moveHandle('price', 'highest', 80);
    await rangeFilters.close();
    await expect(page.getByRole('heading', { name: nearestTitle(true), exact: true })).toBeVisible();
    await expect(page.getByText(/^\$[\d.]+, (a little )?more than \$80$/).first()).toBeVisible();
    await page.goBack();
    await expect(rangeFilters.names).toHaveText(found);
  },
);

test(
  'a wish is a chip, and its removal keeps the rest of the query (docs/product.md 8.16)',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/search?q=thin+automatic+moon,+155+mm+wrist');
    const chips = page.getByRole('list', { name: filteringCopy.chips, exact: true });
    await expect(chips.getByRole('link')).toHaveText(['155 mm wrist', 'thin', 'Automatic', filteringCopy.clear]);
    await chips.getByRole('link', { name: filteringCopy.remove('155 mm wrist'), exact: true }).click();
    await expect(page).toHaveURL('/search?q=thin%2C+moon&movement=automatic');
    await expect(chips.getByRole('link')).toHaveText(['thin', 'Automatic', filteringCopy.clear]);
    await chips.getByRole('link', { name: filteringCopy.clear, exact: true }).click();
    await expect(page).toHaveURL('/search?q=moon');
  },
);

test('chips show wishes as the shopper typed them (docs/product.md 8.19)', { tag: '@long' }, async ({ page }) => {
  await page.goto('/search?q=Not+a+G-Shock,+For+a+Kid,+Half+%26+Half');
  const chips = page.getByRole('list', { name: filteringCopy.chips, exact: true });
  await expect(chips.getByRole('link')).toHaveText(['Not a G-Shock', 'Kid', filteringCopy.clear]);
  await chips.getByRole('link', { name: filteringCopy.remove('Kid'), exact: true }).click();
  await expect(page).toHaveURL('/search?q=Not+a+G-Shock%2C+Half+%26+Half');
  await expect(chips.getByRole('link')).toHaveText(['Not a G-Shock', filteringCopy.clear]);
});

test(
  'the results page without a query offers recent searches, lists and makers without a layout shift (docs/product.md 8.13)',
  { tag: ['@a11y', '@long'] },
  async ({ page }) => {
    await storeTexts(page, { 'recent-searches': JSON.stringify(['moon', 'steel']) });
    await recordShifts(page);
    await page.goto('/search');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([startGroups.list, byMaker, recentTitle]);
    await expect(main.getByRole('link', { name: 'Luminox', exact: true })).toBeVisible();
    await expect(page).toFitWidth();
    expect(await shiftsIn(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await main.getByRole('link', { name: 'moon', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(quoted('moon'));
  },
);

test(
  'an empty search box offers lists and makers by keyboard and touch (docs/product.md 8.13)',
  { tag: ['@phone', '@a11y'] },
  async ({ page, header }) => {
    await page.goto('/');
    const box = await header.openSearch();
    await expect(header.startOptions).toList([
      'New Arrivals',
      'Women’s Watches',
      'All watches',
      ...brands.map(({ title }) => title),
    ]);
    expect(await violations(page)).toEqual([]);
    await expect(page).toFitWidth();
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Arrivals');
  },
);

test('a maker is the first suggestion while its name is typed, with its list (docs/product.md 8.15)', async ({
  page,
  header,
}) => {
  await page.goto('/');
  const box = await header.openSearch();
  await box.pressSequentially('lumi');
  await expect(header.suggestions.first()).toHaveText('Luminox Watches');
  await expect(header.suggestions.nth(1)).toHaveAccessibleName(/^Luminox /);
  await box.fill('luminous');
  await expect(header.suggestions.first()).not.toHaveText('Luminox Watches');
});

test(
  'a suggestion breaks no word of a name, also on a weekend with double text size (docs/product.md 8.17)',
  { tag: '@long' },
  async ({ page, header, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.evaluate(() => document.documentElement.setAttribute('data-weekend', ''));
    for (const size of ['100%', '200%']) {
      await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
      const box = await header.openSearch();
      await box.fill('telegram');
      await expect(header.suggestions.first()).toHaveAccessibleName(/^Timex Telegram 35 /);
      expect(await header.suggestions.first().evaluate(brokenWords), size).toEqual([]);
      await box.fill('');
      await box.press('Escape');
      if (isMobile) await box.press('Escape');
    }
  },
);

/** Words of an element that are broken over two lines. */
const brokenWords = (element: Element): string[] => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent ?? '';
    for (const match of text.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, match.index);
      range.setEnd(texts.currentNode, match.index + match[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(match[0]);
    }
  }
  return broken;
};

test('a query is parsed into filters, and each can be removed', async ({ page }) => {
  await page.goto('/search?q=automatic+blue+under+400,+39+mm');
  const parts = page.getByRole('list', { name: filteringCopy.chips, exact: true });
  await expect(parts.getByRole('link')).toHaveText([
    'under $400',
    '38.5 to 39.5 mm case diameter',
    'Automatic',
    'Blue dial',
    filteringCopy.clear,
  ]);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Archetype Undercut 39']);
  await parts.getByRole('link', { name: filteringCopy.remove('38.5 to 39.5 mm case diameter'), exact: true }).click();
  await expect(parts.getByRole('link')).toHaveCount(4);
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
});

test('a filtered search keeps its query over a reload', async ({ page, rangeFilters }) => {
  await page.goto('/search?q=moon');
  await rangeFilters.open();
  await rangeFilters.toggle('movement', 'Automatic');
  await rangeFilters.close();
  await expect(page).toHaveURL('/search?q=moon&movement=automatic');
  const names = await rangeFilters.names.allTextContents();
  await page.reload();
  await expect(rangeFilters.names).toHaveText(names);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(quoted('moon'));
});

test(
  'a search without results offers a corrected spelling and a query without the excluding filter',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/search?q=chronogarf');
    await page.getByRole('link', { name: didYouMean('chronograph'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(quoted('chronograph'));
    await page.goto('/search?q=automatic+under+100');
    await page.getByRole('link', { name: /^Without “under \$100”: \d+ watches$/ }).click();
    await expect(page).toHaveURL('/search?movement=automatic');
  },
);

// Verifies docs/product.md 8.8 (results page).
test('queries about the shop show its pages', { tag: '@long' }, async ({ page, header }) => {
  await page.goto('/search?q=shipping');
  await expect(page.getByRole('main')).toShowMessage(shipping.points[0] ?? '');
  await page.goto('/all/xerix');
  await (await header.openSearch()).fill('contact');
  await header.suggestions.first().click();
  await expect(page).toHaveURL('/contact/form');
});

// Verifies docs/product.md 8.10 (arrow keys, Enter, Escape).
test('search suggestions work by keyboard', { tag: desktopOnly }, async ({ page, header }) => {
  await page.goto('/all/xerix');
  const box = await header.openSearch();
  await box.pressSequentially('luminux pel');
  await expect(header.suggestions).toHaveCount(2);
  await expect(header.suggestions.first()).toHaveAccessibleName(/^Luminox Pelagic 200 \$449\.00$/);
  await expect(page.locator('body')).toShowMessage(suggestionCount(1));
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await box.press('ArrowDown');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await header.suggestions.first().getAttribute('id')) ?? '',
  );
  await expect(header.suggestions.first()).toHaveAttribute('aria-selected', 'true');
  await box.press('End');
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await box.press('Escape');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue('luminux pel');
  await expect(box).toBeVisiblyFocused();
  await box.press('ArrowDown');
  await expect(header.suggestions.first()).toHaveAttribute('aria-selected', 'true');
  await box.press('ArrowUp');
  await box.press('ArrowUp');
  await expect(header.suggestions.last()).toHaveAttribute('aria-selected', 'true');
  await expect(header.suggestions.last()).toHaveText(allResults('luminux pel', 1));
  await box.press('ArrowUp');
  await box.press('Enter');
  await expect(page).toHaveURL('/all/luminox/1');
  await expect(header.searchDialog).toBeHidden();
});

// Verifies docs/product.md 8.10 (click, tap).
test(
  'at most eight search suggestions and a link to all results work by click',
  { tag: '@long' },
  async ({ page, header, isMobile }) => {
    await page.goto('/');
    const box = await header.openSearch();
    await box.pressSequentially('automatic');
    await expect(header.suggestions).toHaveCount(9);
    await (isMobile ? header.suggestions.last().tap() : header.suggestions.last().click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(quoted('automatic'));
    await expect(header.suggestions).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('search').getByRole('combobox')).toHaveValue('automatic');
  },
);

test('search suggestions overlay the page without being clipped', async ({ page, header }) => {
  await page.goto('/');
  const box = await header.openSearch();
  await box.pressSequentially('moon');
  await expect(header.suggestions.first()).toBeOnScreen();
});

test('search suggestions close when the focus leaves', { tag: '@long' }, async ({ page, header, isMobile }) => {
  test.skip(isMobile, 'the dialog fills the phone’s screen');
  await page.goto('/');
  const box = await header.openSearch();
  await box.pressSequentially('moon');
  await expect(header.suggestions.first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(header.suggestions).toHaveCount(0);
});

test('recent searches are stored, offered and cleared', { tag: '@long' }, async ({ page, header }) => {
  await page.goto('/');
  for (const query of ['moon', 'steel']) {
    const box = await header.openSearch();
    await box.fill(query);
    await expect(header.suggestions.last()).toBeVisible();
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(quoted(query));
    await page.goto('/');
  }
  await header.openSearch();
  await expect(header.recentSearches).toList(['steel', 'moon']);
  await page.getByRole('button', { name: removeRecent('moon'), exact: true }).click();
  await expect(header.recentSearches).toList(['steel']);
  await header.recentSearches.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(quoted('steel'));
  await page.goto('/');
  await header.openSearch();
  await page.getByRole('button', { name: clearRecent, exact: true }).click();
  await expect(header.recentSearches).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
});

test('invalid stored recent searches break nothing', { tag: '@long' }, async ({ page, header }) => {
  await page.addInitScript(() => localStorage.setItem('recent-searches', '{"0":['));
  await page.goto('/');
  const box = await header.openSearch();
  await box.pressSequentially('half eclipse');
  await expect(header.suggestions.first()).toHaveAccessibleName(/^Xeric Half Eclipse \$/);
});

// Verifies docs/product.md 8.11 (phone).
test('a button empties a filled search field (docs/product.md 8.18)', { tag: '@long' }, async ({ page, header }) => {
  await page.goto('/all/xerix');
  const box = await header.openSearch();
  const clear = page.getByRole('button', { name: clearSearch, exact: true });
  await expect(box).toBeFocused();
  await box.fill('moon');
  await clear.click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(clear).toBeHidden();
});

test(
  'the search icon of a phone opens a focused field and closes',
  { tag: '@phone' },
  async ({ page, header, isMobile }) => {
    test.skip(!isMobile, 'a wide screen has the box in its bar');
    await page.goto('/all/xerix');
    await expect(header.searchIcon).toHaveAttribute('href', '/search');
    const box = await header.openSearch();
    await expect(box).toBeVisiblyFocused();
    await box.pressSequentially('moon');
    await expect(header.suggestions.first()).toBeVisible();
    await box.press('Escape');
    await expect(header.suggestions).toHaveCount(0);
    await box.press('Escape');
    await expect(box).toHaveValue('');
    await expect(header.searchDialog).toBeVisible();
    await box.press('Escape');
    await expect(header.searchDialog).toBeHidden();
    await expect(header.searchIcon).toBeVisiblyFocused();
  },
);

/** Delays the suggestions' data until the returned function is called. */
async function delaySuggestions(page: Page) {
  let release = () => {};
  const wait = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/search-entries', async (route) => {
    await wait;
    await route.continue();
  });
  return release;
}

test(
  "a query typed before the suggestions' data is answered when it arrives",
  { tag: '@long' },
  async ({ page, header }) => {
    const letThrough = await delaySuggestions(page);
    await page.goto('/');
    const box = await header.openSearch();
    await box.pressSequentially('half eclipse');
    await expect(box).toHaveValue('half eclipse');
    await expect(header.suggestions).toHaveCount(0);
    letThrough();
    await expect(header.suggestions.first()).toHaveAccessibleName(/^Xeric Half Eclipse \$/);
    await expect(box).toHaveValue('half eclipse');
  },
);

test.describe("without the suggestions' data", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the search field leads to the results page', { tag: '@long' }, async ({ page, header }) => {
    await page.route('**/api/search-entries', (route) => route.abort());
    await page.goto('/');
    const box = await header.openSearch();
    await box.pressSequentially('moon');
    await expect(header.suggestions).toList([allResults('moon', undefined)]);
    await box.press('Enter');
    await expect(page).toHaveURL('/search?q=moon');
  });
});

test('search code and data load only when the search field gets the focus', async ({ page, header }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await untilIdle(page);
  const before = asked.length;
  expect(asked.filter((url) => url.includes('/api/search'))).toEqual([]);
  await header.openSearch();
  await expect.poll(() => asked.filter((url) => url.includes('/api/search-entries')).length).toBe(1);
  expect(
    asked.slice(before).filter((url) => url.includes('/_next/static/')),
    'scripts of the search',
  ).not.toEqual([]);
});

test(
  'open search suggestions pass axe, cause no layout shift and fit 320 px',
  { tag: ['@a11y', '@long'] },
  async ({ page, header, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    await recordShifts(page);
    await page.goto('/all/xerix');
    const box = await header.openSearch();
    await box.pressSequentially('automatic');
    await expect(header.suggestions).toHaveCount(9);
    expect(await violations(page)).toEqual([]);
    await expect(page).toFitWidth();
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(quoted('automatic'));
    await expect(page).toFitWidth();
    expect(await shiftsIn(page)).toEqual([]);
  },
);

test.describe('without JavaScript', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  // Verifies docs/product.md 8.11 (without JavaScript).
  test(
    'the search is a form, its icon a link, and its filters are links',
    { tag: '@long' },
    async ({ page, header, isMobile }) => {
      await page.goto('/');
      if (isMobile) await header.searchIcon.click();
      const place = isMobile ? page.getByRole('main') : header.navigation;
      await place.getByRole('searchbox').fill('blue automatic');
      await place.getByRole('button', { name: searchTitle, exact: true }).click();
      await expect(page).toHaveURL('/search?q=blue+automatic');
      await page.getByRole('link', { name: filteringCopy.remove('Automatic'), exact: true }).click();
      await expect(page).toHaveURL('/search?dial=blue');
      await page.goto('/search?q=small+automatic+under+100');
      await expect(page.getByText(/^\d+ mm, (a little )?larger than small$/).first()).toBeVisible();
      await page.getByRole('link', { name: filteringCopy.remove('small'), exact: true }).click();
      await expect(page).toHaveURL('/search?price=-99.99&movement=automatic');
    },
  );
});

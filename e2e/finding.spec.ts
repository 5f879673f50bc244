// Holds docs/product.md 2.9, 5.7, 5.8.
import { gzipSync } from 'node:zlib';
import { chipWords, findingWords, sortLabels } from '@/components/finding/copy';
import { countWords, watchesWords } from '@/components/catalogue/copy';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { isWeekend } from '@/data/weekend';
import { onWeekend, shelve } from '@/domain/finding/shelf';
import { find, partInTheWay } from '@/domain/finding/find';
import { formatSelection, parseSelection, without } from '@/domain/finding/selection';
import { watchKey } from '@/domain/watch-key';
import { cardOf } from './regions/cards';
import { untilAwake } from './support/awake';
import { today } from './support/clock';
import { expect, test } from './support/fixtures';
import { smallTargets } from './support/layout';
import { recordShifts, shiftsIn } from './support/layout-shift';

const watches = readShopWatches();

/** The names of what a query leaves of all watches, in order. */
function namesOf(query: string): string[] {
  const shelf = shelve(watches);
  const { keys } = find(isWeekend(today()) ? onWeekend(shelf) : shelf, parseSelection(new URLSearchParams(query)));
  return keys.flatMap((key) => watches.find((watch) => watchKey(watch) === key)?.fullName ?? []);
}

test(
  'rulers and facets narrow the list, and the address says how',
  { tag: ['@phone', '@smoke'] },
  async ({ page, rulers }) => {
    await page.goto('/all');
    await rulers.open();
    await rulers.handle('price', 'highest').fill('300');
    await rulers.press('movement', 'Automatic');
    await rulers.press('dial', 'Blue');
    await rulers.press('dial', 'White');
    await rulers.close();
    const query = 'price=-300&movement=automatic&dial=blue&dial=white';
    await expect(page).toHaveURL(`/all?${query}`);
    const names = namesOf(query);
    expect(names.length).toBeGreaterThan(1);
    await expect(rulers.names).toList(names);
    await expect(rulers.count).toHaveText(countWords(names.length, 54));
    await expect(rulers.chips).toList(['up to $300', 'Automatic', 'Blue dial', 'White dial', findingWords.clear]);
  },
);

test('reload, Back and a shared link give the same list', async ({ page, rulers, anotherTab }) => {
  await page.goto('/all');
  await rulers.open();
  await rulers.press('display', 'Discs');
  await rulers.close();
  await expect(rulers.names).toList(namesOf('display=discs'));
  await rulers.open();
  await rulers.press('movement', 'Automatic');
  await rulers.close();
  const both = 'movement=automatic&display=discs';
  await expect(page).toHaveURL(`/all?${both}`);
  await page.reload();
  await expect(rulers.names).toList(namesOf(both));
  await untilAwake(page);
  await page.goBack();
  await expect(page).toHaveURL('/all?display=discs');
  await expect(rulers.names).toList(namesOf('display=discs'));
  await page.goBack();
  await expect(page).toHaveURL('/all');
  await expect(rulers.names).toHaveCount(54);
  const other = await anotherTab.opens(`/all?${both}`);
  await expect(other.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(namesOf(both));
  await other.close();
});

test('Back from a watch brings the narrowed list back', async ({ page, rulers }) => {
  await page.goto('/all/xerix');
  await rulers.open();
  await rulers.press('movement', 'Quartz');
  await rulers.close();
  await expect(rulers.names).toList(['Xeric Noonmark']);
  await cardOf(page, 'Xeric Noonmark').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noonmark');
  await page.goBack();
  await expect(page).toHaveURL('/all/xerix?movement=quartz');
  await expect(rulers.names).toList(['Xeric Noonmark']);
});

test('a chip takes itself off, Clear all takes off everything', async ({ page, rulers }) => {
  await page.goto('/all?price=-300&movement=automatic&dial=blue');
  await page.getByRole('link', { name: findingWords.remove('Automatic'), exact: true }).click();
  await expect(page).toHaveURL('/all?price=-300&dial=blue');
  await expect(rulers.names).toList(namesOf('price=-300&dial=blue'));
  await rulers.clear.click();
  await expect(page).toHaveURL('/all');
  await expect(rulers.names).toHaveCount(54);
  await expect(rulers.chips).toHaveCount(0);
});

test('where nothing is left, the part that is in the way is named and can be dropped', async ({ page, rulers }) => {
  const query = 'price=-90&movement=automatic&dial=yellow';
  const selection = parseSelection(new URLSearchParams(query));
  const way = partInTheWay(shelve(watches), selection);
  if (!way) throw new Error('Expected one part to stand in the way.');
  await page.goto(`/all?${query}`);
  await expect(page.getByRole('main')).toSay(findingWords.nothing);
  await expect(rulers.names).toHaveCount(0);
  await page.getByRole('link', { name: findingWords.without(chipWords(way.part, {}), way.count), exact: true }).click();
  await expect(rulers.names).toList(namesOf(formatSelection(without(selection, way.part))));
});

test('a list is sorted', async ({ page, rulers }) => {
  await page.goto('/all/luminox');
  await rulers.open();
  await rulers.sort.selectOption(sortLabels.price);
  await rulers.close();
  await expect(page).toHaveURL('/all/luminox?sort=price');
  const cheapest = watches
    .filter(({ catalogue }) => catalogue === 'luminox')
    .toSorted((a, b) => a.priceCents - b.priceCents);
  await expect(rulers.names).toList(cheapest.map(({ fullName }) => fullName));
});

test('a handle goes by keyboard, says its value, and never past the other', async ({ page, rulers }) => {
  await page.goto('/all/undone');
  await rulers.open();
  const lowest = rulers.handle('diameter', 'lowest');
  await lowest.focus();
  await rulers.awake();
  await page.keyboard.press('ArrowRight');
  await expect(lowest).toHaveAttribute('aria-valuetext', '36.5 mm');
  await expect(page).toHaveURL('/all/undone?diameter=36.5-');
  await page.keyboard.press('End');
  await expect(lowest).toHaveValue('42');
  await expect(rulers.handle('diameter', 'highest')).toHaveValue('42');
  await expect(page).toHaveURL('/all/undone?diameter=42-');
  await page.goBack();
  await expect(page).toHaveURL('/all/undone');
});

test('what is set before the code has come is not lost', async ({ page, rulers }) => {
  let letCome = () => {};
  const held = new Promise<void>((come) => (letCome = come));
  await page.goto('/all');
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await rulers.open();
  await rulers.handle('price', 'highest').fill('90');
  await expect(rulers.names).toHaveCount(54);
  letCome();
  await expect(rulers.names).toList(namesOf('price=-90'));
  await expect(page).toHaveURL('/all?price=-90');
});

test('an address of nonsense is the list', async ({ page, rulers }) => {
  await page.goto('/all?price=cheap&movement=steam&sort=random&diameter=--&dial=%3Cscript%3E');
  await expect(rulers.names).toHaveCount(54);
  await expect(rulers.chips).toHaveCount(0);
});

test('a narrowed list is not for search engines and names its list', async ({ request }) => {
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
  'on a phone the sheet opens, counts, closes and gives the focus back',
  { tag: '@phone' },
  async ({ page, rulers, isMobile }) => {
    test.skip(!isMobile, 'a wide screen has no sheet');
    await page.goto('/all');
    await rulers.opener.click();
    await expect(rulers.form).toBeInViewport();
    expect(await smallTargets(page, '#finding button, #finding summary, #finding label, #finding select')).toEqual([]);
    await rulers.press('strap', 'Mesh');
    await expect(rulers.showButton).toHaveText(findingWords.show(namesOf('strap=mesh').length));
    await rulers.showButton.click();
    await expect(rulers.form).toBeHidden();
    await expect(rulers.opener).toHaveText(findingWords.open(1));
    await rulers.opener.click();
    await expect(rulers.form).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(rulers.form).toBeHidden();
    await expect(rulers.opener).toHoldFocus();
  },
);

test(
  'narrowing moves nothing that the shopper did not move, and fits 320 px',
  { tag: '@phone' },
  async ({ page, rulers, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/all/gshock?movement=solar&function=gps');
    await recordShifts(page);
    await page.reload();
    await expect(rulers.names).toList(['G-Shock Scree Line']);
    await expect(page).toFit();
    expect(await shiftsIn(page)).toEqual([]);
  },
);

test(
  'until it is touched, the form costs its HTML and its figures, no code',
  { tag: '@phone' },
  async ({ page, rulers, isMobile }) => {
    test.skip(isMobile, 'the same on both');
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    const html = (await (await page.goto('/all'))?.text()) ?? '';
    await expect(rulers.form).toBeVisible();
    await untilAwake(page);
    const untouched = (await Promise.all(scripts)).join('');
    expect(untouched).toContain('React');
    expect(untouched).not.toContain(findingWords.nothing);
    const form = /<form[^>]*id="finding".*?<\/form>/s.exec(html)?.[0] ?? '';
    const figures = /\\"shelf\\":\{.*?\\"byName\\":\[[^\]]*\]\}/s.exec(html)?.[0] ?? '';
    expect(form.length).toBeGreaterThan(5_000);
    expect(figures.length).toBeGreaterThan(2_000);
    expect(gzipSync(form).length + gzipSync(figures).length).toBeLessThan(5_000);
    await rulers.sort.hover();
    await rulers.awake();
    expect((await Promise.all(scripts)).join('')).toContain(findingWords.nothing);
  },
);

test.describe('without JavaScript', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent and answers with the narrowed list', { tag: '@phone' }, async ({ page, rulers }) => {
    await page.goto('/all');
    await rulers.open();
    await rulers.handle('price', 'highest').fill('150');
    await rulers.facet('movement').locator('summary').click();
    await rulers.facet('movement').getByText('Quartz', { exact: true }).click();
    await rulers.form.getByRole('button', { name: findingWords.showWithoutScript, exact: true }).click();
    const names = namesOf('price=-150&movement=quartz');
    await expect(rulers.names).toList(names);
    await expect(page.getByText(countWords(names.length, 54), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: findingWords.remove('Quartz'), exact: true }).click();
    await expect(rulers.names).toList(namesOf('price=-150'));
    await rulers.clear.click();
    await expect(page.getByText(watchesWords(54), { exact: true })).toBeVisible();
  });
});

// Verifies docs/product.md 10.9.
import { watchKey } from '@/domain/watch-key';
import { recentCopy } from '@/components/product/copy-late';
import { holdScripts } from './support/held-scripts';
import { hydratePage, untilIdle } from './support/hydrated';
import { desktopOnly, expect, test, type Page } from './support/fixtures';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { pathOf, watchNamed } from './support/shop';
import { storeTexts } from './support/storage';

const title = (page: Page) => page.getByRole('heading', { name: recentCopy.title, exact: true });
const row = (page: Page) => page.getByRole('list', { name: recentCopy.title, exact: true });
const names = (page: Page) => row(page).getByRole('heading');
const scrollToEnd = (page: Page) => page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }));
/** Scrolls the start of the footer to the middle of the screen: a scroll anchor above it would not hide its move. */
const showFooterStart = (page: Page) =>
  page
    .getByRole('contentinfo')
    .evaluate((footer) => scrollBy({ top: footer.getBoundingClientRect().top - innerHeight / 2, behavior: 'instant' }));
const pathOfName = (name: string) => pathOf(watchNamed(name));

/** Opens a product page and waits until the visit is stored. */
async function visit(page: Page, name: string): Promise<void> {
  await page.goto(pathOfName(name));
  const latest = () => page.evaluate(() => localStorage.getItem('recent')?.split(',')[0]);
  await expect.poll(latest).toBe(watchKey(watchNamed(name)));
}

/** Records the shop's requests for lists of watches. */
function recordRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/watches') asked.push(search);
  });
  return asked;
}

// Verifies docs/product.md 10.9 (row of a watch's page, row of the home page).
test(
  'recently viewed watches appear last on the page, newest first, without the current one',
  { tag: '@long' },
  async ({ page }) => {
    for (const name of ['Slow Meridian', 'Late Matinee', 'Slow Meridian', 'Hedgerow 36']) await visit(page, name);
    await scrollToEnd(page);
    await expect(names(page)).toList(['Slow Meridian', 'Late Matinee']);
    await names(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow Meridian');
    await scrollToEnd(page);
    await expect(names(page)).toList(['Hedgerow 36', 'Late Matinee']);
    await page.goto('/');
    await scrollToEnd(page);
    await expect(names(page)).toList(['Slow Meridian', 'Hedgerow 36', 'Late Matinee']);
  },
);

test(
  'recently viewed watches are hidden on the first visit, and load only near the viewport',
  { tag: '@long' },
  async ({ page }) => {
    const asked = recordRequests(page);
    await visit(page, 'Slow Meridian');
    await scrollToEnd(page);
    await untilIdle(page);
    await expect(title(page)).toHaveCount(0);
    await page.goto(pathOfName('Late Matinee'));
    await untilIdle(page);
    expect(asked).toEqual([]);
    await scrollToEnd(page);
    await expect(names(page)).toList(['Slow Meridian']);
    expect(asked).toHaveLength(1);
  },
);

test('recently viewed watches load without a layout shift', async ({ page }) => {
  await recordShifts(page);
  await storeTexts(page, { recent: 'xerix/1,undone/3,timex/1,gshock/1,california/3' });
  await page.goto(pathOfName('Telegram 35'));
  await scrollToEnd(page);
  await expect(names(page)).toHaveCount(5);
  expect(await shiftsIn(page)).toEqual([]);
});

// Verifies docs/product.md 20.4.
for (const path of [pathOfName('Telegram 35'), '/']) {
  test(
    `recently viewed watches move nothing on ${path} for a shopper who is at its footer before hydration`,
    { tag: '@long' },
    async ({ page }) => {
      await recordShifts(page);
      await storeTexts(page, { recent: 'xerix/1,undone/3,timex/1,gshock/1,california/3' });
      const { release } = await holdScripts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await showFooterStart(page);
      release();
      await hydratePage(page);
      await expect(names(page)).toHaveCount(5);
      expect(await shiftsIn(page)).toEqual([]);
    },
  );
}

test(
  'a product page reserves no space for recently viewed watches if its own watch is the only one',
  { tag: '@long' },
  async ({ page }) => {
    await recordShifts(page);
    await storeTexts(page, { recent: 'xerix/1,{"not":"a key"}' });
    const { release } = await holdScripts(page);
    await page.goto(pathOfName('Slow Meridian'), { waitUntil: 'domcontentloaded' });
    await showFooterStart(page);
    release();
    await hydratePage(page);
    await untilIdle(page);
    await expect(title(page)).toHaveCount(0);
    expect(await shiftsIn(page)).toEqual([]);
  },
);

test('clearing recently viewed watches affects all tabs', { tag: [desktopOnly, '@long'] }, async ({ page, tabs }) => {
  await storeTexts(page, { recent: 'xerix/1,undone/3' });
  await page.goto(pathOfName('Telegram 35'));
  await scrollToEnd(page);
  await expect(names(page)).toHaveCount(2);
  const other = await tabs.open(pathOfName('Hedgerow 36'));
  await scrollToEnd(other);
  await expect(names(other)).toHaveCount(3);
  await expect(names(page)).toList(['Hedgerow 36', 'Slow Meridian', 'Late Matinee']);
  await page.getByRole('button', { name: recentCopy.clear, exact: true }).click();
  await expect(page.getByText(recentCopy.cleared, { exact: true })).toBeVisible();
  await expect(title(page)).toBeFocused();
  await expect(row(other)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recent'))).toBeNull();
});

test(
  'recently viewed watches are at most twelve, without unknown watches and invalid keys',
  { tag: '@long' },
  async ({ page }) => {
    const many = [1, 2, 3, 4, 5, 6].flatMap((id) => [`xerix/${id}`, `undone/${id}`, `luminox/${id}`]);
    await storeTexts(page, { recent: ['{"not":"a key"}', 'xerix/99', ...many].join() });
    await page.goto(pathOfName('Telegram 35'));
    await scrollToEnd(page);
    await expect(names(page)).toHaveCount(11);
  },
);

test(
  'invalid or forbidden storage of recently viewed watches breaks nothing',
  { tag: '@long' },
  async ({ page, product, browserStorage }) => {
    await storeTexts(page, { recent: '\u0000[{{', compare: 'null' });
    await page.goto(pathOfName('Slow Meridian'));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent'))).toBe('xerix/1');
    await browserStorage.rejectAccess();
    await page.goto(pathOfName('Late Matinee'));
    await scrollToEnd(page);
    await untilIdle(page);
    await expect(product.topSelling).toBeInViewport();
    await expect(title(page)).toHaveCount(0);
  },
);

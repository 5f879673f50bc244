import { pictureAt } from '@/data/pictures';
import { readError } from '@/tools/requirements/failure-message';
import { recordAnnouncements } from './support/announcements';
import { desktopOnly, expect, test, type Page } from './support/fixtures';
import { watchNamed } from './support/shop';
import { storeTexts, storeValues } from './support/storage';

/** The shop's expect with a short timeout, because most assertions here fail. */
const expectNow = expect.configure({ timeout: 150 });

/** Returns the value that a failing assertion saw, or `passes`. */
const seenValue = (asking: Promise<void>) =>
  asking.then(
    () => 'passes',
    (error: Error) => readError(error.message).saw,
  );

/** Asserts the value that an assertion saw on each small page. */
async function compare(page: Page, pages: Readonly<Record<string, string>>, ask: () => Promise<void>) {
  for (const [html, seen] of Object.entries(pages)) {
    await page.setContent(`<!doctype html>${html}`);
    expect(await seenValue(ask()), html).toBe(seen);
  }
}

const overlay = 'position: fixed; inset: 0; background: white';

test('toBeOnScreen detects hidden, clipped and covered elements', { tag: [desktopOnly, '@long'] }, async ({ page }) => {
  const watch = page.getByText('Late Comet', { exact: true });
  const pages = {
    '<p>Late Comet</p>': 'passes',
    '<p style="color: red">Half Eclipse</p>': 'no element',
    '<div style="display: none"><p>Late Comet</p></div>': 'a hidden element',
    '<p style="visibility: hidden">Late Comet</p>': 'a hidden element',
    '<p style="width: 1px; height: 1px; overflow: hidden">Late Comet</p>': 'a hidden element',
    '<p style="margin-top: 200vh">Late Comet</p>': '0 % of the element within the window',
    '<p style="position: fixed; left: -50px; width: 100px">Late Comet</p>': '50 % of the element within the window',
    '<div style="height: 10px; overflow: hidden"><p style="margin: 0; height: 40px">Late Comet</p></div>':
      '25 % of the element within the window',
    '<div style="opacity: 0.3"><p style="opacity: 0.3">Late Comet</p></div>': 'a transparent element',
    [`<p>Late Comet</p><div style="${overlay}">Sale</div>`]: 'an element covered by <div> “Sale”',
    [`<p>Late Comet</p><div style="${overlay}; pointer-events: none"></div>`]: 'an element covered by <div>',
    [`<p>Late Comet</p><img alt="" style="${overlay}; background: none; width: 100%; height: 100%">`]:
      'an element covered by <img>',
    [`<style>i::after { content: ""; ${overlay} }</style><p>Late Comet</p><i></i>`]: 'an element covered by <i>',
    [`<p>Late Comet</p><div style="${overlay}; background: none"></div>`]: 'passes',
    [`<p>Late Comet</p><div style="${overlay}; opacity: 0"></div>`]: 'passes',
  };
  await compare(page, pages, () => expectNow(watch).toBeOnScreen());
  await page.setContent('<p style="position: fixed; left: -50px; width: 100px">Late Comet</p>');
  await expectNow(watch).toBeOnScreen({ part: 0.5 });
  await page.setContent('<p>Late Comet</p>');
  expect(await seenValue(expectNow(watch).not.toBeOnScreen())).toBe('the element');
});

test(
  'toBeVisiblyFocused detects a focus elsewhere and an invisible focus',
  { tag: [desktopOnly, '@long'] },
  async ({ page }) => {
    const pay = page.getByRole('button', { name: 'Pay', exact: true });
    const shown = '<style>:focus { outline: 3px solid black }</style>';
    const pages = {
      [`${shown}<button autofocus>Pay</button>`]: 'passes',
      [`${shown}<button autofocus>Back</button>`]: 'no element',
      [`${shown}<button>Pay</button><button autofocus>Back</button>`]: 'the focus on <button> “Back”',
      [`${shown}<button>Pay</button>`]: 'the focus on <body> “Pay”',
      '<style>:focus { outline: none }</style><button autofocus>Pay</button>':
        'the element with the focus, but without an outline',
      '<style>:focus { outline: 3px solid transparent }</style><button autofocus>Pay</button>':
        'the element with the focus, but without an outline',
      '<style>* { outline: none; box-shadow: 0 0 9px black }</style><button autofocus>Pay</button>':
        'the element with the focus, but without an outline',
      [`${shown}<button autofocus style="position: fixed; left: -200px">Pay</button>`]:
        '0 % of the element within the window',
      [`${shown}<button autofocus>Pay</button><div style="${overlay}"></div>`]: 'an element covered by <div>',
    };
    await compare(page, pages, async () => {
      await page.evaluate(() => document.querySelector<HTMLElement>('[autofocus]')?.focus());
      await expectNow(pay).toBeVisiblyFocused();
    });
  },
);

test('toFitWidth detects horizontal overflow', { tag: [desktopOnly, '@long'] }, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  const bare = '<style>body { margin: 0 }</style>';
  const pages = {
    [`${bare}<p>Late Comet</p>`]: 'passes',
    [`${bare}<p style="width: 1000px">Late Comet</p>`]: '200 px of horizontal overflow, up to <p> “Late Comet”',
    [`${bare}<p style="position: absolute; left: 790px; width: 20px">15</p>`]:
      '10 px of horizontal overflow, up to <p> “15”',
    [`${bare}<div style="overflow: auto"><p style="width: 1000px">Late Comet</p></div>`]: 'passes',
  };
  await compare(page, pages, () => expectNow(page).toFitWidth());
});

test(
  'toShowMessage rejects a partial sentence, another case and hidden text',
  { tag: [desktopOnly, '@long'] },
  async ({ page }) => {
    const pages = {
      '<main>It costs $1.00.</main>': 'passes',
      '<main><b>Late Comet.</b> <i>It costs $1.00.</i></main>': 'passes',
      '<main>A watch. It costs\n <b>$1.00</b>. Two are left.</main>': 'passes',
      '<main>It costs $1.00</main>': '"It costs $1.00"',
      '<main>it costs $1.00.</main>': '"it costs $1.00."',
      '<main>Now it costs, it says: It costs $1.00.</main>': '"Now it costs, it says: It costs $1.00."',
      '<main>It costs $11.00.</main>': '"It costs $11.00."',
      '<main>Late Comet<p hidden>It costs $1.00.</p></main>': '"Late Comet"',
      '<main>It costs $1.00<span hidden>.</span></main>': '"It costs $1.00"',
      '<p>It costs $1.00.</p>': 'nothing',
    };
    await compare(page, pages, () => expectNow(page.locator('main')).toShowMessage('It costs $1.00.'));
    await page.setContent('<main>It costs $1.00.</main>');
    const both = expectNow(page.locator('main')).toShowMessage('It costs $1.00.', 'Two are left.');
    await expect(both).rejects.toThrow('toShowMessage: the shopper saw "It costs $1.00."; expected "Two are left.".');
  },
);

test(
  'toList detects another order, and missing, repeated and unexpected items',
  { tag: [desktopOnly, '@long'] },
  async ({ page }) => {
    const list = (...names: string[]) => names.map((name) => `<li>${name}</li>`).join('');
    const pages = {
      [list('Late Comet', 'Noonmark')]: 'passes',
      [list('Noonmark', 'Late Comet')]: 'Noonmark, Late Comet (the same in another order)',
      [list('Noonmark')]: 'Noonmark (Late Comet missing)',
      [list('Late Comet', 'Noonmark', 'Noonmark')]: 'Late Comet, Noonmark, Noonmark (Noonmark repeated)',
      [list('Late Comet', 'Late Comet')]: 'Late Comet, Late Comet (Noonmark missing; Late Comet repeated)',
      [list('Late Comet', 'Noonmark', 'Trestle')]: 'Late Comet, Noonmark, Trestle (Trestle not expected)',
      [list('Late Comet', 'Noonmark 24')]: 'Late Comet, Noonmark 24 (Noonmark missing; Noonmark 24 not expected)',
      '<p>Late Comet</p>': 'nothing (Late Comet, Noonmark missing)',
    };
    await compare(page, pages, () => expectNow(page.getByRole('listitem')).toList(['Late Comet', 'Noonmark']));
  },
);

test('toShowPrice rejects another price and a partial text', { tag: [desktopOnly, '@long'] }, async ({ page }) => {
  const pages = {
    '<p>$99.00</p>': 'passes',
    '<p>$199.00</p>': '"$199.00"',
    '<p>$99</p>': '"$99"',
    '<p>from $99.00</p>': '"from $99.00"',
    '<p hidden>$99.00</p>': 'a hidden element',
    '<b>$99.00</b>': 'nothing',
  };
  await compare(page, pages, () => expectNow(page.locator('p')).toShowPrice(99_00));
  await page.setContent('<p>Pay $99.00</p>');
  await expectNow(page.locator('p')).toShowPrice(99_00, (price) => `Pay ${price}`);
});

test(
  'toShowPicture rejects another file, a hidden image and one that is not loaded',
  { tag: [desktopOnly, '@long'] },
  async ({ page }) => {
    await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html' }));
    await page.goto('/blank');
    const [wanted, other] = ['/watches/xerix/1-1.webp', '/watches/xerix/1-2.webp'];
    const variant = (master: string, width = 320) => `/pictures/${pictureAt(master, '').file}-${width}.avif`;
    const image = (source: string, attributes = '') => `<img alt="Xeric Slow Meridian" src="${source}" ${attributes}>`;
    const pages = {
      [image(variant(wanted))]: 'passes',
      [image(variant(other))]: new URL(variant(other), page.url()).href,
      [image(variant(wanted), 'hidden')]: 'a hidden element',
      [image(variant(wanted, 640), 'loading="lazy" style="margin-top: 9000px"')]: 'no picture',
      '<img alt="Xeric Slow Meridian">': 'no picture',
      '<p>Xeric Slow Meridian</p>': 'nothing',
    };
    await compare(page, pages, () => expectNow(page.locator('img')).toShowPicture(wanted));
  },
);

test(
  'toHaveInCart and toHaveOnWishlist compare the stored lists',
  { tag: [desktopOnly, '@long'] },
  async ({ page }) => {
    const [comet, meridian] = [watchNamed('Late Comet'), watchNamed('Slow Meridian')];
    await storeValues(page, { token1: [{ ...comet, quantity: 2 }, meridian], wishlist: [comet, meridian] });
    await expectNow(page).toHaveInCart({ ...comet, quantity: 2 }, meridian);
    await expectNow(page).toHaveOnWishlist(comet, meridian);
    const inCart = '2 × Late Comet, 1 × Slow Meridian in the cart';
    expect(await seenValue(expectNow(page).toHaveInCart(comet, meridian)), 'another quantity').toBe(inCart);
    expect(await seenValue(expectNow(page).toHaveInCart(meridian, { ...comet, quantity: 2 })), 'another order').toBe(
      inCart,
    );
    expect(await seenValue(expectNow(page).toHaveInCart({ ...comet, quantity: 2 })), 'one fewer').toBe(inCart);
    expect(await seenValue(expectNow(page).toHaveInCart()), 'none').toBe(inCart);
    const onWishlist = '1 × Late Comet, 1 × Slow Meridian on the wishlist';
    expect(await seenValue(expectNow(page).toHaveOnWishlist(meridian, comet)), 'another order').toBe(onWishlist);
    expect(await seenValue(expectNow(page).toHaveOnWishlist(comet)), 'one fewer').toBe(onWishlist);
    await storeTexts(page, { token1: '[]', wishlist: 'null' });
    expect(await seenValue(expectNow(page).toHaveInCart(comet))).toBe('nothing in the cart');
    expect(await seenValue(expectNow(page).toHaveOnWishlist(comet))).toBe('nothing on the wishlist');
  },
);

// The timeout of toAnnounce is fixed: each failing assertion takes it in full.
test(
  'toAnnounce rejects other texts, another order and additional announcements',
  { tag: [desktopOnly, '@long'] },
  async ({ context }) => {
    const announce = async (said: readonly string[], expected: readonly string[]) => {
      const page = await context.newPage();
      await recordAnnouncements(page);
      await page.goto('data:text/html,<p role="status"></p>');
      for (const announcement of said)
        await page.getByRole('status').evaluate((status, text) => void (status.textContent = text), announcement);
      return expect(page)
        .toAnnounce(...expected)
        .then(
          () => 'passes',
          (error: Error) => readError(error.message).loss,
        );
    };
    const [one, two] = ['1 watch in the cart', '2 watches in the cart'];
    expect(
      await Promise.all([
        announce([one, two], [one, two]),
        announce([], []),
        announce([one], [two]),
        announce([one, two], [two, one]),
        announce([one, two], [one]),
        announce([], [one]),
      ]),
    ).toEqual([
      'passes',
      'passes',
      `toAnnounce: a screen reader said "${one}"; expected "${two}".`,
      `toAnnounce: a screen reader said "${one}", then "${two}"; expected "${two}", then "${one}".`,
      `toAnnounce: a screen reader said "${one}", then "${two}"; expected "${one}".`,
      `toAnnounce: a screen reader said nothing; expected "${one}".`,
    ]);
  },
);

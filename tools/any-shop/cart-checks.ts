import type { Page } from 'playwright-core';
import { addButton, type Check, judge, notOffered, type Verdict } from './page-checks';
import { cartNames, pathOf, type Sold } from './shop';
import { load, untilLoaded, type Visit } from './visit';

/** Names and paths of a cart, in some common languages. */
const cartName = new RegExp(String.raw`\b(?:${cartNames}|bag|bascket)\b|カート|買い物かご`, 'i');
/** Paths to try in a shop whose pages link to no cart. */
const usualCarts = ['/cart', '/basket', '/checkout/cart'];

/** Maximum number of products that a check tries to buy. */
const TRIES = 4;

/** Path of the cart that a page links to; undefined if no page is found. */
async function cartOf(page: Page, { reader }: Visit): Promise<string | undefined> {
  const links = await page.locator('a[href]').evaluateAll((all) =>
    all.map((link) => ({
      address: (link as HTMLAnchorElement).href,
      name: link.getAttribute('aria-label') ?? link.textContent ?? '',
    })),
  );
  const own = links.filter(({ address }) => address.startsWith(reader.origin) && !/add|[?#]/.test(address));
  const named =
    own.find(({ address }) => cartName.test(new URL(address).pathname)) ?? own.find(({ name }) => cartName.test(name));
  if (named) return pathOf(named.address);
  for (const path of usualCarts) if ((await reader.read(path)).status === 200) return path;
  return undefined;
}

/**
 * Selects the first offered value of each option that a product needs.
 * @param rows also presses the first button of each row of buttons, which may be no option at all
 */
async function chooseOptions(page: Page, rows: boolean): Promise<void> {
  const main = page.locator('main, body').last();
  for (const select of await main.locator('select:visible').all()) {
    const value = await select.evaluate(
      (element) => [...(element as HTMLSelectElement).options].find((one) => one.value && !one.disabled)?.value,
    );
    const isChosen = await select.evaluate((element) => (element as HTMLSelectElement).value !== '');
    if (value !== undefined && !isChosen) await select.selectOption(value, { timeout: 1000 }).catch(() => []);
  }
  const buttons = main.locator(`[role=radio]:visible, input[type=radio]:visible${rows ? ', button:visible' : ''}`);
  const adds = await addButton(page).elementHandle();
  const firsts = await buttons.evaluateAll((all, end) => {
    const before = all.filter(
      (one) => end && one.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING && one.closest('form, main'),
    );
    const rowOf = (one: Element) => (one.closest('li') ?? one).parentElement;
    const isName = (one: Element) =>
      !one.matches('button:not([role])') || /^[\w ]{1,20}$/.test(one.textContent?.trim() ?? '');
    return before.flatMap((one) => {
      const row = before.filter((other) => rowOf(other) === rowOf(one));
      const isNew = row[0] === one && row.length > 1 && row.every(isName);
      const isChosen = row.some((other) => other.matches(':checked, [aria-checked=true], [aria-pressed=true]'));
      return isNew && !isChosen ? [all.indexOf(one)] : [];
    });
  }, adds);
  for (const index of firsts)
    await buttons
      .nth(index)
      .click({ timeout: 1000 })
      .catch(() => {});
}

/** True if the cart that this tab opens lists a product, within a few seconds. */
async function lists(page: Page, address: string, { name }: Sold): Promise<boolean> {
  await load(page, address);
  return showsSoon(page, name);
}

/** True if the page shows a text within 4 s. */
async function showsSoon(page: Page, text: string): Promise<boolean> {
  const wanted = text.replace(/\s+/g, ' ').trim().toLowerCase();
  for (let tries = 0; tries < 16; tries += 1) {
    const shown = await page
      .locator('body')
      .innerText()
      .catch(() => '');
    if (shown.replace(/\s+/g, ' ').toLowerCase().includes(wanted)) return true;
    await page.waitForTimeout(250);
  }
  return false;
}

/** A product in a cart. `rows` is true if its options are rows of buttons. */
type Bought = { product: Sold; cart: string; page: Page; rows: boolean };

/** Puts the first product that can be bought into the shopper's cart, and opens the cart in the same tab. */
async function buyOne(shopper: Visit, products: readonly Sold[]): Promise<Bought | undefined> {
  const ways = products.flatMap((product) => [false, true].map((rows) => ({ product, rows })));
  for (const { product, rows } of ways) {
    const page = await shopper.open(product.path);
    await shopper.settle(page);
    if (await press(shopper, page, rows)) {
      const cart = await cartOf(page, shopper);
      if (cart !== undefined && (await lists(page, shopper.shop.origin + cart, product)))
        return { product, cart, page, rows };
    }
    await page.close();
  }
  return undefined;
}

/** Presses the button that adds the product of a page to a cart; false if there is none to press. */
async function press(shopper: Visit, page: Page, rows: boolean): Promise<boolean> {
  const button = addButton(page);
  if ((await button.count()) === 0) return false;
  await chooseOptions(page, rows);
  await shopper.settle(page);
  const isPressed = await button.click({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  if (isPressed) await shopper.settle(page);
  return isPressed;
}

/** A check with a filled cart; its result is `notOffered` if no cart is found. */
const ofCart =
  (check: (shopper: Visit, bought: Bought) => Promise<Verdict>) =>
  (visit: Visit): Promise<Verdict> =>
    visit.asShopper(async (shopper) => {
      const bought = await buyOne(shopper, visit.shop.sold.slice(0, TRIES));
      if (bought) return check(shopper, bought);
      const tried = visit.shop.sold.slice(0, TRIES).map(({ path }) => path);
      return notOffered(
        tried.length === 0
          ? 'no page that was read sells a product'
          : `no click put a product into a cart that is linked (tried ${tried.join(', ')})`,
      );
    });

/** Presses the button of a page whose scripts are held back, and lets them go; otherwise the reason why none can be made. */
async function pressEarly(shopper: Visit, page: Page, path: string, rows: boolean): Promise<true | string> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') await released;
    await route.fallback();
  });
  try {
    await page.goto(shopper.shop.origin + path, { waitUntil: 'commit' });
    const button = addButton(page);
    const isShown = await button.waitFor({ timeout: 4000 }).then(
      () => true,
      () => false,
    );
    if (!isShown) return 'the button appears only with its scripts';
    if (!(await button.isEnabled())) return 'the button is disabled until its scripts have run';
    await chooseOptions(page, rows);
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    // By the mouse, because a click of the locator waits for a navigation, and so for the scripts.
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    return true;
  } finally {
    release();
    await untilLoaded(page);
    await shopper.settle(page);
  }
}

/** Checks with a cart of their own. */
export const cartChecks: Check[] = [
  {
    title: 'A click before the scripts have run is not lost',
    loss: 'A shopper clicks the buy button while the page still loads, and nothing happens.',
    fillsCart: true,
    check: ofCart((shopper, { product, cart, rows }) =>
      shopper.asShopper(async (early) => {
        const page = await early.context.newPage();
        const isPressed = await pressEarly(early, page, product.path, rows);
        if (isPressed !== true) return judge([], `${product.path}: ${isPressed}`);
        const isBought = await lists(page, early.shop.origin + cart, product);
        return judge(
          isBought ? [] : [`${product.path}: the click is lost, and ${cart} lacks “${product.name}”`],
          product.path,
        );
      }),
    ),
  },
  {
    title: 'The cart survives a reload and a new tab',
    loss: 'A shopper comes back to an empty cart.',
    fillsCart: true,
    check: ofCart(async (shopper, { product, cart, page }) => {
      const problems: string[] = [];
      await load(page);
      if (!(await showsSoon(page, product.name))) problems.push(`${cart} has lost “${product.name}” after a reload`);
      const tab = await shopper.context.newPage();
      if (!(await lists(tab, shopper.shop.origin + cart, product)))
        problems.push(`${cart} lacks “${product.name}” in a new tab`);
      return judge(problems, `${product.path} in ${cart}`);
    }),
  },
  {
    title: 'Two tabs share one cart',
    loss: 'A shopper with two tabs loses a product, because the last tab overwrites the cart.',
    fillsCart: true,
    check: (visit) =>
      visit.asShopper(async (shopper) => {
        const products = visit.shop.sold.slice(0, TRIES + 1);
        const first = await visit.asShopper((other) => buyOne(other, products));
        const others = products.filter((product) => product !== first?.product);
        const second = first && (await visit.asShopper((other) => buyOne(other, others)));
        if (!first || !second) return notOffered('fewer than two products could be put into a cart that is linked');
        const bought = [first, second] as const;
        const tabs = [await shopper.open(first.product.path), await shopper.open(second.product.path)] as const;
        for (const [place, tab] of tabs.entries()) {
          // A browser does not draw a tab in the background, so its scripts may wait.
          await tab.bringToFront();
          await shopper.settle(tab);
          if (!(await press(shopper, tab, bought[place]?.rows ?? false)))
            return notOffered(`the button of ${bought[place]?.product.path} could not be clicked again`);
        }
        await tabs[0].bringToFront();
        const cart = await cartOf(tabs[0], shopper);
        const missing: Sold[] = [];
        for (const { product } of bought)
          if (!(await lists(tabs[0], shopper.shop.origin + cart, product))) missing.push(product);
        return judge(
          missing.map(({ name }) => `${cart} lacks “${name}”, which was added in the other tab`),
          `${first.product.path} and ${second.product.path} in ${cart}`,
        );
      }),
  },
];

import { randomUUID } from 'node:crypto';
import { googleCopy, registrationCopy, signInCopy, signOutCopy } from '@/components/account/copy';
import { bankCopy, deliveryFormCopy, paymentCopy } from '@/components/checkout/copy';
import { viewerCopy } from '@/components/product/copy-late';
import { menuCopy, shellCopy } from '@/components/shell/copy';
import { cards, details } from '@/e2e/page-objects/checkout';
import type { EngineDriver } from './driver';
import type { HeldShop } from './held-shop';

/** The shop: directly, and through a proxy that holds scripts back or goes offline. */
type Shop = { url: string; held: HeldShop };

export type Flow = { name: string; run: (driver: EngineDriver, shop: Shop) => Promise<void> };

/** How long a page may take to reach an expected state, in ms. */
const WAIT_MS = 15_000;

/** Polls a condition in the page until it is true. @throws {Error} with the description after {@link WAIT_MS}. */
async function until<Args extends readonly unknown[]>(
  driver: EngineDriver,
  description: string,
  isTrue: (...args: Args) => boolean | Promise<boolean>,
  ...args: Args
): Promise<void> {
  const end = Date.now() + WAIT_MS;
  let error = '';
  while (Date.now() < end) {
    // A page that navigates has no answer.
    if (await driver.evaluate(isTrue, ...args).catch((cause: unknown) => void (error = ` (${String(cause)})`))) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Not reached: ${description}${error}`);
}

const untilHydrated = (driver: EngineDriver) =>
  until(driver, 'the page is hydrated', () => document.documentElement.hasAttribute('data-hydrated'));

const untilAt = (driver: EngineDriver, path: string) =>
  until(driver, `the path is ${path}`, (wanted) => location.pathname === wanted, path);

const untilThere = (driver: EngineDriver, selector: string) =>
  until(driver, `${selector} is on the page`, (wanted) => document.querySelector(wanted) !== null, selector);

/** Opens a page and waits until it is hydrated. */
async function visit(driver: EngineDriver, url: string): Promise<void> {
  await driver.open(url);
  await untilHydrated(driver);
}

/** Opens a page with its scripts held back, presses before hydration, and releases the scripts. */
async function pressEarly(driver: EngineDriver, { held }: Shop, path: string, selector: string, name?: string) {
  held.holdScripts();
  await driver.open(`${held.url}${path}`);
  await driver.press(selector, name);
  if (await driver.evaluate(() => document.documentElement.hasAttribute('data-hydrated')))
    throw new Error('The page was hydrated before the press.');
  held.releaseScripts();
}

const untilInCart = (driver: EngineDriver) =>
  until(driver, 'the watch is in the cart', () => (localStorage.getItem('token1') ?? '[]') !== '[]');

const earlyMenu: Flow = {
  name: 'early Menu',
  run: async (driver, shop) => {
    await driver.resize(500, 800);
    await pressEarly(driver, shop, '/', 'header button', menuCopy.menu);
    await until(driver, 'the menu is open', () => document.querySelector('#menu')?.matches('[open]') ?? false);
    await driver.press('#menu button', menuCopy.closeMenu);
    await until(driver, 'the menu is closed', () => !document.querySelector('#menu')?.matches('[open]'));
  },
};

const filterAndBack: Flow = {
  name: 'filter and Back',
  run: async (driver, { url }) => {
    await visit(driver, `${url}/all?price=-300`);
    const shown = await driver.evaluate(() => document.querySelectorAll('main article, main li').length);
    await driver.evaluate(() => scrollTo(0, 5200));
    // The height of the window differs between the engines.
    const href = await driver.evaluate(() => {
      const away = (link: Element) => {
        const { top, bottom } = link.getBoundingClientRect();
        return Math.abs((top + bottom) / 2 - innerHeight / 2);
      };
      const pictures = [...document.querySelectorAll('main a[href^="/"]')].filter(
        ({ clientHeight }) => clientHeight > 100,
      );
      return pictures.sort((a, b) => away(a) - away(b))[0]?.getAttribute('href') ?? '';
    });
    // A driver may scroll a link into view before it clicks.
    await driver.evaluate(() =>
      addEventListener('click', () => sessionStorage.setItem('place', String(Math.round(scrollY))), { capture: true }),
    );
    await driver.press(`main a[href="${href}"]`);
    await untilAt(driver, href);
    const place = await driver.evaluate(() => Number(sessionStorage.getItem('place')));
    await driver.back();
    await until(driver, 'the list is filtered again', () => location.search === '?price=-300');
    await until(driver, `the list is at ${place} px again`, (wanted) => Math.abs(scrollY - wanted) <= 2, place).catch(
      async (error: Error) => {
        throw new Error(`${error.message}; it is at ${await driver.evaluate(() => Math.round(scrollY))} px`);
      },
    );
    await until(
      driver,
      'the list has the same watches',
      (count) => document.querySelectorAll('main article, main li').length === count,
      shown,
    );
  },
};

const pictureViewer: Flow = {
  name: 'picture viewer',
  run: async (driver, { url }) => {
    await visit(driver, `${url}/all/luminox/1`);
    await driver.press('main a[aria-haspopup=dialog]');
    await untilThere(driver, '.picture-viewer[open]');
    await until(driver, 'the picture is decoded', () =>
      [...document.querySelectorAll<HTMLImageElement>('.picture-viewer img')].some(
        ({ complete, naturalWidth }) => complete && naturalWidth > 0,
      ),
    );
    await driver.press('.picture-viewer button', viewerCopy.zoomIn);
    await untilThere(driver, '.picture-viewer [data-zoomed]');
    await driver.key('Escape');
    await until(driver, 'the viewer is closed', () => document.querySelector('.picture-viewer[open]') === null);
  },
};

const earlyAddToCart: Flow = {
  name: 'early Add to Cart',
  run: async (driver, shop) => {
    await pressEarly(driver, shop, '/all/xerix/1', '#add-to-cart');
    await untilInCart(driver);
  },
};

const checkout: Flow = {
  name: 'checkout with 3-D Secure',
  run: async (driver, { url }) => {
    await visit(driver, `${url}/all/xerix/1`);
    await driver.press('#add-to-cart');
    await untilInCart(driver);
    await visit(driver, `${url}/payment`);
    const form = 'main form input';
    await untilThere(driver, `${form}[name=postalCode]`);
    const { email, fullName, line1, city, region, postalCode } = details;
    for (const [name, text] of Object.entries({ email, fullName, line1, city, region, postalCode }))
      await driver.type(`${form}[name=${name}]`, text);
    await driver.press('main button', deliveryFormCopy.submit);
    await untilAt(driver, '/pay');
    await untilThere(driver, `${form}[name=card]`);
    await driver.type(`${form}[name=card]`, cards.secure);
    const pay = paymentCopy.pay('');
    const payLabel = (label: string) =>
      [...document.querySelectorAll('main button')].find(({ textContent }) => textContent?.startsWith(`${label} $`))
        ?.textContent ?? '';
    await until(driver, 'the total is known', (label) => document.body.innerText.includes(`${label} $`), pay);
    await driver.press('main button', await driver.evaluate(payLabel, pay));
    await untilThere(driver, 'dialog[open]');
    await driver.press('dialog[open] button', bankCopy.complete);
    await untilAt(driver, '/thanks');
    await until(driver, 'the order is shown', () =>
      /OH-[0-9A-Z]{8}/.test(document.querySelector('main')?.innerText ?? ''),
    );
    await until(driver, 'the cart is empty', () => (localStorage.getItem('token1') ?? '[]') === '[]');
  },
};

const register: Flow = {
  name: 'register and sign in',
  run: async (driver, { url }) => {
    const email = `ada-${randomUUID()}@example.com`;
    await visit(driver, `${url}/register/registeruser`);
    await driver.type('main input[name=name]', 'Ada');
    await driver.type('main input[name=email]', email);
    await driver.type('main input[name=password]', 'enamel dial');
    await driver.press('main button', registrationCopy.title);
    await untilAt(driver, '/auth/user');
    await until(driver, 'the account is open', (address) => document.body.innerText.includes(address), email);
    await until(
      driver,
      'the shopper can sign out',
      (label) => document.body.innerText.includes(label),
      signOutCopy.title,
    );
    await driver.press('main button', signOutCopy.title);
    await untilAt(driver, '/');
    await until(driver, 'the shopper is signed out', () => !localStorage.getItem('token'));
    await visit(driver, `${url}/auth/user`);
    await untilThere(driver, 'main input[name=password]');
    await driver.type('main input[name=email]', email);
    await driver.type('main input[name=password]', 'enamel dial');
    await driver.press('main button', signInCopy.title);
    await until(driver, 'the shopper is signed in', () => Boolean(localStorage.getItem('token')));
  },
};

const google: Flow = {
  name: 'Google popup',
  run: async (driver, { url }) => {
    // A link from another page loads the document, whose policy allows the provider (docs/product.md 19.11).
    await visit(driver, `${url}/about`);
    await driver.press('header a', shellCopy.account);
    await untilAt(driver, '/auth/user');
    await untilHydrated(driver);
    await untilThere(driver, 'main input[name=password]');
    // The popup's code loads in the background (`usePreparedPopup`).
    await until(driver, 'the popup is prepared', () => 'gapi' in window);
    await driver.inPopup(
      () => driver.press('main button', googleCopy.title),
      async () => {
        await untilThere(driver, '.js-new-account button');
        await driver.press('.js-new-account button');
        await driver.type('#email-input', `ada-${randomUUID()}@example.com`);
        await driver.type('#display-name-input', 'Ada');
        await driver.press('#sign-in');
      },
    );
    await until(driver, 'the shopper is signed in', () => Boolean(localStorage.getItem('token')));
  },
};

const offline: Flow = {
  name: 'offline',
  run: async (driver, { held }) => {
    await visit(driver, `${held.url}/all/xerix/1`);
    await until(driver, 'the service worker controls the page', () => navigator.serviceWorker.controller !== null);
    const title = await driver.evaluate(() => document.title);
    await until(driver, 'the page is cached', async () => (await caches.match(location.pathname)) !== undefined);
    held.goOffline();
    await driver.open(`${held.url}/all/xerix/1`);
    await until(driver, 'the cached page opens', (wanted) => document.title === wanted, title);
    await driver.open(`${held.url}/about/never-seen`);
    await until(driver, 'the offline page opens', () => document.querySelector('main input[type=search]') !== null);
  },
};

/** The flows from docs/product.md 20.7, 8.10, 6.19, 13.1, 16.3, 11.1, 11.4 and 30.1 that run in each engine. */
export const flows: readonly Flow[] = [
  earlyMenu,
  filterAndBack,
  pictureViewer,
  earlyAddToCart,
  checkout,
  register,
  google,
  offline,
];

import { expect as baseExpect, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import { AccountScreens } from '../page-objects/account';
import { CartPage } from '../page-objects/cart-page';
import { CheckoutScreens } from '../page-objects/checkout';
import { ContactForm, NewsletterBox } from '../page-objects/forms';
import { Header } from '../page-objects/header';
import { ProductPage } from '../page-objects/product-page';
import { RangeFilters } from '../page-objects/range-filters';
import { recordAnnouncements } from './announcements';
import { ScreenReaderDriver } from './screen-reader-driver';
import { KeyboardDriver } from './keyboard-driver';
import type { UserDriver } from './user-driver';
import { matchers } from './matchers';
import { ShopApi } from './orders';
import { OwnerDesk } from './owner-desk';
import { TestDesk } from './test-desk';
import { signInBrowser, Emulator, type Member } from './sign-in';
import { attachFailureContext, explainFailure } from './failure-report';
import { hideShopTime } from './environment/clock';
import { environmentTest } from './environment/fixtures';

export { type APIResponse, type Locator, type Page, type Request, type Response } from '@playwright/test';

type Fixtures = {
  /** Console errors that a test causes on purpose, such as the browser's log of a 404. */
  expectedErrors: RegExp[];
  /** Fails the test on a console error, a hydration warning, an uncaught exception or a request to another host. */
  quietBrowser: void;
  /** Adds to a failing test what the shopper saw, what storage held and which requirement broke. */
  failureReport: void;
  /** Set if the test controls the browser's clock. */
  ownClock: boolean;
  /** Shifts the browser's clock to `CLOCK_STARTS_AT`, like the shop's; no shift if unset. */
  shiftedClock: void;
  account: AccountScreens;
  cart: CartPage;
  checkout: CheckoutScreens;
  contactForm: ContactForm;
  /** Input method of `user`. */
  driver: 'keyboard' | 'screen-reader';
  /** Drives the page without a pointer and records its announcements. */
  user: UserDriver;
  /** A second shopper without a pointer, in another browser context. */
  otherUser: UserDriver;
  header: Header;
  newsletterBox: NewsletterBox;
  product: ProductPage;
  rangeFilters: RangeFilters;
  emulator: Emulator;
  shopApi: ShopApi;
  /** The test desk of the shop that all tests share: only for what concerns no other test. */
  testDesk: TestDesk;
  /** The owner's desk; its tests need an owner's session or passkey. */
  ownerDesk: OwnerDesk;
  /** An account, opened by another browser context. */
  member: Member;
  /** An account that this context is signed in to. No page is open yet. */
  signedIn: Member;
};

/** Init script: shifts the clock of the browser, in ms. */
export function shiftClock(by: number): void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [RealDate.now() + by] : given) as [number]));
    }
    static override now() {
      return RealDate.now() + by;
    }
  } as DateConstructor;
}

/** Playwright's expect with the shop's matchers (e2e/support/matchers.ts). */
export const expect = baseExpect.extend(matchers);

/** Tag of a test whose behaviour does not depend on viewport or touch; the phone project skips it. */
export const desktopOnly = '@desktop-only';

/**
 * Tags all but the first of several similar tests `@long`: `npm test` runs the first, `npm run e2e:long` the others
 * (docs/testing.md).
 */
export const longExceptFirst = (place: number): string[] => (place === 0 ? [] : ['@long']);

async function createUserDriver(page: Page, driver: Fixtures['driver']): Promise<UserDriver> {
  await recordAnnouncements(page);
  return driver === 'screen-reader' ? new ScreenReaderDriver(page) : new KeyboardDriver(page);
}

/** The shop's test function. ESLint requires this import. */
export const test = environmentTest.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  ownClock: [false, { option: true }],
  // Set up first and torn down last, so that it also reports errors of the other fixtures.
  failureReport: [
    async ({ context }, use, info) => {
      await use();
      if (info.status === info.expectedStatus) return;
      const page = context.pages().at(-1);
      explainFailure(info, page);
      if (page) await attachFailureContext(page, info);
    },
    { auto: true },
  ],
  quietBrowser: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (error: string) => {
        if (!expectedErrors.some((expected) => expected.test(error))) errors.push(error);
      };
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error' || /hydrat/i.test(message.text())) note(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
      context.on('request', (request: Request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost') note(`left the machine: ${request.url()}`);
      });
      await use();
      baseExpect(errors, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  shiftedClock: [
    async ({ context, ownClock }, use) => {
      const startsAt = process.env.CLOCK_STARTS_AT;
      if (ownClock) await context.addInitScript(hideShopTime);
      else if (startsAt) await context.addInitScript(shiftClock, Date.parse(startsAt) - Date.now());
      await use();
    },
    { auto: true },
  ],
  account: async ({ page }, use) => use(new AccountScreens(page)),
  cart: async ({ page }, use) => use(new CartPage(page)),
  checkout: async ({ page }, use) => use(new CheckoutScreens(page)),
  contactForm: async ({ page }, use) => use(new ContactForm(page)),
  driver: ['keyboard', { option: true }],
  user: async ({ page, driver }, use) => use(await createUserDriver(page, driver)),
  otherUser: async ({ browser, driver }, use) => {
    const context = await browser.newContext();
    await use(await createUserDriver(await context.newPage(), driver));
    await context.close();
  },
  header: async ({ page, isMobile }, use) => use(new Header(page, isMobile)),
  newsletterBox: async ({ page }, use) => use(new NewsletterBox(page)),
  product: async ({ page }, use) => use(new ProductPage(page)),
  rangeFilters: async ({ page, isMobile }, use) => use(new RangeFilters(page, isMobile)),
  emulator: async ({ request }, use) => use(new Emulator(request)),
  shopApi: async ({ request, testDesk, baseURL }, use) => use(new ShopApi(request, testDesk, baseURL ?? '')),
  testDesk: async ({ request, baseURL }, use) => use(new TestDesk(request, baseURL ?? '')),
  ownerDesk: async ({ page, baseURL }, use) => use(new OwnerDesk(page, baseURL ?? '')),
  member: async ({ emulator }, use) => use(await emulator.openAccount()),
  signedIn: async ({ page, member }, use) => {
    await signInBrowser(page, member);
    await use(member);
  },
});

/** Doubles the default font size of the browser, for `test.use`. Media queries in em follow it; they would not follow CSS. */
export const doubledText = {
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
} satisfies Parameters<typeof test.use>[0];

/**
 * True if the shop sends Next's own HTML: eager scripts and a policy that allows inline scripts
 * (docs/decisions/0006-deferred-scripts.md).
 */
export const isPlainNext = process.env.PLAIN_NEXT === '1';

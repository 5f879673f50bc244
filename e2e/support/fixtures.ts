import { expect as baseExpect, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import { AccountScreens } from '../page-objects/account';
import { CartPage } from '../page-objects/cart-page';
import { CheckoutScreens } from '../page-objects/checkout';
import { ContactForm } from '../page-objects/contact-form';
import { Header } from '../page-objects/header';
import { NewsletterBox } from '../page-objects/newsletter-box';
import { ProductPage } from '../page-objects/product-page';
import { RangeFilters } from '../page-objects/range-filters';
import { listenTo } from './announcements';
import { ByEar } from './screen-reader-driver';
import { ByKeyboard } from './keyboard-driver';
import type { Hands } from './user-driver';
import { matchers } from './matchers';
import { ShopApi } from './orders';
import { beSignedIn, Emulator, type Member } from './sign-in';
import { bearWitness, tellWhatWasLost } from './reporter';
import { inTheWorld } from './world/fixtures';

export { type APIResponse, type Locator, type Page, type Request, type Response } from '@playwright/test';

type Fixtures = {
  /** Console errors that a test brings about on purpose, such as the browser's note on a 404. */
  expectedErrors: RegExp[];
  /** Fails the test on a console error, a hydration warning, an uncaught exception or a request that leaves the machine. */
  quietBrowser: void;
  /** Says what a shopper lost by a red test, and puts beside it what the shopper saw and had, and what was promised. */
  witness: void;
  /** Whether the test gives its browser each moment itself. */
  ownClock: boolean;
  /** The browser’s clock goes by `CLOCK_STARTS_AT`, as the shop’s does; by the machine’s where that is not set. */
  shiftedClock: void;
  account: AccountScreens;
  cart: CartPage;
  checkout: CheckoutScreens;
  contactForm: ContactForm;
  /** How a shopper without a pointer gets about. */
  way: 'keyboard' | 'ear';
  /** A shopper without a pointer, who is told what the page announces. */
  hands: Hands;
  /** Another shopper without a pointer, with a browser of their own. */
  othersHands: Hands;
  header: Header;
  newsletterBox: NewsletterBox;
  product: ProductPage;
  rangeFilters: RangeFilters;
  emulator: Emulator;
  shopApi: ShopApi;
  /** Has opened an account, in another browser: this one knows nothing of it. */
  member: Member;
  /** Has an account, and is signed in with it in this browser, which shows no page of the shop yet. */
  signedIn: Member;
};

function shiftClock(by: number): void {
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

/** The shop's expect: Playwright's, with what the shop promises (e2e/support/matchers.ts). */
export const expect = baseExpect.extend(matchers);

/** Tags a test whose promise does not hang on the screen or on what points at it: the phone does without it. */
export const behindTheScreens = '@behind-the-screens';

/**
 * Tags of a test by its place among those that ask the same of other pages or words: the first is walked by `npm test`, the others
 * by `npm run e2e:long` (docs/testing.md).
 */
export const onlyFirstIsShort = (place: number): string[] => (place === 0 ? [] : ['@long']);

async function handsOn(page: Page, way: Fixtures['way']): Promise<Hands> {
  await listenTo(page);
  return way === 'ear' ? new ByEar(page) : new ByKeyboard(page);
}

/** The shop's test: import it from here and nowhere else (lint holds to that). */
export const test = inTheWorld.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  ownClock: [false, { option: true }],
  // First set up and last asked: it witnesses what the others find as well.
  witness: [
    async ({ context }, use, info) => {
      await use();
      if (info.status === info.expectedStatus) return;
      const page = context.pages().at(-1);
      tellWhatWasLost(info, page);
      if (page) await bearWitness(page, info);
    },
    { auto: true },
  ],
  quietBrowser: [
    async ({ context, expectedErrors }, use) => {
      const faults: string[] = [];
      const note = (fault: string) => {
        if (!expectedErrors.some((expected) => expected.test(fault))) faults.push(fault);
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
      baseExpect(faults, 'the browser reported faults').toEqual([]);
    },
    { auto: true },
  ],
  shiftedClock: [
    async ({ context, ownClock }, use) => {
      const startsAt = process.env.CLOCK_STARTS_AT;
      if (startsAt && !ownClock) await context.addInitScript(shiftClock, Date.parse(startsAt) - Date.now());
      await use();
    },
    { auto: true },
  ],
  account: async ({ page }, use) => use(new AccountScreens(page)),
  cart: async ({ page }, use) => use(new CartPage(page)),
  checkout: async ({ page }, use) => use(new CheckoutScreens(page)),
  contactForm: async ({ page }, use) => use(new ContactForm(page)),
  way: ['keyboard', { option: true }],
  hands: async ({ page, way }, use) => use(await handsOn(page, way)),
  othersHands: async ({ browser, way }, use) => {
    const context = await browser.newContext();
    await use(await handsOn(await context.newPage(), way));
    await context.close();
  },
  header: async ({ page, isMobile }, use) => use(new Header(page, isMobile)),
  newsletterBox: async ({ page }, use) => use(new NewsletterBox(page)),
  product: async ({ page }, use) => use(new ProductPage(page)),
  rangeFilters: async ({ page, isMobile }, use) => use(new RangeFilters(page, isMobile)),
  emulator: async ({ request }, use) => use(new Emulator(request)),
  shopApi: async ({ request, baseURL }, use) => use(new ShopApi(request, baseURL ?? '')),
  member: async ({ emulator }, use) => use(await emulator.openAccount()),
  signedIn: async ({ page, member }, use) => {
    await beSignedIn(page, member);
    await use(member);
  },
});

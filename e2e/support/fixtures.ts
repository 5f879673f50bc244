import { test as base, type ConsoleMessage, type Request } from '@playwright/test';
import { AccountScreens } from '../regions/account';
import { CheckoutScreens } from '../regions/checkout';
import { Header } from '../regions/header';
import { ProductPage } from '../regions/product-page';
import { Emulator } from './sign-in';

export { expect, type Locator, type Page } from '@playwright/test';

type Fixtures = {
  /** Console errors that a test brings about on purpose, such as the browser's note on a 404. */
  expectedErrors: RegExp[];
  /** Fails the test on a console error, a hydration warning, an uncaught exception or a request that leaves the machine. */
  quietBrowser: void;
  account: AccountScreens;
  checkout: CheckoutScreens;
  emulator: Emulator;
  header: Header;
  product: ProductPage;
};

/** The shop's test: import it from here and nowhere else (lint holds to that). */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
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
      base.expect(faults, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
  account: async ({ page }, use) => use(new AccountScreens(page)),
  checkout: async ({ page }, use) => use(new CheckoutScreens(page)),
  emulator: async ({ request }, use) => use(new Emulator(request)),
  header: async ({ page }, use) => use(new Header(page)),
  product: async ({ page }, use) => use(new ProductPage(page)),
});

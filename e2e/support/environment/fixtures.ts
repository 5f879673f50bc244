import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { ShopProcess, SecondBuild } from '@/e2e/support/shop-process';
import { goBackFromCacheOf, type GoBackFromCache } from './back-forward';
import { BrowserClock } from './clock';
import { Network } from './network';
import { StripeStub } from './stripe-stub';
import { IsolatedShop } from './isolated-shop';
import { BrowserStorage } from './browser-storage';
import { Webhook } from './webhook';

/** Fixtures that control the shop's environment (docs/testing.md, Environment fixtures). */
type EnvironmentFixtures = {
  clock: BrowserClock;
  network: Network;
  device: Device;
  browserStorage: BrowserStorage;
  tabs: Tabs;
  goBackFromCache: GoBackFromCache;
  /** A shop of the test's own, closed until `open`. With `isolatedShopOptions` its pages are the test's pages. */
  isolatedShop: IsolatedShop;
  /** A Stripe stub for a shop that is opened with `open({ paidBy: stripe })`. */
  stripe: StripeStub;
  webhook: Webhook;
};

type WorkerFixtures = { secondBuild: SecondBuild };

/** The device that runs the browser. */
class Device {
  constructor(private readonly page: Page) {}

  /** Slows down this page's scripts by a factor. */
  async throttleCpu(times: number): Promise<void> {
    const browser = await this.page.context().newCDPSession(this.page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: times });
  }
}

/** Other tabs of the same browser context. */
class Tabs {
  constructor(private readonly context: BrowserContext) {}

  /** Opens a tab at this path. */
  async open(path: string): Promise<Page> {
    const tab = await this.context.newPage();
    await tab.goto(path);
    return tab;
  }
}

export const environmentTest = base.extend<EnvironmentFixtures, WorkerFixtures>({
  clock: async ({ page }, use) => use(new BrowserClock(page)),
  network: async ({ page, context }, use) => use(new Network(page, context)),
  device: async ({ page }, use) => use(new Device(page)),
  browserStorage: async ({ page }, use) => use(new BrowserStorage(page)),
  tabs: async ({ context }, use) => use(new Tabs(context)),
  goBackFromCache: async ({ page }, use) => use((whileAway = async () => {}) => goBackFromCacheOf(page, whileAway)),
  secondBuild: [
    async ({}, use) => {
      const build = new SecondBuild();
      await use(build);
      build.remove();
    },
    { scope: 'worker' },
  ],
  isolatedShop: async ({ secondBuild, request }, use) => {
    const shop = await ShopProcess.prepare();
    await use(new IsolatedShop(shop, secondBuild, request));
    await shop.close();
  },
  webhook: async ({}, use) => use(new Webhook()),
  stripe: async ({ webhook }, use) => {
    const provider = await StripeStub.open(webhook);
    await use(provider);
    provider.close();
  },
});

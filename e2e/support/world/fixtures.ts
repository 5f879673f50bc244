import { test as base } from '@playwright/test';
import { OwnShop, SecondBuild } from '../own-shop';
import { goBackFromCacheOf, type GoBackFromCache } from './back-forward';
import { TheClock } from './clock';
import { TheLine } from './line';
import { ThePhone } from './phone';
import { TheProvider } from './provider';
import { TheShop } from './shop';
import { TheStorage } from './storage';
import { AnotherTab } from './tabs';
import { TheWebhook } from './webhook';

/** Fixtures that control the shop's environment (docs/testing.md, The clock and the world). */
type World = {
  theClock: TheClock;
  theLine: TheLine;
  thePhone: ThePhone;
  theStorage: TheStorage;
  anotherTab: AnotherTab;
  goBackFromCache: GoBackFromCache;
  /** A shop of the test's own, closed until `open`. With `useIsolatedShop` its pages are the test's pages. */
  theShop: TheShop;
  /** A Stripe stub for a shop that is opened with `open({ paidBy: stripe })`. */
  theProvider: TheProvider;
  theWebhook: TheWebhook;
};

type WorldOfWorkers = { secondBuild: SecondBuild };

export const inTheWorld = base.extend<World, WorldOfWorkers>({
  theClock: async ({ page }, use) => use(new TheClock(page)),
  theLine: async ({ page, context }, use) => use(new TheLine(page, context)),
  thePhone: async ({ page }, use) => use(new ThePhone(page)),
  theStorage: async ({ page }, use) => use(new TheStorage(page)),
  anotherTab: async ({ context }, use) => use(new AnotherTab(context)),
  goBackFromCache: async ({ page }, use) => use((meanwhile = async () => {}) => goBackFromCacheOf(page, meanwhile)),
  secondBuild: [
    async ({}, use) => {
      const build = new SecondBuild();
      await use(build);
      build.remove();
    },
    { scope: 'worker' },
  ],
  theShop: async ({ secondBuild }, use) => {
    const shop = await OwnShop.prepare();
    await use(new TheShop(shop, secondBuild));
    await shop.close();
  },
  theWebhook: async ({}, use) => use(new TheWebhook()),
  theProvider: async ({ theWebhook }, use) => {
    const provider = await TheProvider.open(theWebhook);
    await use(provider);
    provider.close();
  },
});

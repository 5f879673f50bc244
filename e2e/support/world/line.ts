import type { BrowserContext, Page } from '@playwright/test';

/** What Chromium's own "3G" is, in its protocol's units: ms, and bytes a second. */
const thirdGeneration = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** The line between the shopper and the shop. */
export class TheLine {
  constructor(
    private readonly page: Page,
    private readonly context: BrowserContext,
  ) {}

  /** The browser is offline, and knows it. */
  async breaks(): Promise<void> {
    await this.context.setOffline(true);
  }

  async comesBack(): Promise<void> {
    await this.context.setOffline(false);
  }

  /** From here on this page is as slow as over a phone's third generation of network. */
  async isThirdGeneration(): Promise<void> {
    const browser = await this.context.newCDPSession(this.page);
    await browser.send('Network.enable');
    await browser.send('Network.emulateNetworkConditions', { offline: false, ...thirdGeneration });
  }

  /** Each of the pages' scripts comes so many ms late. */
  async bringsScriptsLate(ms: number): Promise<void> {
    await this.page.route('**/_next/static/**/*.js', async (route) => {
      await new Promise((waited) => setTimeout(waited, ms));
      await route.continue();
    });
  }

  /** No script of the pages comes at all. */
  async bringsNoScripts(): Promise<void> {
    await this.page.route('**/_next/static/**/*.js', () => {});
  }
}

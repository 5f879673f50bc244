import type { BrowserContext, Page } from '@playwright/test';

/** Chromium's "3G" profile: latency in ms, throughput in bytes per second. */
const profile3g = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** The network between browser and shop. */
export class Network {
  constructor(
    private readonly page: Page,
    private readonly context: BrowserContext,
  ) {}

  /** Takes the browser offline. */
  async goOffline(): Promise<void> {
    await this.context.setOffline(true);
  }

  async goOnline(): Promise<void> {
    await this.context.setOffline(false);
  }

  /** Throttles this page to 3G. */
  async throttleTo3g(): Promise<void> {
    const browser = await this.context.newCDPSession(this.page);
    await browser.send('Network.enable');
    await browser.send('Network.emulateNetworkConditions', { offline: false, ...profile3g });
  }

  /** Delays each script of the pages, in ms. */
  async delayScripts(ms: number): Promise<void> {
    await this.page.route('**/_next/static/**/*.js', async (route) => {
      await new Promise((waited) => setTimeout(waited, ms));
      await route.continue();
    });
  }

  /** Blocks all scripts of the pages. */
  async blockScripts(): Promise<void> {
    await this.page.route('**/_next/static/**/*.js', () => {});
  }
}

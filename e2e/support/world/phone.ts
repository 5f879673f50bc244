import type { Page } from '@playwright/test';

/** What the shopper holds in a hand. */
export class ThePhone {
  constructor(private readonly page: Page) {}

  /** From here on this page's scripts take so many times as long as on this machine. */
  async isSlow(times: number): Promise<void> {
    const browser = await this.page.context().newCDPSession(this.page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: times });
  }
}

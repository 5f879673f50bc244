import type { Page } from '@playwright/test';

/** The device that runs the browser. */
export class Device {
  constructor(private readonly page: Page) {}

  /** Slows down this page's scripts by a factor. */
  async throttleCpu(times: number): Promise<void> {
    const browser = await this.page.context().newCDPSession(this.page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: times });
  }
}

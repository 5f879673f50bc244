import type { BrowserContext, Page } from '@playwright/test';

/** Other tabs of the same browser context. */
export class Tabs {
  constructor(private readonly context: BrowserContext) {}

  /** Opens a tab at this path. */
  async open(path: string): Promise<Page> {
    const tab = await this.context.newPage();
    await tab.goto(path);
    return tab;
  }
}

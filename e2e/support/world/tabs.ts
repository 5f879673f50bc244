import type { BrowserContext, Page } from '@playwright/test';

/** The shopper's other tabs. */
export class AnotherTab {
  constructor(private readonly context: BrowserContext) {}

  /** Opens one beside those that are there, at this path. */
  async opens(path: string): Promise<Page> {
    const tab = await this.context.newPage();
    await tab.goto(path);
    return tab;
  }
}

import type { Page } from '@playwright/test';

/** What the browser keeps of its shopper. What it holds to begin with comes from e2e/support/storage.ts. */
export class TheStorage {
  constructor(private readonly page: Page) {}

  /** From the next page on, what is to be kept is refused, as by a browser whose storage is full. */
  async isFull(): Promise<void> {
    await this.page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
  }

  /** From the next page on, storage is refused altogether, as by a browser that keeps no site's data. */
  async isForbidden(): Promise<void> {
    await this.page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    });
  }
}

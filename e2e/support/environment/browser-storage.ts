import type { Page } from '@playwright/test';

/** Failures of the browser's storage. e2e/support/storage.ts sets its initial content. */
export class BrowserStorage {
  constructor(private readonly page: Page) {}

  /** From the next page load on, each write throws QuotaExceededError. */
  async rejectWrites(): Promise<void> {
    await this.page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
  }

  /** From the next page load on, each access to local storage throws SecurityError. */
  async rejectAccess(): Promise<void> {
    await this.page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    });
  }
}

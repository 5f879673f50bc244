import type { Page } from '@playwright/test';
import { newsletterCopy } from '@/components/forms/newsletter/copy';

/** The newsletter box of every footer. It finds; it never asserts or waits. */
export class NewsletterBox {
  constructor(private readonly page: Page) {}

  get field() {
    return this.page.getByRole('textbox', { name: newsletterCopy.email, exact: true });
  }

  get button() {
    return this.page.getByRole('button', { name: newsletterCopy.send, exact: true });
  }
}

import type { Page } from '@playwright/test';
import { newsletterCopy } from '@/components/forms/newsletter/copy';

/** Page object of the newsletter form in the footer. It has no assertions and does not wait. */
export class NewsletterBox {
  constructor(private readonly page: Page) {}

  get field() {
    return this.page.getByRole('textbox', { name: newsletterCopy.email, exact: true });
  }

  get button() {
    return this.page.getByRole('button', { name: newsletterCopy.send, exact: true });
  }
}

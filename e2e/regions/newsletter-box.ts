import type { Page } from '@playwright/test';

/** The newsletter box of every footer. It finds; it never asserts or waits. */
export class NewsletterBox {
  constructor(private readonly page: Page) {}

  get field() {
    return this.page.getByRole('textbox', { name: 'E-mail for the newsletter' });
  }

  get button() {
    return this.page.getByRole('button', { name: 'Sign up' });
  }
}

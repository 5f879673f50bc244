import type { Page } from '@playwright/test';

/** What a shopper asks in these tests. */
export const question = { subject: 'Half & Half', message: 'Which strap?\nThe + one' };

/** The contact form. It finds and fills; it never asserts. */
export class ContactForm {
  constructor(private readonly page: Page) {}

  field(label: string) {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }

  get button() {
    return this.page.getByRole('button', { name: 'Send the message' });
  }

  /** What is to be mended. */
  get summary() {
    return this.page.getByRole('main').getByRole('group', { name: /to mend/ });
  }

  /** That the message has come. */
  get thanks() {
    return this.page.getByText('Your message has arrived.');
  }

  async open() {
    await this.page.goto('/contact/form');
  }

  async fill(email: string) {
    await this.field('Name').fill('Ada Lovelace');
    await this.field('E-mail').fill(email);
    await this.field('Subject').fill(question.subject);
    await this.field('Message').fill(question.message);
  }
}

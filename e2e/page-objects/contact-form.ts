import type { Page } from '@playwright/test';
import { contactCopy } from '@/components/forms/copy';
import { mendingIn } from './mending';

/** What a shopper asks in these tests. */
export const question = { subject: 'Half & Half', message: 'Which strap?\nThe + one' };

/** The contact form. It finds and fills; it never asserts. */
export class ContactForm {
  constructor(private readonly page: Page) {}

  field(label: string) {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }

  get button() {
    return this.page.getByRole('button', { name: contactCopy.send, exact: true });
  }

  /** What is to be mended. */
  get summary() {
    return mendingIn(this.page.getByRole('main'));
  }

  /** That the message has come. */
  get thanks() {
    return this.page.getByText(`${contactCopy.arrived} ${contactCopy.answer}`, { exact: true });
  }

  async open() {
    await this.page.goto('/contact/form');
  }

  async fill(email: string) {
    await this.field(contactCopy.name).fill('Ada Lovelace');
    await this.field(contactCopy.email).fill(email);
    await this.field(contactCopy.subject).fill(question.subject);
    await this.field(contactCopy.message).fill(question.message);
  }
}

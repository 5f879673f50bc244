import type { Page } from '@playwright/test';
import { contactCopy } from '@/components/forms/copy';
import { errorSummaryIn } from './by-copy';
import { newsletterCopy } from '@/components/forms/newsletter/copy';

/** Content of the test messages. */
export const question = { subject: 'Half & Half', message: 'Which strap?\nThe + one' };

/** Page object of the contact form. It has no assertions. */
export class ContactForm {
  constructor(private readonly page: Page) {}

  field(label: string) {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }

  get button() {
    return this.page.getByRole('button', { name: contactCopy.send, exact: true });
  }

  /** The error summary. */
  get summary() {
    return errorSummaryIn(this.page.getByRole('main'));
  }

  /** The message that confirms the submission. */
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

import type { Page } from '@playwright/test';

/** The account's two screens. It finds; it never asserts or waits. */
export class AccountScreens {
  constructor(private readonly page: Page) {}

  form(name: string) {
    return this.page.getByRole('form', { name, exact: true });
  }

  field(form: string, label: string) {
    return this.form(form).getByLabel(label, { exact: true });
  }

  button(name: string) {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  /** What is to be mended, over the form it stands in. */
  summary(form: string) {
    return this.form(form).getByRole('group', { name: /to mend/ });
  }

  fact(term: string) {
    return this.page.getByRole('term').filter({ hasText: term }).locator('+ dd');
  }

  opener(title: string) {
    return this.page.locator('summary', { hasText: title });
  }
}

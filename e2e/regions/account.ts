import type { Page } from '@playwright/test';
import type { Shopper } from '../support/sign-in';

/** The account's two screens. It finds and fills; it never asserts. */
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

  get orders() {
    return this.page.getByRole('region', { name: 'Your orders' });
  }

  async open() {
    await this.page.goto('/auth/user');
  }

  async fillSignIn({ email, password }: Pick<Shopper, 'email' | 'password'>) {
    await this.open();
    await this.field('Sign in', 'E-mail').fill(email);
    await this.field('Sign in', 'Password').fill(password);
  }

  /** As far as the press of the button. */
  async signIn(shopper: Pick<Shopper, 'email' | 'password'>) {
    await this.fillSignIn(shopper);
    await this.button('Sign in').click();
  }

  async signOut() {
    await this.open();
    await this.button('Sign out').click();
  }

  /** As far as the press of the button. */
  async register({ name, email, password }: Shopper) {
    await this.page.goto('/register/registeruser');
    await this.field('Register', 'Display name').fill(name);
    await this.field('Register', 'E-mail').fill(email);
    await this.field('Register', 'Password').fill(password);
    await this.button('Register').click();
  }

  async changeName(name: string) {
    await this.field('Change your name', 'Display name').fill(name);
    await this.button('Change the name').click();
  }

  /** As far as the press of the button. */
  async deleteAccount(password: string) {
    await this.field('Delete the account', 'Your password').fill(password);
    await this.button('Delete it for good').click();
  }
}

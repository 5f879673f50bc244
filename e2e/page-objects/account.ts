import { addressBookCopy } from '@/components/address-book/copy';
import {
  deletionCopy,
  orderListCopy,
  registrationCopy,
  renameCopy,
  signInCopy,
  signOutCopy,
} from '@/components/account/copy';
import type { Page } from '@playwright/test';
import type { Shopper } from '@/e2e/support/sign-in';
import { definitionOf, disclosureOf, errorSummaryIn } from './by-copy';

/** Page object of the sign-in, registration and account pages. It has no assertions. */
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

  /** The error summary above a form. */
  summary(form: string) {
    return errorSummaryIn(this.form(form));
  }

  definition(term: string) {
    return definitionOf(this.page, term);
  }

  disclosure(title: string) {
    return disclosureOf(this.page, title);
  }

  get orders() {
    return this.page.getByRole('region', { name: orderListCopy.title, exact: true });
  }

  get addressBook() {
    return this.page.getByRole('region', { name: addressBookCopy.title, exact: true });
  }

  /** The saved addresses in display order. */
  get addresses() {
    return this.addressBook.getByRole('list', { name: addressBookCopy.list, exact: true }).getByRole('listitem');
  }

  /** A button of a saved address, such as `addressBookCopy.change`. */
  addressButton(what: string, name: string) {
    return this.addressBook.getByRole('button', { name: `${what} ${name}`, exact: true });
  }

  async open() {
    await this.page.goto('/auth/user');
  }

  async fillSignIn({ email, password }: Pick<Shopper, 'email' | 'password'>) {
    await this.open();
    await this.field(signInCopy.title, signInCopy.email).fill(email);
    await this.field(signInCopy.title, signInCopy.password).fill(password);
  }

  /** Submits the form without waiting for the response. */
  async signIn(shopper: Pick<Shopper, 'email' | 'password'>) {
    await this.fillSignIn(shopper);
    await this.button(signInCopy.title).click();
  }

  async signOut() {
    await this.open();
    await this.button(signOutCopy.title).click();
  }

  /** Submits the form without waiting for the response. */
  async register({ name, email, password }: Shopper) {
    await this.page.goto('/register/registeruser');
    await this.field(registrationCopy.title, registrationCopy.name).fill(name);
    await this.field(registrationCopy.title, registrationCopy.email).fill(email);
    await this.field(registrationCopy.title, registrationCopy.password).fill(password);
    await this.button(registrationCopy.title).click();
  }

  async changeName(name: string) {
    await this.field(renameCopy.title, renameCopy.name).fill(name);
    await this.button(renameCopy.send).click();
  }

  /** Submits the form without waiting for the response. */
  async deleteAccount(password: string) {
    await this.field(deletionCopy.title, deletionCopy.password).fill(password);
    await this.button(deletionCopy.send).click();
  }
}

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
import { factOf, openerOf } from './by-copy';
import { mendingIn } from './mending';

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
    return mendingIn(this.form(form));
  }

  fact(term: string) {
    return factOf(this.page, term);
  }

  opener(title: string) {
    return openerOf(this.page, title);
  }

  get orders() {
    return this.page.getByRole('region', { name: orderListCopy.title, exact: true });
  }

  get addressBook() {
    return this.page.getByRole('region', { name: addressBookCopy.title, exact: true });
  }

  /** The saved addresses, in their order. */
  get addresses() {
    return this.addressBook.getByRole('list', { name: addressBookCopy.list, exact: true }).getByRole('listitem');
  }

  /** What can be done to an address of the book, such as `addressBookWords.change`. */
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

  /** As far as the press of the button. */
  async signIn(shopper: Pick<Shopper, 'email' | 'password'>) {
    await this.fillSignIn(shopper);
    await this.button(signInCopy.title).click();
  }

  async signOut() {
    await this.open();
    await this.button(signOutCopy.title).click();
  }

  /** As far as the press of the button. */
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

  /** As far as the press of the button. */
  async deleteAccount(password: string) {
    await this.field(deletionCopy.title, deletionCopy.password).fill(password);
    await this.button(deletionCopy.send).click();
  }
}

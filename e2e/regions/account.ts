import { addressBookWords } from '@/components/address-book/copy';
import {
  deletionWords,
  orderListWords,
  registrationWords,
  renameWords,
  signInWords,
  signOutWords,
} from '@/components/account/copy';
import type { Page } from '@playwright/test';
import type { Shopper } from '../support/sign-in';
import { factOf, openerOf } from './by-words';
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
    return this.page.getByRole('region', { name: orderListWords.title, exact: true });
  }

  get addressBook() {
    return this.page.getByRole('region', { name: addressBookWords.title, exact: true });
  }

  /** The saved addresses, in their order. */
  get addresses() {
    return this.addressBook.getByRole('list', { name: addressBookWords.list, exact: true }).getByRole('listitem');
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
    await this.field(signInWords.title, signInWords.email).fill(email);
    await this.field(signInWords.title, signInWords.password).fill(password);
  }

  /** As far as the press of the button. */
  async signIn(shopper: Pick<Shopper, 'email' | 'password'>) {
    await this.fillSignIn(shopper);
    await this.button(signInWords.title).click();
  }

  async signOut() {
    await this.open();
    await this.button(signOutWords.title).click();
  }

  /** As far as the press of the button. */
  async register({ name, email, password }: Shopper) {
    await this.page.goto('/register/registeruser');
    await this.field(registrationWords.title, registrationWords.name).fill(name);
    await this.field(registrationWords.title, registrationWords.email).fill(email);
    await this.field(registrationWords.title, registrationWords.password).fill(password);
    await this.button(registrationWords.title).click();
  }

  async changeName(name: string) {
    await this.field(renameWords.title, renameWords.name).fill(name);
    await this.button(renameWords.send).click();
  }

  /** As far as the press of the button. */
  async deleteAccount(password: string) {
    await this.field(deletionWords.title, deletionWords.password).fill(password);
    await this.button(deletionWords.send).click();
  }
}

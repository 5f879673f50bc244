import type { Page } from '@playwright/test';
import { bookChoiceCopy } from '@/components/address-book/copy';
import {
  bankCopy,
  codeCopy,
  deliveryFormCopy,
  deliveryTitle,
  destinationTitle,
  paymentCopy,
  shippingTitle,
  summaryCopy,
} from '@/components/checkout/copy';
import { earnedCodeLabel, orderTitle } from '@/components/checkout/confirmation/copy';
import { deliveryAddress } from '@/e2e/support/orders';
import type { StoredWatch } from '@/e2e/support/shop';
import { today } from '@/e2e/support/clock';
import { openerOf } from './by-copy';
import { mendingIn } from './mending';
import { storeValues } from '@/e2e/support/storage';

/** Where a parcel goes, as the shop keeps it in the browser. */
export const details = {
  email: 'ada@example.com',
  fullName: 'Ada Lovelace',
  line2: '',
  ...deliveryAddress,
};

/** The same as the delivery form asks for it: what is typed into each field. */
export const address = {
  [deliveryFormCopy.email]: details.email,
  [deliveryFormCopy.fullName]: details.fullName,
  [deliveryFormCopy.line1]: details.line1,
  [deliveryFormCopy.city]: details.city,
  State: details.region,
  'ZIP code': details.postalCode,
};

/** The test numbers by what they bring about. */
export const cards = {
  success: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  secure: '4000000000003220',
  delayed: '000123456789',
} as const;

/** The screens from the cart to the order. It finds and fills; it never asserts. */
export class CheckoutScreens {
  constructor(private readonly page: Page) {}

  /** Puts a cart into the browser, and delivery details unless a test wants to type them, before the first page opens. */
  async begin(watches: readonly StoredWatch[], change: object | 'no details' = {}) {
    const checkout = change !== 'no details' && {
      details,
      service: '',
      promoCode: '',
      attempt: null,
      changedAt: today().getTime(),
      ...change,
    };
    await storeValues(this.page, { token1: watches, ...(checkout && { checkout }) });
  }

  /** Opens the delivery screen. */
  async toDelivery(watches: readonly StoredWatch[], change: object | 'no details' = {}) {
    await this.begin(watches, change);
    await this.page.goto('/payment');
  }

  /** Opens the last screen before paying, with its total. */
  async toPay(watches: readonly StoredWatch[], change: object = {}) {
    await this.begin(watches, change);
    await this.page.goto('/pay');
    await this.payButton.waitFor();
  }

  get deliveryForm() {
    return this.page.getByRole('form', { name: deliveryTitle, exact: true });
  }

  field(label: string) {
    return this.deliveryForm.getByLabel(label, { exact: true });
  }

  /** A member's address book over the form. */
  get savedAddress() {
    return this.deliveryForm.getByRole('combobox', { name: bookChoiceCopy.label, exact: true });
  }

  get keepAddress() {
    return this.deliveryForm.getByRole('checkbox', { name: bookChoiceCopy.keep, exact: true });
  }

  async fillAddress() {
    for (const [label, text] of Object.entries(address)) await this.field(label).fill(text);
  }

  /** Goes on from the delivery screen with an address filled in. */
  async deliver() {
    await this.fillAddress();
    await this.continue.click();
  }

  /** Goes back for another way of shipping, the first being 0, and on to paying. */
  async changeService(index: number) {
    await this.page.goto('/payment');
    await this.services.nth(index).check();
    await this.continue.click();
  }

  get continue() {
    return this.page.getByRole('button', { name: deliveryFormCopy.goOn, exact: true });
  }

  get services() {
    return this.page.getByRole('group', { name: shippingTitle, exact: true }).getByRole('radio');
  }

  /** Where the parcel goes, as the last screen before paying shows it. */
  get destination() {
    return this.page.getByRole('region', { name: destinationTitle, exact: true });
  }

  /** How it travels, as the same screen shows it. */
  get shipping() {
    return this.page.getByRole('region', { name: shippingTitle, exact: true });
  }

  get summary() {
    return this.page.getByRole('region', { name: summaryCopy.title, exact: true });
  }

  get total() {
    return this.summary.locator('dd').last();
  }

  /** With its total, so once that is known. */
  get payButton() {
    return this.page.getByRole('button', { name: new RegExp(`^${paymentCopy.pay('')} \\$`) });
  }

  get cardNumber() {
    return this.page.getByLabel(paymentCopy.cardNumber, { exact: true });
  }

  /** Why the press of Pay did not lead to an order. */
  get rejection() {
    return this.page.getByRole('form', { name: paymentCopy.title, exact: true }).getByRole('alert');
  }

  get bank() {
    return this.page.getByRole('dialog');
  }

  get authenticate() {
    return this.bank.getByRole('button', { name: bankCopy.complete, exact: true });
  }

  get failAuthentication() {
    return this.bank.getByRole('button', { name: bankCopy.fail, exact: true });
  }

  /** From the page that says why a payment did not go through. */
  get backToPayment() {
    return this.page.getByRole('link', { name: paymentCopy.backToPayment, exact: true });
  }

  async pay(number: string) {
    await this.cardNumber.fill(number);
    await this.payButton.click();
  }

  /** Buys watches with the card that succeeds, up to the page of the order. */
  async buy(watches: readonly StoredWatch[]) {
    await this.toPay(watches);
    await this.pay(cards.success);
    await this.orderNumber.waitFor();
  }

  /** Buys watches, and returns the code for the next order. */
  async earnCode(watches: readonly StoredWatch[]) {
    await this.buy(watches);
    return this.earnedCode.inputValue();
  }

  get promoOpener() {
    return openerOf(this.page, codeCopy.opener);
  }

  get promoField() {
    return this.page.getByRole('form', { name: codeCopy.title, exact: true }).getByRole('textbox');
  }

  async enterCode(code: string) {
    await this.promoOpener.click();
    await this.applyCode(code);
  }

  async applyCode(code: string) {
    await this.promoField.fill(code);
    await this.page.getByRole('button', { name: codeCopy.apply, exact: true }).click();
  }

  /** Why a code was not taken. */
  get codeRefusal() {
    return mendingIn(this.page.getByRole('form', { name: codeCopy.title, exact: true }));
  }

  removeCode(code: string) {
    return this.page.getByRole('button', { name: codeCopy.removeOf(code), exact: true });
  }

  get orderNumber() {
    return this.page.getByRole('heading', { name: new RegExp(`^${orderTitle('OH-')}`) });
  }

  get earnedCode() {
    return this.page.getByLabel(earnedCodeLabel, { exact: true });
  }

  /** From here on, what each press of Pay sent and got: the key, the order's number, the error's code. */
  watchOrders() {
    const orders: {
      key: string | undefined;
      isTaken: boolean;
      number: string | undefined;
      code: string | undefined;
    }[] = [];
    this.page.on('response', async (response) => {
      if (!response.url().endsWith('/api/checkout/orders')) return;
      const key = response.request().headers()['idempotency-key'];
      // A browser forgets what was answered once it has left for the provider's page.
      const body = await response.json().catch(() => ({}));
      orders.push({ key, isTaken: response.ok(), number: body.order?.number, code: body.error?.code });
    });
    return orders;
  }
}

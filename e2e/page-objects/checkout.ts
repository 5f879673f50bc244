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
  totalsCopy,
} from '@/components/checkout/copy';
import { earnedCodeLabel, orderTitle } from '@/components/checkout/confirmation/copy';
import { deliveryAddress } from '@/e2e/support/orders';
import { type StoredWatch, today } from '@/e2e/support/shop';
import { disclosureOf, errorSummaryIn } from './by-copy';
import { storeValues } from '@/e2e/support/storage';
import type { UserDriver } from '@/e2e/support/user-driver';

/** Delivery details in the format of the saved checkout. */
export const details = {
  email: 'ada@example.com',
  fullName: 'Ada Lovelace',
  line2: '',
  ...deliveryAddress,
};

/** The same details as input of the delivery form, by field label. */
export const address: Readonly<Record<string, string>> = {
  [deliveryFormCopy.email]: details.email,
  [deliveryFormCopy.fullName]: details.fullName,
  [deliveryFormCopy.line1]: details.line1,
  [deliveryFormCopy.city]: details.city,
  State: details.region,
  'ZIP code': details.postalCode,
};

/** Fills in an address by a driver. The state has suggestions, which makes its field a combo box. */
export async function fillAddress(user: UserDriver, lines: readonly string[] = Object.keys(address)): Promise<void> {
  for (const label of lines) await user.fill(label, address[label] ?? '', label === 'State' ? 'combobox' : 'textbox');
}

/** Test card numbers by outcome. */
export const cards = {
  success: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  secure: '4000000000003220',
  delayed: '000123456789',
} as const;

/** Page object of the checkout, from delivery to the order page. It has no assertions. */
export class CheckoutScreens {
  constructor(private readonly page: Page) {}

  /** Stores a cart and, unless `no details` is given, delivery details before the first page loads. */
  async store(watches: readonly StoredWatch[], change: object | 'no details' = {}) {
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

  async openDelivery(watches: readonly StoredWatch[], change: object | 'no details' = {}) {
    await this.store(watches, change);
    await this.page.goto('/payment');
  }

  /** Opens `/pay` and waits for the total. */
  async openPayment(watches: readonly StoredWatch[], change: object = {}) {
    await this.store(watches, change);
    await this.page.goto('/pay');
    await this.payButton.waitFor();
  }

  get deliveryForm() {
    return this.page.getByRole('form', { name: deliveryTitle, exact: true });
  }

  field(label: string) {
    return this.deliveryForm.getByLabel(label, { exact: true });
  }

  /** The select of the member's saved addresses. */
  get savedAddress() {
    return this.deliveryForm.getByRole('combobox', { name: bookChoiceCopy.label, exact: true });
  }

  get saveAddress() {
    return this.deliveryForm.getByRole('checkbox', { name: bookChoiceCopy.keep, exact: true });
  }

  async fillAddress() {
    for (const [label, text] of Object.entries(address)) await this.field(label).fill(text);
  }

  /** Fills in the delivery form and submits it. */
  async submitDelivery() {
    await this.fillAddress();
    await this.continue.click();
  }

  /** Selects another shipping service by its index, starting at 0, and continues to payment. */
  async changeService(index: number) {
    await this.page.goto('/payment');
    await this.services.nth(index).check();
    await this.continue.click();
  }

  get continue() {
    return this.page.getByRole('button', { name: deliveryFormCopy.submit, exact: true });
  }

  get services() {
    return this.page.getByRole('group', { name: shippingTitle, exact: true }).getByRole('radio');
  }

  /** The delivery address on `/pay`. */
  get destination() {
    return this.page.getByRole('region', { name: destinationTitle, exact: true });
  }

  /** The shipping service on `/pay`. */
  get shipping() {
    return this.page.getByRole('region', { name: shippingTitle, exact: true });
  }

  get summary() {
    return this.page.getByRole('region', { name: summaryCopy.title, exact: true });
  }

  /** The total over the delivery form of a phone. */
  get totalBar() {
    return this.page.getByRole('group', { name: totalsCopy.total, exact: true });
  }

  get total() {
    return this.summary.locator('dd').last();
  }

  /** Its label contains the total, so it exists only once the total is known. */
  get payButton() {
    return this.page.getByRole('button', { name: new RegExp(`^${paymentCopy.pay('')} [$€£¥]`) });
  }

  get cardNumber() {
    return this.page.getByLabel(paymentCopy.cardNumber, { exact: true });
  }

  /** The message of a failed payment attempt. */
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

  /** The link on the page of a failed payment. */
  get backToPayment() {
    return this.page.getByRole('link', { name: paymentCopy.backToPayment, exact: true });
  }

  async pay(number: string) {
    await this.cardNumber.fill(number);
    await this.payButton.click();
  }

  /** Buys watches with the card that succeeds, and waits for the order page. */
  async buy(watches: readonly StoredWatch[], change: object = {}) {
    await this.openPayment(watches, change);
    await this.pay(cards.success);
    await this.orderNumber.waitFor();
  }

  /** Buys watches and returns the promo code for the next order. */
  async earnCode(watches: readonly StoredWatch[], change: object = {}) {
    await this.buy(watches, change);
    return this.earnedCode.inputValue();
  }

  get promoDisclosure() {
    return disclosureOf(this.page, codeCopy.opener);
  }

  get promoField() {
    return this.page.getByRole('form', { name: codeCopy.title, exact: true }).getByRole('textbox');
  }

  async enterCode(code: string) {
    await this.promoDisclosure.click();
    await this.applyCode(code);
  }

  async applyCode(code: string) {
    await this.promoField.fill(code);
    await this.page.getByRole('button', { name: codeCopy.apply, exact: true }).click();
  }

  /** The error summary of the promo code form. */
  get codeErrors() {
    return errorSummaryIn(this.page.getByRole('form', { name: codeCopy.title, exact: true }));
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

  /** Records each response of `/api/checkout/orders`: idempotency key, order number and error code. */
  recordOrders() {
    const orders: {
      key: string | undefined;
      isAccepted: boolean;
      number: string | undefined;
      code: string | undefined;
    }[] = [];
    this.page.on('response', async (response) => {
      if (!response.url().endsWith('/api/checkout/orders')) return;
      const key = response.request().headers()['idempotency-key'];
      // A browser discards response bodies when it navigates to the provider's page.
      const body = await response.json().catch(() => ({}));
      orders.push({ key, isAccepted: response.ok(), number: body.order?.number, code: body.error?.code });
    });
    return orders;
  }
}

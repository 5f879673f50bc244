import type { Page } from '@playwright/test';
import { storedAll, type StoredWatch } from '../support/shop';

/** Where a parcel goes, as the delivery form asks for it. */
export const address = {
  'E-mail': 'ada@example.com',
  'Full name': 'Ada Lovelace',
  Address: '1 Odd Street',
  City: 'New York',
  State: 'NY',
  'ZIP code': '10001',
} as const;

/** The same as the shop keeps it in the browser. */
const details = {
  email: address['E-mail'],
  fullName: address['Full name'],
  line1: address.Address,
  line2: '',
  city: address.City,
  region: address.State,
  postalCode: address['ZIP code'],
  country: 'US',
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
      changedAt: Date.now(),
      ...change,
    };
    await storedAll(this.page, { token1: watches, ...(checkout && { checkout }) });
  }

  /** Opens the last screen before paying, with its total. */
  async toPay(watches: readonly StoredWatch[], change: object = {}) {
    await this.begin(watches, change);
    await this.page.goto('/pay');
    await this.payButton.waitFor();
  }

  field(label: string) {
    return this.page.getByRole('form', { name: 'Delivery' }).getByLabel(label, { exact: true });
  }

  async fillAddress() {
    for (const [label, text] of Object.entries(address)) await this.field(label).fill(text);
  }

  get continue() {
    return this.page.getByRole('button', { name: 'Continue to payment' });
  }

  get services() {
    return this.page.getByRole('group', { name: 'How it travels' }).getByRole('radio');
  }

  get summary() {
    return this.page.getByRole('region', { name: 'Your order' });
  }

  get total() {
    return this.summary.locator('dd').last();
  }

  /** With its total, so once that is known. */
  get payButton() {
    return this.page.getByRole('button', { name: /^Pay \$/ });
  }

  get cardNumber() {
    return this.page.getByLabel('Card number');
  }

  get trouble() {
    return this.page.getByRole('form', { name: 'Payment' }).getByRole('alert');
  }

  get bank() {
    return this.page.getByRole('dialog');
  }

  async pay(number: string) {
    await this.cardNumber.fill(number);
    await this.payButton.click();
  }

  get promoOpener() {
    return this.page.locator('summary', { hasText: 'Have a code?' });
  }

  get promoField() {
    return this.page.getByRole('form', { name: 'Discount code' }).getByRole('textbox');
  }

  async enterCode(code: string) {
    await this.promoOpener.click();
    await this.promoField.fill(code);
    await this.page.getByRole('button', { name: 'Apply' }).click();
  }

  get orderNumber() {
    return this.page.getByRole('heading', { name: /^Order OH-/ });
  }

  get earnedCode() {
    return this.page.getByLabel('Code for your next order');
  }

  /** From here on, what each press of Pay sent and got: the key, the order's number, the error's code. */
  watchOrders() {
    const orders: { key: string | undefined; number: string | undefined; code: string | undefined }[] = [];
    this.page.on('response', async (response) => {
      if (!response.url().endsWith('/api/checkout/orders')) return;
      const key = response.request().headers()['idempotency-key'];
      const body = await response.json().catch(() => ({}));
      orders.push({ key, number: body.order?.number, code: body.error?.code });
    });
    return orders;
  }
}

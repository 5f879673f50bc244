import { nextOrderCopy } from '@/domain/promo-code';
import type { UnpaidReason } from '@/domain/paths';

/** Label of every checkout screen in test mode; exact wording from docs/product.md 16.2. */
export const testPayment = 'Test payment: no card is charged';

export const deliveryTitle = 'Delivery';

export const payTitle = 'Review and pay';

export const destinationTitle = 'Delivery address';

export const shippingTitle = 'Shipping method';

export const deliveryFormCopy = {
  email: 'Email',
  fullName: 'Full name',
  phone: 'Phone (optional)',
  phoneHint: 'For the carrier only, if there is a problem with the delivery.',
  country: 'Country',
  line1: 'Address',
  line2: 'Apartment, suite or company (optional)',
  city: 'City',
  submit: 'Continue to payment',
  busy: 'One moment…',
  anotherCountry: 'Choose another country. Your cart is saved.',
};

/** Field labels by API field name, for validation errors that are shown outside the delivery form. */
export const deliveryFieldNames: Readonly<Record<string, string>> = {
  'contact.email': deliveryFormCopy.email,
  'contact.fullName': deliveryFormCopy.fullName,
  'contact.phone': 'Phone',
  'address.line1': deliveryFormCopy.line1,
  'address.line2': 'Apartment, suite or company',
  'address.city': deliveryFormCopy.city,
  'address.region': 'State, province or region',
  'address.postalCode': 'Postal code',
  'address.country': deliveryFormCopy.country,
};

/**
 * Notice about import duties on parcels to other countries.
 *
 * @param what is the price that excludes them, such as `this total`.
 */
export const dutiesCopy = (what: string) =>
  `Duties and taxes of your country are not included in ${what}. Customs or the carrier may charge you for them when the package arrives.`;

/** Notice in place of {@link dutiesCopy} where the shop's prices include VAT (docs/product.md 44.15). */
export const vatCopy = (what: string) =>
  `VAT is included in ${what}. Customs or the carrier may still charge you duties when the package arrives.`;

/** The total in {@link dutiesCopy} and {@link vatCopy}. */
export const thisTotal = 'this total';

/** Copy of the links that change the delivery. */
export const reviewCopy = {
  change: 'Change',
  changeAddress: 'Change delivery address',
  changeShipping: 'Change shipping method',
};

export const summaryCopy = {
  title: 'Your order',
  change: 'Change',
  changeCart: 'Change your cart',
  list: 'Watches in your order',
  lostCode: (code: string, isOnHold: boolean) =>
    `The code ${code} ${isOnHold ? 'is reserved by another checkout' : 'is no longer valid'}, so we removed it.`,
  noLongerSold: (name: string) => `${name} is no longer sold and is not part of this order.`,
};

export const totalsCopy = {
  subtotal: 'Subtotal',
  code: 'Your code',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
};

export const codeCopy = {
  opener: 'Have a code?',
  title: 'Discount code',
  code: 'Code',
  hint: `The code from an earlier order: ${nextOrderCopy}, once.`,
  apply: 'Apply',
  busy: 'Checking the code…',
  remove: 'Remove',
  removeOf: (code: string) => `Remove the code ${code}`,
};

export const paymentCopy = {
  title: 'Payment',
  busy: 'Paying… please keep this page open.',
  pay: (amount: string) => `Pay ${amount}`.trim(),
  cardNumber: 'Card number',
  closed: 'You closed the confirmation. Nothing has been charged. Press the button to try again.',
  priceChanged: 'The total has changed. Nothing has been ordered or charged.',
  agree: 'Your order now has the new total. If you agree, press the button again.',
  stillLoading: 'The total is still loading. Press again in a moment.',
  before: 'Before:',
  now: 'Now:',
  toOrderBefore: 'See your earlier order',
  toCart: 'Go to your cart',
  toDelivery: 'Go to the delivery details',
  backToPayment: 'Back to payment',
  leaving: 'One moment…',
  stripe: 'You pay on Stripe’s page and come back here. This shop never sees your card.',
};

/** Copy of the field for a test number. */
export const testCardCopy = {
  hint: 'Use one of these test numbers. The number is never sent. Any other number is rejected.',
  list: 'Test numbers',
  missing: 'Enter one of the test numbers.',
};

/** Copy of the simulated 3-D Secure dialog. */
export const bankCopy = {
  bank: 'Test bank, 3-D Secure',
  question: (amount: string) => `Do you confirm the payment of ${amount}?`,
  explanation:
    'A real bank would ask for a code or a fingerprint here. This test bank only asks you to press a button.',
  complete: 'Complete authentication',
  fail: 'Fail authentication',
};

export const cannotOrder = 'The shop cannot be reached, so you cannot order right now. Your cart is saved.';

export const needsScript = 'Checkout needs JavaScript, because your cart is stored in your browser.';

/** Copy of the checkout without a payment provider. The phone number and the email address follow `notYet` and `without`. */
export const closedCopy = {
  notYet: 'Online ordering is not available yet. Your cart is saved. To order,',
  without: 'To order without it,',
  toCart: 'Back to your cart',
};

export const unpaidCopy: Readonly<Record<UnpaidReason, PaymentMessage>> = {
  declined: {
    title: 'Your card was declined.',
    message: 'Your bank did not give a reason. Try another card, or contact your bank.',
  },
  'insufficient-funds': {
    title: 'Your card has insufficient funds.',
    message: 'The card does not cover the total. Try another card, or change your order.',
  },
  'authentication-failed': {
    title: 'Your bank could not confirm your identity.',
    message: 'Try again and complete the bank’s check, or use another card.',
  },
  cancelled: {
    title: 'You left before paying.',
    message: 'You can finish your payment whenever you are ready.',
  },
  failed: {
    title: 'The payment did not go through.',
    message: 'The payment was not completed. Try again, or pay another way.',
  },
};

export type PaymentMessage = { title: string; message: string };

export const paidAnywayCopy: PaymentMessage = {
  title: 'Your order is paid.',
  message: 'One payment attempt failed, but another one went through.',
};

export const paymentPendingCopy: PaymentMessage = {
  title: 'Your payment is processing.',
  message: 'We will email you when your payment arrives.',
};

export const nothingCharged = 'Nothing has been charged. Your cart, address and choices are saved.';

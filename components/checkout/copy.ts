import { type UnpaidReason, unpaidReasons } from '@/domain/paths';

/** Label of every checkout screen in test mode; exact wording from docs/product.md 16.2. */
export const testPayment = 'Test payment: no card is charged';

export const deliveryTitle = 'Delivery';

export const payTitle = 'Review and pay';

export const destinationTitle = 'Where it goes';

export const shippingTitle = 'How it travels';

export const deliveryFormCopy = {
  email: 'E-mail',
  fullName: 'Full name',
  country: 'Country',
  line1: 'Address',
  line2: 'Flat, floor or company (optional)',
  city: 'City',
  submit: 'Continue to payment',
  busy: 'One moment…',
  anotherCountry: 'Choose another country for this order.',
};

/** Field labels by API field name, for validation errors that are shown outside the delivery form. */
export const deliveryFieldNames: Readonly<Record<string, string>> = {
  'contact.email': deliveryFormCopy.email,
  'contact.fullName': deliveryFormCopy.fullName,
  'address.line1': deliveryFormCopy.line1,
  'address.line2': 'Flat, floor or company',
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
  `Duties and taxes of your country are not in ${what}: customs or the carrier may ask you for them when the parcel arrives.`;

export const summaryCopy = {
  title: 'Your order',
  changeCart: 'Change your cart',
  list: 'Watches in your order',
  lostCode: (code: string, isOnHold: boolean) =>
    `The code ${code} ${isOnHold ? 'is held by another checkout' : 'cannot be used any more'}, so it has been taken off.`,
  noLongerSold: (name: string) => `${name} is no longer sold and not part of this order.`,
  times: (quantity: number, price: string) => `${quantity} × ${price}`,
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
  apply: 'Apply',
  busy: 'Looking it up…',
  remove: 'Remove',
  removeOf: (code: string) => `Remove the code ${code}`,
};

export const paymentCopy = {
  title: 'Payment',
  busy: 'Paying… please keep this page open.',
  pay: (amount: string) => `Pay ${amount}`.trim(),
  cardNumber: 'Card number',
  closed: 'The confirmation was closed before it was answered. Nothing has been charged: press again.',
  priceChanged: 'The total has changed. Nothing has been ordered or charged.',
  before: 'Before:',
  now: 'Now:',
  toOrderBefore: 'To the order before',
  toCart: 'To your cart',
  backToPayment: 'Back to payment',
};

/** Buttons of the simulated 3-D Secure dialog. */
export const bankCopy = { complete: 'Complete authentication', fail: 'Fail authentication' };

export const cannotOrder = 'The shop could not be reached, so that you cannot order now. Your cart stays as it is.';

export const needsScript = 'Ordering here needs JavaScript: your browser keeps the cart, not the shop.';

export const unpaidCopy: Readonly<Record<UnpaidReason, PaymentMessage>> = {
  declined: {
    title: 'Your card was declined.',
    message: 'The bank said no and gave no reason. Try another card, or ask your bank.',
  },
  'insufficient-funds': {
    title: 'There was not enough money on that card.',
    message: 'The bank says that the card does not cover the total. Try another card, or order less.',
  },
  'authentication-failed': {
    title: 'Your bank did not recognise you.',
    message: 'The bank asked whether it was you, and the answer did not satisfy it. Try again, or take another card.',
  },
  cancelled: {
    title: 'You left before paying.',
    message: 'Nothing went wrong: the payment was not finished.',
  },
  failed: {
    title: 'The payment did not go through.',
    message: 'The payment was not completed. Try again, or pay another way.',
  },
};

/** Parses the `reason` URL parameter; unknown values become `failed`. */
export function readUnpaidReason(text: unknown): UnpaidReason {
  return unpaidReasons.find((reason) => reason === text) ?? 'failed';
}

export type PaymentMessage = { title: string; message: string };

export const paidAnywayCopy: PaymentMessage = {
  title: 'It is paid after all.',
  message: 'One try at paying this order failed, but another went through.',
};

export const paymentPendingCopy: PaymentMessage = {
  title: 'Your payment is on its way.',
  message: 'This order waits for money that is on its way to us. A mail tells you when it is there.',
};

export const nothingCharged =
  'Nothing has been charged. Your cart, your address and all you chose are as you left them.';

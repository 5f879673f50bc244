/** What the screens from the cart to the order say; what is refused stands in refusals.ts, what became of an order in order.ts. */

/** On every screen of the checkout where no money moves, to the letter (docs/product.md 16.2). */
export const testPayment = 'Test payment: no card is charged';

export const deliveryTitle = 'Delivery';

export const payTitle = 'Review and pay';

export const destinationTitle = 'Where it goes';

export const shippingTitle = 'How it travels';

export const deliveryFormWords = {
  email: 'E-mail',
  fullName: 'Full name',
  country: 'Country',
  line1: 'Address',
  line2: 'Flat, floor or company (optional)',
  city: 'City',
  goOn: 'Continue to payment',
  busy: 'One moment…',
  anotherCountry: 'Choose another country for this order.',
};

/** What the delivery form calls the fields of an order, where it is said elsewhere what is wrong with one. */
export const deliveryFieldNames: Readonly<Record<string, string>> = {
  'contact.email': deliveryFormWords.email,
  'contact.fullName': deliveryFormWords.fullName,
  'address.line1': deliveryFormWords.line1,
  'address.line2': 'Flat, floor or company',
  'address.city': deliveryFormWords.city,
  'address.region': 'State, province or region',
  'address.postalCode': 'Postal code',
  'address.country': deliveryFormWords.country,
};

/** Of a parcel that leaves the United States, before anything is paid and on the page about shipping. @param what the shopper sees: `this total`. */
export const dutiesWords = (what: string) =>
  `Duties and taxes of your country are not in ${what}: customs or the carrier may ask you for them when the parcel arrives.`;

export const summaryWords = {
  title: 'Your order',
  changeCart: 'Change your cart',
  list: 'Watches in your order',
  lostCode: (code: string, isHeld: boolean) =>
    `The code ${code} ${isHeld ? 'is held by another checkout' : 'cannot be used any more'}, so it has been taken off.`,
  noLongerSold: (name: string) => `${name} is no longer sold and not part of this order.`,
  times: (quantity: number, price: string) => `${quantity} × ${price}`,
};

export const totalsWords = {
  subtotal: 'Subtotal',
  code: 'Your code',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
};

export const codeWords = {
  opener: 'Have a code?',
  title: 'Discount code',
  code: 'Code',
  apply: 'Apply',
  busy: 'Looking it up…',
  remove: 'Remove',
  removeOf: (code: string) => `Remove the code ${code}`,
};

export const paymentWords = {
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

/** The test payment's question in the place of a bank's (3-D Secure). */
export const bankWords = { complete: 'Complete authentication', fail: 'Fail authentication' };

export const cannotOrder = 'The shop could not be reached, so that you cannot order now. Your cart stays as it is.';

export const needsScript = 'Ordering here needs JavaScript: your browser keeps the cart, not the shop.';

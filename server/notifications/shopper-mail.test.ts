// Verifies docs/product.md 29.4 (confirmation of an order, acknowledgement of a message).
import { type OrderDetails } from '@/server/orders/read';
import { paidOrderNotification } from './owner-mail';
import {
  contactAcknowledgement,
  newsletterConfirmation,
  orderCancelled,
  orderConfirmation,
  orderLink,
  orderSent,
  phoneOrderMail,
} from './shopper-mail';

const american = {
  number: 'OH-7K3M9QX2',
  token: 'a-token',
  email: 'ada@example.com',
  full_name: 'Ada Byron',
  address_line1: '1 Odd Street',
  address_line2: '',
  city: 'New York',
  region: 'NY',
  postal_code: '10001',
  country: 'US',
  shipping_label: 'USPS First Class',
  earliest_delivery: '2026-11-25',
  latest_delivery: '2026-11-27',
  latest_delivery_if_delayed: '2026-12-02',
  lines: [],
  currency: 'usd',
} as unknown as OrderDetails;
const british: OrderDetails = {
  ...american,
  city: 'London',
  region: '',
  postal_code: 'SW1A 1AA',
  country: 'GB',
};
const parcel = { carrier: 'USPS', trackingNumber: '9400100000000000000000' };

/** Every email that has an address, as plain text. */
const mails: Record<string, (order: OrderDetails) => string> = {
  confirmation: (order) => orderConfirmation(order).text,
  'email about a parcel': (order) => orderSent(order, parcel, false).text,
  'email about a corrected parcel': (order) => orderSent(order, parcel, true).text,
  "owner's email about a paid order": (order) => paidOrderNotification(order).lines.join('\n'),
};

// Verifies docs/product.md 13.18 (confirmation email, parcel email, owner's email), 17.9.
it.each(Object.entries(mails))('the %s has the address in the format of its country', (_, render) => {
  expect(render(american)).toContain('Ada Byron\n1 Odd Street\nNew York, NY 10001\nUnited States');
  expect(render(british)).toContain('Ada Byron\n1 Odd Street\nLondon\nSW1A 1AA\nUnited Kingdom');
});

it.each(['email about a parcel', 'email about a corrected parcel', 'confirmation'])(
  'the %s states the expected and the latest delivery',
  (name) => {
    expect(mails[name]?.(american)).toContain(
      'Expected delivery: Wed, Nov 25 to Fri, Nov 27. Delays are possible: by Wed, Dec 2 at the latest.',
    );
  },
);

// Verifies docs/product.md 35.14 (order's link).
it('the email with the link of an order names its invoice, once there is one', () => {
  const invoice = { number: '2026-000123', kind: 'invoice' } as const;
  const line = 'Your invoice: http://localhost:3000/thanks/invoice?order=a-token&number=2026-000123';
  expect(orderLink(american, invoice).text.split('\n')).toContain(line);
  expect(orderLink(american).text).not.toContain('invoice');
});

it('the confirmation of an order and the acknowledgement of a message name the page that finds an order again', () => {
  expect(orderConfirmation(american).text).toMatch(/:\/\/[^/\s]+\/order$/m);
  expect(contactAcknowledgement('ada@example.com').text).toMatch(/:\/\/[^/\s]+\/order$/m);
});

// Verifies docs/product.md 41.9 (link).
it('the lines and the shipping of the email of an order by phone add up to its total', () => {
  const lines = [
    { name: 'Slow Meridian', quantity: 2, unit_cents: 249_00 },
    { name: 'Hedgerow 36', quantity: 1, unit_cents: 119_00 },
  ];
  const order = { ...american, lines, shipping_cents: 4_95, total_cents: 621_95 } as unknown as OrderDetails;
  const { text } = phoneOrderMail(order);
  const rows = ['2 × Slow Meridian', '1 × Hedgerow 36', 'USPS First Class', 'Total'].map(
    (label) => text.split('\n').find((line) => line.startsWith(label)) ?? '',
  );
  expect(rows.map((row) => row.match(/\$[\d.,]+$/)?.[0])).toEqual(['$498.00', '$119.00', '$4.95', '$621.95']);
});

it.each([
  [0, 'Free'],
  [1, '$0.01'],
  [4_95, '$4.95'],
])(
  'the confirmation of an order has rows that add up to its total, with shipping of %d cents as %s',
  (cents, shown) => {
    const lines = [
      { name: 'Slow Meridian', quantity: 2, unit_cents: 249_00 },
      { name: 'Hedgerow 36', quantity: 1, unit_cents: 119_00 },
    ];
    const sums = { discount_cents: 123_40, shipping_cents: cents, total_cents: 617_00 - 123_40 + cents };
    const order = { ...american, ...sums, lines } as unknown as OrderDetails;
    const rows = orderConfirmation(order).text.split('\n').slice(4, 9);
    const total = `$${(493.6 + cents / 100).toFixed(2)}`;
    expect(rows).toEqual([
      '2 × Slow Meridian: $498.00',
      '1 × Hedgerow 36: $119.00',
      'Your code: −$123.40',
      `USPS First Class: ${shown}`,
      `Total: ${total}`,
    ]);
    expect(phoneOrderMail(order).text).toContain(`\nUSPS First Class: ${shown}\nTotal: ${total}\n`);
  },
);

it('the email about a cancelled order states what is still to be refunded', () => {
  const sums = { total_cents: 398_00, refunded_cents: 20_00, lost_dispute_cents: 5_00 };
  expect(orderCancelled({ ...american, ...sums }).text).toContain('$373.00');
});

it('the email about a parcel names a correction in its subject, and tracks the parcel of a known carrier only', () => {
  const mail = (isCorrection: boolean, trackingUrl?: string) =>
    orderSent(american, { ...parcel, ...(trackingUrl && { trackingUrl }) } as typeof parcel, isCorrection);
  expect([mail(false).subject, mail(true).subject]).toEqual([
    'Order OH-7K3M9QX2 is on its way',
    'Order OH-7K3M9QX2: new tracking number',
  ]);
  expect(mail(false).text).not.toContain('Track it with');
  expect(mail(false, 'https://track.example/1').text).toContain('Track it with USPS:\nhttps://track.example/1');
});

it('the mail that confirms the newsletter opens the confirmation, and the phone order its payment', () => {
  const { text, unsubscribeUrl } = newsletterConfirmation('a@b.c', 'https://x.example/yes', 'https://x.example/no');
  expect(text).toContain('\nhttps://x.example/yes\n');
  expect([text.includes('https://x.example/no'), unsubscribeUrl]).toEqual([false, 'https://x.example/no']);
  const order = { ...american, shipping_cents: 0, total_cents: 0 } as OrderDetails;
  expect(phoneOrderMail(order).text).toMatch(/Pay your order:\n\S+token\S*pay|Pay your order:\n\S+pay\S*token/);
});

// Verifies docs/product.md 12.10 (name, email, subject, message).
import { contactMessage, backInStockForm, newsletterForm } from './forms.schema';
import { orderLinkForm } from './orders.schema';

const message = { name: 'Ada', email: 'ada@example.com', subject: 'Strap', body: 'Which one?' };

/** An email address of this length, whose parts are within the limits of RFC 5321. */
const emailOf = (length: number) => {
  const domain = `@${`${'d'.repeat(60)}.`.repeat(3)}com`;
  return `${'a'.repeat(64)}${domain.slice(0, 1)}${'e'.repeat(length - 64 - domain.length)}${domain.slice(1)}`;
};

it.each([
  ['name', 'a', 100],
  ['subject', 'a', 120],
  ['body', 'a', 5000],
] as const)('contactMessage accepts in the field %s %j times at most %d', (field, letter, most) => {
  const read = (length: number) => contactMessage().safeParse({ ...message, [field]: letter.repeat(length) }).success;
  expect([read(most), read(most + 1)]).toEqual([true, false]);
});

it.each([
  ['contactMessage', (email: string) => contactMessage().safeParse({ ...message, email })],
  ['newsletterForm', (email: string) => newsletterForm().safeParse({ email })],
  ['backInStockForm', (email: string) => backInStockForm().safeParse({ watch: 'xerix/1', email })],
  ['orderLinkForm', (email: string) => orderLinkForm().safeParse({ number: 'OH-7K3M9QX2', email })],
])('%s accepts an email address of 254 characters at most', (_, read) => {
  expect(emailOf(254)).toHaveLength(254);
  expect([read(emailOf(254)).success, read(emailOf(255)).success]).toEqual([true, false]);
});

// Verifies docs/product.md 29.3.
it.each(['O H - 7 K 3 M 9 Q X 2', 'o-h-7-k-3-m-9-q-x-2', ' 7 K 3 M 9 Q X 2 '])(
  'orderLinkForm reads the order number %j as OH-7K3M9QX2',
  (number) => {
    expect(orderLinkForm().parse({ number, email: 'ada@example.com' }).number).toBe('OH-7K3M9QX2');
  },
);

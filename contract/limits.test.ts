// Verifies docs/product.md 12.1.
import type { z } from 'zod';
import { checkoutRequest, quoteRequest } from './checkout.schema';
import { isDeskPath } from './desk.schema';
import { handOffRequest } from './agent-hand-off.schema';
import { newsletterToken } from './forms.schema';
import { keepHandedListRequest } from './handed-lists.schema';
import { listChangesQuery, listsRequest } from './lists.schema';
import { cancelOrderForm } from './order-changes.schema';
import { invoiceQuery } from './orders.schema';
import { passportForm } from './passport.schema';
import { guestReturnForm, returnForm, returnSentForm, withdrawalForm } from './returns.schema';
import { suggestionsQuery } from './search.schema';
import { watchKeys } from './watches.schema';
import { emailAddress } from './fields.schema';
import { emailPattern, newsletterPattern } from './limits';

const accepts = (address: string) => new RegExp(`^(?:${newsletterPattern})$`, 'v').test(address);

test.each(['a@b.co', 'first.last+watch_1%x-y@mail.example.info', '0@0.0.us'])(
  'newsletterPattern accepts %s',
  (address) => {
    expect(accepts(address)).toBe(true);
  },
);

test.each([
  ["o'neil@shop.example", true],
  ['first.last+watch_1-x@mail.shop.example', true],
  ['A1@0.SHOP', true],
  ["neil'@shop.example", false],
  ['.neil@shop.example', false],
  ['neil.@shop.example', false],
  ['ne..il@shop.example', false],
  ['neil@shop', false],
  ['neil@shop.e', false],
  ['neil@-shop.example', false],
])('emailPattern and the schema agree on "%s": %p', (address, isAccepted) => {
  expect(new RegExp(`^(?:${emailPattern})$`, 'v').test(address)).toBe(isAccepted);
  expect(emailAddress().safeParse(address).success).toBe(isAccepted);
});

test.each([
  ['', 'empty'],
  ['a@b', 'no top-level domain'],
  ['a@b.c', 'a top-level domain of one letter'],
  ['a@b.company', 'a top-level domain of more than four letters'],
  ['a@b.c0m', 'a digit in the top-level domain'],
  ['Jane@b.com', 'an upper-case letter'],
  ['a b@c.com', 'a space'],
  ['@b.com', 'no local part'],
  ['a@b.com\nBcc: x@y.com', 'a second line'],
])('newsletterPattern rejects %j: %s', (address) => {
  expect(accepts(address)).toBe(false);
});

const token = 'a'.repeat(32);
const uuid = '6f0a2f0e-5a43-4f0e-9c1b-0d2f5a1f2b3c';
const contact = { email: 'ada@example.com', fullName: 'Ada' };
const address = { line1: '1 Odd Street', city: 'Cork', country: 'IE', region: '', postalCode: '' };
const checkout = { lines: [], contact, address, service: 'first-class', shownTotal: 0 };
const orderedLine = { catalogue: 'xerix', id: 1, quantity: 1 };
const guest = { number: 'OH-7K3M9QX2', email: contact.email };
const asReturn = { order: token, kind: 'return', unused: 'yes', watch1: 'xerix/1', units1: '1' };
const operation = { n: 1, list: 'cart', type: 'add', key: 'xerix/1', quantity: 1, index: 0 };
const added = (count: number) => Array.from({ length: count }, (_, index) => `${uuid}:${index + 1}`);
const lists = { browser: uuid, after: 0, operations: [operation] };
const many = <Each>(count: number, each: Each) => Array<Each>(count).fill(each);
const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `xerix/${index + 1}`).join();

it.each<[string, number, () => z.ZodType, (length: number) => unknown]>([
  ['a recipient', 100, checkoutRequest, (n) => ({ ...checkout, contact: { ...contact, fullName: 'a'.repeat(n) } })],
  [
    'a phone number',
    30,
    checkoutRequest,
    (n) => ({ ...checkout, contact: { ...contact, phone: '12345678'.padEnd(n - 1, '-') + '9' } }),
  ],
  ['a street', 120, checkoutRequest, (n) => ({ ...checkout, address: { ...address, line1: 'a'.repeat(n) } })],
  ['a second line', 120, checkoutRequest, (n) => ({ ...checkout, address: { ...address, line2: 'a'.repeat(n) } })],
  ['a city', 80, checkoutRequest, (n) => ({ ...checkout, address: { ...address, city: 'a'.repeat(n) } })],
  ['a region', 80, checkoutRequest, (n) => ({ ...checkout, address: { ...address, region: 'a'.repeat(n) } })],
  ['a postal code', 20, checkoutRequest, (n) => ({ ...checkout, address: { ...address, postalCode: '1'.repeat(n) } })],
  ['a promo code', 40, checkoutRequest, (n) => ({ ...checkout, promoCode: '1'.repeat(n) })],
  ['the lines of an order', 100, checkoutRequest, (n) => ({ ...checkout, lines: many(n, orderedLine) })],
  ['the lines of a quote', 100, quoteRequest, (n) => ({ country: 'US', lines: many(n, orderedLine) })],
  ['the token of a replaced order', 64, quoteRequest, (n) => ({ country: 'US', lines: [], supersedes: 'a'.repeat(n) })],
  [
    'the second of two own orders',
    64,
    quoteRequest,
    (n) => ({ country: 'US', lines: [], supersedes: `a,${'a'.repeat(n)}` }),
  ],
  ['the token of an order', 64, cancelOrderForm, (n) => ({ order: 'a'.repeat(n) })],
  ['the token of a session', 64, handOffRequest, (n) => ({ session: 'a'.repeat(n), key: uuid })],
  ['the name of a withdrawal', 100, withdrawalForm, (n) => ({ ...guest, name: 'a'.repeat(n) })],
  ['the reason of a return', 1000, returnForm, (n) => ({ ...asReturn, reason: 'a'.repeat(n) })],
  ['the reason of a guest', 1000, guestReturnForm, (n) => ({ ...guest, unused: 'yes', reason: 'a'.repeat(n) })],
  ['units of a return', 10, returnForm, (n) => ({ ...asReturn, units1: String(n) })],
  ['a tracking number', 60, returnSentForm, (n) => ({ order: token, number: 'RT-7K3M9QX2', tracking: 'a'.repeat(n) })],
  ['a note', 500, passportForm, (n) => ({ passport: token, act: 'note', note: 'a'.repeat(n) })],
  ['an encrypted list', 16_000, keepHandedListRequest, (n) => ({ proof: 'a'.repeat(43), text: 'a'.repeat(n) })],
  ['operations', 200, listsRequest, (n) => ({ ...lists, operations: many(n, operation) })],
  ['a quantity', 10, listsRequest, (n) => ({ ...lists, operations: [{ ...operation, quantity: n }] })],
  ['an index', 200, listsRequest, (n) => ({ ...lists, operations: [{ ...operation, index: n }] })],
  ['the number of an operation', 999_999_999, listsRequest, (n) => ({ ...lists, operations: [{ ...operation, n }] })],
  [
    'the additions of a line',
    50,
    listsRequest,
    (n) => ({
      ...lists,
      operations: [{ n: 1, list: 'cart', type: 'remove', lines: [{ key: 'xerix/1', added: added(n) }] }],
    }),
  ],
  [
    'the text of a value',
    6000,
    listsRequest,
    (n) => ({ ...lists, operations: [{ n: 1, type: 'set-value', name: 'checkout', text: 'a'.repeat(n) }] }),
  ],
  ['watches in a query', 200, watchKeys, (n) => ({ keys: keysOf(n) })],
])('%s may have %d at most', (_, most, schema, sent) => {
  const accepts = (length: number) => schema().safeParse(sent(length)).success;
  expect([most - 1, most, most + 1].map(accepts)).toEqual([true, true, false]);
});

it.each<[string, number, () => z.ZodType, (length: number) => unknown]>([
  ['an encrypted list', 40, keepHandedListRequest, (n) => ({ proof: 'a'.repeat(43), text: 'a'.repeat(n) })],
  ['a quantity', 1, listsRequest, (n) => ({ ...lists, operations: [{ ...operation, quantity: n }] })],
  ['an index', 0, listsRequest, (n) => ({ ...lists, operations: [{ ...operation, index: n }] })],
  ['the number of an operation', 1, listsRequest, (n) => ({ ...lists, operations: [{ ...operation, n }] })],
  ['the version of the lists', 0, listsRequest, (n) => ({ ...lists, after: n })],
  ['the version in a query', 0, listChangesQuery, (n) => ({ after: String(n) })],
  ['the total of an order', 0, checkoutRequest, (n) => ({ ...checkout, shownTotal: n })],
])('%s may have %d at least', (_, least, schema, sent) => {
  const accepts = (length: number) => schema().safeParse(sent(length)).success;
  expect([least - 1, least].map(accepts)).toEqual([false, true]);
});

it.each<[string, number, () => z.ZodType, (length: number) => unknown]>([
  ['the token of an invoice', 32, invoiceQuery, (n) => ({ order: 'a'.repeat(n) })],
  ['the token of a newsletter', 32, newsletterToken, (n) => ({ token: '_'.repeat(n) })],
  ['the proof of a key', 43, keepHandedListRequest, (n) => ({ proof: '-'.repeat(n), text: 'a'.repeat(40) })],
  ['a country', 2, quoteRequest, (n) => ({ country: 'U'.repeat(n), lines: [] })],
])('%s has exactly %d characters', (_, length, schema, sent) => {
  const accepts = (one: number) => schema().safeParse(sent(one)).success;
  expect([length - 1, length, length + 1].map(accepts)).toEqual([false, true, false]);
});

it('returnForm omits lines without a watch or units, and needs one', () => {
  const form = {
    ...asReturn,
    watch2: 'xerix/2',
    units2: '0',
    watch3: '',
    units3: '4',
    watch10: 'timex/1',
    units10: '10',
  };
  expect(returnForm().parse(form).items).toEqual([
    { watch: 'xerix/1', units: 1 },
    { watch: 'timex/1', units: 10 },
  ]);
  for (const change of [{ units1: '0' }, { units1: '1.5' }, { units1: '-1' }, { units1: '' }, { watch1: 'xerix/01' }])
    expect([change, returnForm().safeParse({ ...asReturn, ...change }).success]).toEqual([change, false]);
  expect(returnForm().safeParse({ ...asReturn, unused: '' }).success).toBe(false);
  expect(returnForm().safeParse({ ...asReturn, kind: 'withdrawal', unused: '' }).success).toBe(true);
});

// Verifies docs/product.md 39.5.
it('passportForm rejects a battery of a year of two digits', () => {
  const battery = (on: string) => passportForm().safeParse({ passport: token, act: 'battery', on }).success;
  expect(['2000-01-01', '1999-12-31', '0026-11-25'].map(battery)).toEqual([true, false, false]);
});

it('passportForm accepts a battery of today, and none of tomorrow', () => {
  const noon = Date.parse('2028-02-29T12:00:00Z');
  const battery = (on: string) => passportForm().safeParse({ passport: token, act: 'battery', on }).success;
  for (const [time, today, tomorrow] of [
    [noon, '2028-02-29', '2028-03-01'],
    [Date.parse('2028-02-29T23:59:59.999Z'), '2028-02-29', '2028-03-01'],
    [Date.parse('2028-03-01T00:00:00Z'), '2028-03-01', '2028-03-02'],
  ] as const) {
    jest.useFakeTimers({ now: time });
    expect([battery(today), battery(tomorrow), battery('2027-02-29')]).toEqual([true, false, false]);
  }
  jest.useRealTimers();
});

it.each(['1.5', '-1', 'a'])('listChangesQuery rejects the version %s', (after) => {
  expect(listChangesQuery().safeParse({ after }).success).toBe(false);
});

it('suggestionsQuery cuts a query at 100 characters, and watchKeys accepts none', () => {
  expect(suggestionsQuery().parse({ q: 'a'.repeat(101) }).q).toHaveLength(100);
  expect(watchKeys().parse({ keys: '' })).toEqual({ keys: [] });
  expect(watchKeys().parse({ keys: 'undone/3,xerix/1' }).keys).toEqual([
    { catalogue: 'undone', id: 3 },
    { catalogue: 'xerix', id: 1 },
  ]);
  expect(watchKeys().safeParse({ keys: 'xerix/1,' }).success).toBe(false);
});

it.each(['/desk', '/desk/', '/desk?show=low', '/desk/orders/OH-7K3M9QX2', `/desk/${'a'.repeat(994)}`])(
  'isDeskPath is true for %s',
  (path) => expect(isDeskPath(path)).toBe(true),
);

it.each([
  ...['', '/', '/desks', '/desk\\evil.example', '//desk', 'https://evil.example/desk', '/all/desk', 'desk', '/desk#a'],
  ...[`/desk/${'a'.repeat(995)}`, undefined, 7],
])('isDeskPath is false for %j', (path) => {
  expect(isDeskPath(path)).toBe(false);
});

it.each([
  ['withdrawalForm', withdrawalForm, { ...guest, name: 'Ada' }],
  ['guestReturnForm', guestReturnForm, { ...guest, unused: 'yes' }],
])('%s covers the whole order without a watch, and rejects a watch without units', (_, schema, sent) => {
  const read = (items: object) => schema().safeParse({ ...sent, ...items }).data?.items;
  expect([read({}), read({ watch1: '', units1: '1' })]).toEqual([[], []]);
  expect(read({ watch1: 'xerix/1', units1: '0' })).toBeUndefined();
  const second = { watch1: 'xerix/1', units1: '0', watch2: 'timex/1', units2: '2' };
  expect(read(second)).toEqual([{ watch: 'timex/1', units: 2 }]);
});

it('guestReturnForm needs the confirmation that the watch is unused', () => {
  for (const unused of [undefined, '']) expect(guestReturnForm().safeParse({ ...guest, unused }).success).toBe(false);
});

// Verifies docs/product.md 12.8, 13.19.
import { z } from 'zod';
import { saveAddressRequest } from './account-addresses.schema';
import { handOffRequest } from './agent-hand-off.schema';
import { checkoutRequest, quoteRequest } from './checkout.schema';
import { isBot, oneLine, plainSpamSignals, scriptSpamSignals } from './fields.schema';
import { contactMessage, backInStockForm, newsletterForm } from './forms.schema';
import { listsRequest } from './lists.schema';
import { orderLinkForm } from './orders.schema';

const email = '\uFEFFada＠ｅxample\u2011shop.com\u00A0';
const plainEmail = 'ada@example-shop.com';
const message = { name: 'Ada', subject: 'Strap', body: 'Which one?' };
const contact = { email, fullName: 'Ada Lovelace' };
const place = { line1: '1 Odd Street', city: 'Odd', country: 'US', region: 'NY', postalCode: '10001' };

const addressOf = (country: string, postalCode: string, region = '') => ({
  isFirst: true,
  fullName: 'Ada Lovelace',
  ...place,
  country,
  postalCode,
  region,
});

// Verifies docs/product.md 13.19 (postal code, server).
it.each([
  ['CZ', '110\u00A000', '110 00'],
  ['GB', 'SW1A  1AA', 'SW1A 1AA'],
  ['GB', 'SW1A\t1AA', 'SW1A 1AA'],
  ['PL', '00\u2013001', '00-001'],
  ['JP', '１００－０００１', '100-0001'],
  ['ＪＰ', '１００ー０００１', '100-0001'],
  ['IE', 'D02\u2060 X285', 'D02 X285'],
])('saveAddressRequest in %s reads the postal code %j as %s', (country, typed, postalCode) => {
  expect(saveAddressRequest().parse(addressOf(country, typed, 'Tokyo'))).toMatchObject({ postalCode });
});

// Verifies docs/product.md 13.19 (email address, country, listed region, promo code).
it('checkoutRequest normalises email address, postal code, country and promo code and accepts an equivalent region', () => {
  const address = { ...place, country: 'ＵＳ', region: 'Ｎew\u00A0York', postalCode: '10001–1234' };
  const promoCode = '７Ｋ３Ｍ–9QX2\u00A07K3M\u200B9QX2';
  const request = { lines: [], contact, address, service: 'standard', promoCode, shownTotal: 0 };
  expect(checkoutRequest().parse(request)).toMatchObject({
    contact: { email: plainEmail },
    address: { country: 'US', postalCode: '10001-1234' },
    promoCode: '7K3M-9QX2-7K3M-9QX2',
  });
});

// Verifies docs/product.md 13.19 (order number).
it.each([
  ['quoteRequest', quoteRequest(), { lines: [], country: '\u200BＵＳ ' }, { country: 'US' }],
  ['contactMessage', contactMessage(), { ...message, email }, { email: plainEmail }],
  ['newsletterForm', newsletterForm(), { email }, { email: plainEmail }],
  ['backInStockForm', backInStockForm(), { watch: 'xerix/1', email }, { email: plainEmail }],
  [
    'orderLinkForm',
    orderLinkForm(),
    { number: 'ＯＨ–7K3M 9QX2\u200B', email },
    { number: 'OH-7K3M9QX2', email: plainEmail },
  ],
  [
    'handOffRequest',
    handOffRequest(),
    { session: 'a', key: '6f0a2f0e-5a43-4f0e-9c1b-0d2f5a1f2b3c', email },
    { email: plainEmail },
  ],
])('%s normalises its coded fields', (_, schema, sent, read) => {
  expect(schema.parse(sent)).toMatchObject(read);
});

it.each(['10001\0', '\u001B10001'])('saveAddressRequest rejects a control character in the postal code %j', (code) => {
  expect(saveAddressRequest().safeParse(addressOf('IE', code)).success).toBe(false);
});

const byScript = z.strictObject(scriptSpamSignals());
const byBrowser = z.strictObject(plainSpamSignals());

// Verifies docs/product.md 12.8 (hidden field, less than two seconds).
it('isBot returns true for a filled hidden field or a form filled within 2 seconds', () => {
  expect(isBot(byScript.parse({ website: '', filledForMs: 2000 }))).toBe(false);
  expect(isBot(byScript.parse({ website: '', filledForMs: 1999 }))).toBe(true);
  expect(isBot(byScript.parse({ website: 'x', filledForMs: 2000 }))).toBe(true);
});

// Verifies docs/product.md 12.8 (without JavaScript).
it('isBot judges by the hidden field alone when no script measured the time', () => {
  expect(isBot(byBrowser.parse({}))).toBe(false);
  expect(isBot(byBrowser.parse({ website: '' }))).toBe(false);
  expect(isBot(byBrowser.parse({ website: 'https://spam.example' }))).toBe(true);
});

it.each([
  {},
  { website: '' },
  { filledForMs: 9000 },
  { website: '', filledForMs: '9000' },
  { website: 1, filledForMs: 1 },
])('scriptTraces rejects a script request that sends %j', (traces) => {
  expect(byScript.safeParse(traces).success).toBe(false);
});

it('contactMessage cleans name, subject and message before it measures them, and keeps the lines of the message', () => {
  const typed = { email, name: ' Ada\tL.\u200B ', subject: '\u2060Strap ', body: ' One\r\n\u200BTwo\t2\r\n ' };
  expect(contactMessage().parse(typed)).toEqual({
    email: plainEmail,
    name: 'Ada L.',
    subject: 'Strap',
    body: 'One\nTwo\t2',
  });
  expect(contactMessage().parse({ ...typed, body: `${'a'.repeat(5000)}\r\n` }).body).toHaveLength(5000);
  for (const change of [
    { name: ' \u200B ' },
    { subject: '\t' },
    { body: '\r\n \u2060' },
    { name: '…' },
    { body: '\u0007' },
  ])
    expect([change, contactMessage().safeParse({ ...typed, ...change }).success]).toEqual([change, false]);
});

it.each([
  ['checkoutRequest', checkoutRequest().shape.contact, { fullName: 'Ada', email }, { phone: '' }],
  ['checkoutRequest', checkoutRequest().shape.contact, { fullName: 'Ada', email, phone: ' ' }, { phone: '' }],
  [
    'saveAddressRequest',
    saveAddressRequest(),
    { isFirst: false, fullName: 'Ada', line1: '1 Odd Street', city: 'Accra', country: 'GH' },
    { line2: '', region: '', postalCode: '' },
  ],
  ['handOffRequest', handOffRequest(), { session: 'a', key: '6f0a2f0e-5a43-4f0e-9c1b-0d2f5a1f2b3c' }, { email: '' }],
])('%s fills in the optional fields that a request lacks or leaves blank', (_, schema, sent, read) => {
  expect(schema.parse(sent)).toMatchObject(read);
});

it('an uppercase UUID counts as the same id', () => {
  const id = '6F0A2F0E-5A43-4F0E-9C1B-0D2F5A1F2B3C';
  const saved = { id, isFirst: false, fullName: 'Ada', line1: '1 Odd Street', city: 'Accra', country: 'GH' };
  expect(saveAddressRequest().parse(saved).id).toBe(id.toLowerCase());
  expect(listsRequest().parse({ browser: id, after: 0, operations: [] }).browser).toBe(id.toLowerCase());
});

it.each([
  [' Sale ', 'Sale'],
  ['Black\nFriday', undefined],
  ['Black\rFriday', undefined],
  [' \n ', undefined],
])('oneLine reads %j as %j', (typed, read) => {
  expect(oneLine(80).safeParse(typed).data).toBe(read);
});

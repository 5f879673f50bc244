import fc from 'fast-check';
import { type Carrier, parseParcel } from './parcel';

const post: Carrier = {
  name: 'The Post',
  trackingPattern: /^\d{8}$/,
  trackingFormat: 'eight digits',
  trackingUrl: (number) => `https://post.example/${number}`,
};
const read = (carrier: string, trackingNumber: string) => parseParcel({ carrier, trackingNumber }, [post]);
const codeOf = (carrier: string, trackingNumber: string) => {
  const parcel = read(carrier, trackingNumber);
  return parcel.ok ? 'taken' : parcel.rejection.code;
};

// Verifies docs/product.md 13.19 (tracking number).
it.each([
  ['the post', '1234 5678'],
  ['THE  POST ', '12-34-56-78'],
  ['The Post', '１２３４\u00A05678\u202e'],
  ['The Post', '1234\u20115678'],
])('parseParcel accepts the label’s format of a known carrier: %s %s', (carrier, number) => {
  expect(read(carrier, number)).toEqual({ ok: true, value: { carrier: 'The Post', trackingNumber: '12345678' } });
});

it.each([
  ['The Post', '1234567', 'tracking-number'],
  ['The Post', 'AB123456', 'tracking-number'],
  ['The Post', '', 'tracking-number'],
  ['', 'AB1234', 'carrier'],
  ['   ', 'AB1234', 'carrier'],
  ['1234', 'AB1234', 'carrier'],
  ['A\u202eB', 'AB1234', 'carrier'],
  ['A\u200bB', 'AB1234', 'carrier'],
  ['A\u0000B', 'AB1234', 'carrier'],
  ['A<b>', 'AB1234', 'carrier'],
  ['(Express)', 'AB1234', 'carrier'],
  ['A'.repeat(61), 'AB1234', 'carrier'],
  ['Royal', 'Mail AB1234', 'tracking-number'],
  ['Royal Mail', 'none', 'tracking-number'],
  ['Royal Mail', '12', 'tracking-number'],
  ['Royal Mail', '1'.repeat(41), 'tracking-number'],
])('parseParcel rejects %j with %j for its %s', (carrier, number, code) => {
  expect(codeOf(carrier, number)).toBe(code);
});

it('parseParcel normalises the tracking number of another carrier', () => {
  const parcel = { carrier: 'Royal Mail', trackingNumber: 'AB1234-GB' };
  expect(read('Royal Mail', 'ＡＢ1234\u2013GB\u202e')).toEqual({ ok: true, value: parcel });
});

it.each([
  ['Royal Mail', 'AB123456789GB'],
  ['Österreichische Post', '1000.123-4/5'],
  ['4PX Express', 'AB1234'],
  ['J & J (Express) Ltd.', 'jd014600003828392837'],
  ['A'.repeat(60), '123'],
  ['A', '1'.repeat(40)],
])('parseParcel accepts another carrier by name and keeps its number: %s', (carrier, trackingNumber) => {
  expect(read(carrier, trackingNumber)).toEqual({ ok: true, value: { carrier, trackingNumber } });
});

it('parseParcel trims the number', () => {
  expect(read('Royal Mail', ' AB1234 ')).toEqual(read('Royal Mail', 'AB1234'));
});

it('parseParcel is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.stringMatching(/^[A-Z0-9 -]{0,45}$/), (carrier, number) => {
      const once = read(carrier, number);
      if (once.ok) expect(parseParcel(once.value, [post])).toEqual(once);
    }),
  );
});

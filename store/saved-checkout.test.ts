import { blankAddress } from '@/domain/address';
import { blankCheckout, parseCheckout } from './saved-checkout';

const now = Date.parse('2026-11-20T12:00:00Z');
const parseWith = (change: object) =>
  parseCheckout(JSON.stringify({ ...blankCheckout, changedAt: now, ...change }), now);

it('blankCheckout is empty except for the country, the United States', () => {
  expect(blankCheckout).toEqual({
    details: {
      email: '',
      fullName: '',
      line1: '',
      line2: '',
      city: '',
      region: '',
      postalCode: '',
      country: 'US',
      phone: '',
    },
    typedAddress: null,
    keepsAddress: false,
    service: '',
    promoCode: '',
    handOff: null,
    attempt: null,
    changedAt: 0,
  });
});

it.each([null, '', '{', 'null', '7', '"text"', '[]', '{}'])('parseCheckout returns a blank checkout for %p', (text) => {
  expect(parseCheckout(text, now)).toEqual(blankCheckout);
});

it.each([String(now), null, true, {}, undefined])(
  'parseCheckout returns a blank checkout when changedAt is %p',
  (changedAt) => {
    expect(parseWith({ changedAt, service: 'express' })).toEqual(blankCheckout);
  },
);

it('parseCheckout keeps a text of 200 characters and drops a longer one', () => {
  expect(parseWith({ service: 's'.repeat(200) }).service).toBe('s'.repeat(200));
  expect(parseWith({ service: 's'.repeat(201) }).service).toBe('');
});

it('parseCheckout keeps the longest email address that the form accepts', () => {
  const longest = `${'a'.repeat(64)}@${'b'.repeat(185)}.com`;
  expect(longest).toHaveLength(254);
  expect(parseWith({ details: { email: longest } }).details.email).toBe(longest);
  expect(parseWith({ details: { email: `a${longest}` } }).details.email).toBe('');
});

it.each([null, 7, 'text', [], { city: 7 }])('parseCheckout returns blank details for %p', (details) => {
  expect(parseWith({ details, service: 'express' })).toMatchObject({
    details: blankCheckout.details,
    service: 'express',
  });
});

it('parseCheckout keeps the last order attempt', () => {
  const attempt = { key: 'key-0', body: 'a', token: 'order-0' };
  expect(parseWith({ attempt }).attempt).toEqual(attempt);
});

it.each([null, '', 0, false])('parseCheckout returns no typedAddress for %p', (typedAddress) => {
  expect(parseWith({ typedAddress }).typedAddress).toBeNull();
});

it.each([7, 'text', [], { city: 7 }])('parseCheckout returns a blank typedAddress for %p', (typedAddress) => {
  expect(parseWith({ typedAddress }).typedAddress).toEqual(blankAddress);
});

it.each([1, 'true', null])('parseCheckout returns false when keepsAddress is %p', (keepsAddress) => {
  expect(parseWith({ keepsAddress }).keepsAddress).toBe(false);
});

import { blankAddress } from '@/domain/address';
import { blankCheckout, parseCheckout } from './saved-checkout';

const now = Date.parse('2026-11-20T12:00:00Z');
const kept = (change: object) => parseCheckout(JSON.stringify({ ...blankCheckout, changedAt: now, ...change }), now);

it('a checkout that nobody has begun is empty, and goes to the United States', () => {
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

it.each([null, '', '{', 'null', '7', '"text"', '[]', '{}'])('%p holds no checkout', (text) => {
  expect(parseCheckout(text, now)).toEqual(blankCheckout);
});

it.each([String(now), null, true, {}, undefined])('a last change of %p is none', (changedAt) => {
  expect(kept({ changedAt, service: 'express' })).toEqual(blankCheckout);
});

it('takes a text of 200 characters, and no longer one', () => {
  expect(kept({ service: 's'.repeat(200) }).service).toBe('s'.repeat(200));
  expect(kept({ service: 's'.repeat(201) }).service).toBe('');
});

it.each([null, 7, 'text', [], { city: 7 }])('details of %p are blank', (details) => {
  expect(kept({ details, service: 'express' })).toMatchObject({
    details: blankCheckout.details,
    service: 'express',
  });
});

it('keeps the last try to order', () => {
  const attempt = { key: 'key-0', body: 'a', token: 'order-0' };
  expect(kept({ attempt }).attempt).toEqual(attempt);
});

it.each([null, '', 0, false])('no address waits behind the chosen one where %p stands', (typedAddress) => {
  expect(kept({ typedAddress }).typedAddress).toBeNull();
});

it.each([7, 'text', [], { city: 7 }])('of an address that waits as %p nothing is read', (typedAddress) => {
  expect(kept({ typedAddress }).typedAddress).toEqual(blankAddress);
});

it.each([1, 'true', null])('an address is not kept because %p stands there', (keepsAddress) => {
  expect(kept({ keepsAddress }).keepsAddress).toBe(false);
});

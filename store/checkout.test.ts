import fc from 'fast-check';
import { blankAddress } from '@/domain/address';
import { useCheckout } from './checkout';
import { checkoutKey } from './session';
import { blankCheckout, checkoutLifetimeMs, parseCheckout, type SavedCheckout } from './saved-checkout';

const stored = () => JSON.parse(window.localStorage.getItem(checkoutKey) ?? 'null') as SavedCheckout | null;
const shown = () => useCheckout.getState();

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  window.localStorage.clear();
  shown().clear();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('keeps what is typed and chosen, as one plain object, and finds it again', async () => {
  shown().setField('email', 'ada@example.com');
  shown().chooseService('express');
  shown().setPromoCode('AAAA-BBBB');
  expect(stored()).toEqual({
    ...blankCheckout,
    details: { ...blankCheckout.details, email: 'ada@example.com' },
    service: 'express',
    promoCode: 'AAAA-BBBB',
    changedAt: Date.now(),
  });
  const kept = window.localStorage.getItem(checkoutKey) ?? '';
  shown().clear();
  expect(window.localStorage.getItem(checkoutKey)).toBeNull();
  window.localStorage.setItem(checkoutKey, kept);
  useCheckout.rehydrate();
  expect(shown()).toMatchObject({ service: 'express', details: { email: 'ada@example.com' }, ready: true });
});

it('stands in storage under its key, and stays there however often it is read', async () => {
  shown().setField('city', 'Bath');
  useCheckout.rehydrate();
  useCheckout.rehydrate();
  expect(JSON.parse(window.localStorage.getItem('checkout') ?? '')).toMatchObject({ details: { city: 'Bath' } });
});

/** The store of a page that is opened now. */
async function openPage() {
  let page = useCheckout;
  await jest.isolateModulesAsync(async () => {
    page = (await import('./checkout')).useCheckout;
  });
  return page.getState();
}

it('is there on the next page', async () => {
  shown().setField('city', 'Bath');
  expect(await openPage()).toMatchObject({ details: { city: 'Bath' }, ready: true });
});

it('is blank and ready on a page that may read no storage', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(await openPage()).toMatchObject({ ...blankCheckout, ready: true });
});

it('keeps the last try to order, and that there is none', () => {
  const attempt = { key: 'key-0', body: 'a', token: 'order-0' };
  shown().saveAttempt(attempt);
  expect(shown().attempt).toEqual(attempt);
  expect(stored()?.attempt).toEqual(attempt);
  shown().saveAttempt(null);
  expect(stored()?.attempt).toBeNull();
});

it('keeps what was taken over from an agent', () => {
  const handOff = { session: 'a-session', key: 'its-key', lines: [{ catalogue: 'xerix', id: 2, quantity: 1 }] };
  shown().saveHandOff(handOff);
  expect(shown().handOff).toEqual(handOff);
  expect(stored()?.handOff).toEqual(handOff);
});

it('gives up the shipping that was chosen for another country', () => {
  shown().chooseService('express');
  shown().setField('city', 'Berlin');
  expect(shown().service).toBe('express');
  shown().setField('country', 'DE');
  expect(shown().service).toBe('');
});

it('fills in a known shopper only where nothing has been typed', () => {
  shown().setField('email', 'mine@example.com');
  shown().fillEmpty({ email: 'account@example.com', fullName: 'Ada Lovelace' });
  expect(shown().details).toMatchObject({ email: 'mine@example.com', fullName: 'Ada Lovelace' });
  shown().clear();
  shown().fillEmpty({});
  expect(shown().details).toEqual(blankCheckout.details);
});

it('takes another address in with the e-mail that was typed, and keeps what was typed for later', () => {
  const rome = { ...blankAddress, fullName: 'Ada', city: 'Rome', country: 'IT' };
  shown().setField('email', 'mine@example.com');
  shown().setField('city', 'Bath');
  shown().chooseService('express');
  const { email, ...typed } = shown().details;
  shown().setAddress(rome, typed);
  expect(shown()).toMatchObject({ details: { email, ...rome }, typedAddress: typed, service: '' });
  shown().chooseService('express-international');
  shown().setAddress({ ...rome, city: 'Milan' }, typed);
  expect(shown().service).toBe('express-international');
  shown().setKeepsAddress(true);
  expect(stored()).toMatchObject({ typedAddress: { city: 'Bath' }, keepsAddress: true });
  shown().setAddress(typed, null);
  expect(shown()).toMatchObject({ details: { email, city: 'Bath', country: 'US' }, typedAddress: null });
});

it('takes over what another tab has changed, and forgets what another tab has forgotten', async () => {
  shown().setField('city', 'Bath');
  const other = { ...blankCheckout, details: { ...blankCheckout.details, city: 'Rome' }, changedAt: Date.now() };
  window.localStorage.setItem(checkoutKey, JSON.stringify(other));
  useCheckout.rehydrate();
  expect(shown().details.city).toBe('Rome');
  window.localStorage.removeItem(checkoutKey);
  useCheckout.rehydrate();
  expect(shown().details.city).toBe('');
});

it('forgets a day after the last change, and takes it out of storage', async () => {
  shown().setField('city', 'Bath');
  jest.advanceTimersByTime(checkoutLifetimeMs - 1);
  useCheckout.rehydrate();
  expect(shown().details.city).toBe('Bath');
  jest.advanceTimersByTime(1);
  useCheckout.rehydrate();
  expect(shown().details.city).toBe('');
  expect(window.localStorage.getItem(checkoutKey)).toBeNull();
});

it.each([
  ['a day ago', -checkoutLifetimeMs, false],
  ['a moment less than a day ago', 1 - checkoutLifetimeMs, true],
  ['now', 0, true],
  ['a moment less than a day ahead, on a clock that was set back', checkoutLifetimeMs - 1, true],
  ['a day ahead', checkoutLifetimeMs, false],
])('an address that was typed %s is kept or not', (_, age, isKept) => {
  const kept = { ...blankCheckout, details: { ...blankCheckout.details, city: 'Bath' }, changedAt: Date.now() + age };
  expect(parseCheckout(JSON.stringify(kept), Date.now()).details.city).toBe(isKept ? 'Bath' : '');
});

it('keeps an address for 24 hours', () => {
  expect(checkoutLifetimeMs).toBe(86_400_000);
});

it('goes on in memory where storage is full, and is not taken back to what storage still holds', async () => {
  shown().setField('city', 'Bath');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  shown().setField('city', 'Rome');
  useCheckout.rehydrate();
  expect(shown().details.city).toBe('Rome');
  full.mockRestore();
  shown().setField('line1', '1 Odd Street');
  expect(stored()?.details).toMatchObject({ city: 'Rome', line1: '1 Odd Street' });
});

describe('a stored text', () => {
  const now = Date.now();
  const texts = fc.string({ maxLength: 200 });
  const address = {
    fullName: texts,
    line1: texts,
    line2: texts,
    city: texts,
    region: texts,
    postalCode: texts,
    country: texts,
  };
  const checkouts: fc.Arbitrary<SavedCheckout> = fc.record({
    details: fc.record({ email: texts, ...address }),
    typedAddress: fc.option(fc.record(address), { nil: null }),
    keepsAddress: fc.boolean(),
    service: texts,
    promoCode: texts,
    handOff: fc.option(
      fc.record({
        session: fc.string(),
        key: fc.string(),
        lines: fc.array(fc.record({ catalogue: fc.string(), id: fc.integer(), quantity: fc.integer() })),
      }),
    ),
    attempt: fc.option(fc.record({ key: fc.uuid(), body: texts }), { nil: null }),
    changedAt: fc.integer({ min: now - checkoutLifetimeMs + 1, max: now }),
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(checkouts, (checkout) => {
        expect(parseCheckout(JSON.stringify(checkout), now)).toEqual(checkout);
      }),
    );
  });

  it('of any content gives a whole checkout and throws nothing', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ details: fc.jsonValue(), service: fc.jsonValue(), attempt: fc.jsonValue(), changedAt: fc.nat(now) })
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const checkout = parseCheckout(text, now);
        expect(Object.keys(checkout)).toEqual(Object.keys(blankCheckout));
        expect(Object.values(checkout.details).every((value) => typeof value === 'string')).toBe(true);
      }),
    );
  });
});

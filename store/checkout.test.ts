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

it('useCheckout stores details, service and promo code as one object and loads it again', async () => {
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
  const text = window.localStorage.getItem(checkoutKey) ?? '';
  shown().clear();
  expect(window.localStorage.getItem(checkoutKey)).toBeNull();
  window.localStorage.setItem(checkoutKey, text);
  useCheckout.rehydrate();
  expect(shown()).toMatchObject({ service: 'express', details: { email: 'ada@example.com' }, ready: true });
});

it('rehydrate leaves the stored checkout under its key', async () => {
  shown().setField('city', 'Bath');
  useCheckout.rehydrate();
  useCheckout.rehydrate();
  expect(JSON.parse(window.localStorage.getItem('checkout') ?? '')).toMatchObject({ details: { city: 'Bath' } });
});

/** Returns the store of a newly opened page. */
async function openPage() {
  let page = useCheckout;
  await jest.isolateModulesAsync(async () => {
    page = (await import('./checkout')).useCheckout;
  });
  return page.getState();
}

it('useCheckout loads the saved checkout on the next page', async () => {
  shown().setField('city', 'Bath');
  expect(await openPage()).toMatchObject({ details: { city: 'Bath' }, ready: true });
});

it('useCheckout is blank and ready when storage is forbidden', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(await openPage()).toMatchObject({ ...blankCheckout, ready: true });
});

it('saveAttempt stores the last order attempt or null', () => {
  const attempt = { key: 'key-0', body: 'a', token: 'order-0' };
  shown().saveAttempt(attempt);
  expect(shown().attempt).toEqual(attempt);
  expect(stored()?.attempt).toEqual(attempt);
  shown().saveAttempt(null);
  expect(stored()?.attempt).toBeNull();
});

it('saveHandOff stores the agent’s hand-off', () => {
  const handOff = { session: 'a-session', key: 'its-key', lines: [{ catalogue: 'xerix', id: 2, quantity: 1 }] };
  shown().saveHandOff(handOff);
  expect(shown().handOff).toEqual(handOff);
  expect(stored()?.handOff).toEqual(handOff);
});

it('setField clears the shipping service when the country changes', () => {
  shown().chooseService('express');
  shown().setField('city', 'Berlin');
  expect(shown().service).toBe('express');
  shown().setField('country', 'DE');
  expect(shown().service).toBe('');
});

it('fillEmpty fills only empty fields', () => {
  shown().setField('email', 'mine@example.com');
  shown().fillEmpty({ email: 'account@example.com', fullName: 'Ada Lovelace' });
  expect(shown().details).toMatchObject({ email: 'mine@example.com', fullName: 'Ada Lovelace' });
  shown().clear();
  shown().fillEmpty({});
  expect(shown().details).toEqual(blankCheckout.details);
});

it('setAddress keeps email and phone, saves the typed address and clears the service of another country', () => {
  const rome = { ...blankAddress, fullName: 'Ada', city: 'Rome', country: 'IT' };
  shown().setField('email', 'mine@example.com');
  shown().setField('phone', '+1 212 555 0100');
  shown().setField('city', 'Bath');
  shown().chooseService('express');
  const { email, phone, ...typed } = shown().details;
  shown().setAddress(rome, typed);
  expect(shown()).toMatchObject({ details: { email, phone, ...rome }, typedAddress: typed, service: '' });
  shown().chooseService('express-international');
  shown().setAddress({ ...rome, city: 'Milan' }, typed);
  expect(shown().service).toBe('express-international');
  shown().setKeepsAddress(true);
  expect(stored()).toMatchObject({ typedAddress: { city: 'Bath' }, keepsAddress: true });
  shown().setAddress(typed, null);
  expect(shown()).toMatchObject({ details: { email, city: 'Bath', country: 'US' }, typedAddress: null });
});

it('rehydrate applies another tab’s change and deletion', async () => {
  shown().setField('city', 'Bath');
  const other = { ...blankCheckout, details: { ...blankCheckout.details, city: 'Rome' }, changedAt: Date.now() };
  window.localStorage.setItem(checkoutKey, JSON.stringify(other));
  useCheckout.rehydrate();
  expect(shown().details.city).toBe('Rome');
  window.localStorage.removeItem(checkoutKey);
  useCheckout.rehydrate();
  expect(shown().details.city).toBe('');
});

it('rehydrate deletes the checkout 24 hours after the last change', async () => {
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
  ['24 h ago', -checkoutLifetimeMs, false],
  ['1 ms less than 24 h ago', 1 - checkoutLifetimeMs, true],
  ['now', 0, true],
  ['1 ms less than 24 h ahead (a clock set back)', checkoutLifetimeMs - 1, true],
  ['24 h ahead', checkoutLifetimeMs, false],
])('parseCheckout applies the 24 h lifetime to an address typed %s', (_, age, isFresh) => {
  const saved = { ...blankCheckout, details: { ...blankCheckout.details, city: 'Bath' }, changedAt: Date.now() + age };
  expect(parseCheckout(JSON.stringify(saved), Date.now()).details.city).toBe(isFresh ? 'Bath' : '');
});

it('checkoutLifetimeMs is 24 hours', () => {
  expect(checkoutLifetimeMs).toBe(86_400_000);
});

it('useCheckout keeps a change in memory while storage is full and stores it later', async () => {
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

// Verifies docs/product.md 13.8.
it('useCheckout deletes a change that storage did not take when another tab deletes the checkout', () => {
  shown().setField('city', 'Bath');
  const fails = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fails);
  shown().setField('city', 'Rome');
  window.dispatchEvent(new StorageEvent('storage', { key: checkoutKey, newValue: '{}' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'token1', newValue: null }));
  expect(shown().details.city).toBe('Rome');
  // Another tab signs out, or shows that the order is paid.
  window.localStorage.removeItem(checkoutKey);
  window.dispatchEvent(new StorageEvent('storage', { key: checkoutKey, newValue: null }));
  expect(shown().details.city).toBe('');
});

describe('parseCheckout', () => {
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
    details: fc.record({ email: texts, phone: texts, ...address }),
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

  it('returns the checkout that was stored', () => {
    fc.assert(
      fc.property(checkouts, (checkout) => {
        expect(parseCheckout(JSON.stringify(checkout), now)).toEqual(checkout);
      }),
    );
  });

  it('returns a complete checkout for any text without throwing', () => {
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

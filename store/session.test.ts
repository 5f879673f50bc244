// Verifies docs/product.md 10.2, 11.2, 11.6, 11.7.
import { useCheckout } from './checkout';
import { checkoutKey, markerKey, useSession } from './session';
import { allowStorage, forbidStorage } from './testing/storage';

const ada = { displayName: 'Ada', email: 'ada@example.com', uid: 'u1' };

async function openTab() {
  let tab = useSession;
  let checkout = useCheckout;
  await jest.isolateModulesAsync(async () => {
    tab = (await import('./session')).useSession;
    checkout = (await import('./checkout')).useCheckout;
  });
  return Object.assign(tab, { checkout });
}

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  allowStorage();
});

it('useSession has status "guest" without a marker', async () => {
  expect((await openTab()).getState()).toMatchObject({ status: 'guest', user: null, marker: null });
});

it.each(['true', 'u1'])(
  'signedIn stores the marker %p as plain text, and the next page has status "unknown"',
  async (marker) => {
    const tab = await openTab();
    const providerUser = { ...ada, emailVerified: true };
    tab.getState().signedIn(providerUser, marker);
    expect(window.localStorage.getItem('token')).toBe(marker);
    expect(tab.getState()).toMatchObject({ status: 'user', marker });
    expect(tab.getState().user).toEqual(ada);
    expect((await openTab()).getState()).toMatchObject({ status: 'unknown', user: null, marker });
  },
);

it('signedOut removes the marker', async () => {
  const tab = await openTab();
  tab.getState().signedIn(ada, 'true');
  tab.getState().signedOut();
  expect(window.localStorage.getItem('token')).toBeNull();
  expect(tab.getState()).toMatchObject({ status: 'guest', user: null, marker: null });
});

// Verifies docs/product.md 13.8 (sign-out).
it('signedOut deletes the saved checkout in memory and storage', async () => {
  const tab = await openTab();
  tab.getState().signedIn(ada, 'true');
  tab.checkout.getState().setField('line1', '1 Odd Street');
  expect(window.localStorage.getItem(checkoutKey)).toContain('1 Odd Street');
  tab.getState().signedOut();
  expect(window.localStorage.getItem(checkoutKey)).toBeNull();
  expect(tab.checkout.getState().details.line1).toBe('');
});

it('signedOut deletes the saved checkout on a page without the checkout store', async () => {
  window.localStorage.setItem(checkoutKey, '{"details":{"line1":"1 Odd Street"}}');
  await jest.isolateModulesAsync(async () => (await import('./session')).useSession.getState().signedOut());
  expect(window.localStorage.getItem(checkoutKey)).toBeNull();
});

it('signedOut deletes the visited pages, and signedIn keeps them', async () => {
  let cached = ['odd-hours-own-1', 'odd-hours-seen-1'];
  const caches = {
    keys: async () => cached,
    delete: async (name: string) => (cached = cached.filter((each) => each !== name)).length > 0,
  };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  const tab = await openTab();
  tab.getState().signedIn(ada, 'true');
  await new Promise((done) => setTimeout(done));
  expect(cached).toHaveLength(2);
  tab.getState().signedOut(true);
  await new Promise((done) => setTimeout(done));
  Reflect.deleteProperty(globalThis, 'caches');
  expect(cached).toEqual(['odd-hours-own-1']);
});

it('signedIn keeps the checkout typed as a guest', async () => {
  const tab = await openTab();
  tab.checkout.getState().setField('line1', '1 Odd Street');
  tab.getState().signedIn(ada, 'true');
  expect(tab.checkout.getState().details.line1).toBe('1 Odd Street');
});

it('rehydrate follows another tab’s marker and keeps the user of an unchanged marker', async () => {
  const tab = await openTab();
  tab.getState().signedIn(ada, 'true');
  tab.rehydrate();
  expect(tab.getState().user).toEqual(ada);
  window.localStorage.removeItem(markerKey);
  tab.rehydrate();
  expect(tab.getState()).toMatchObject({ status: 'guest', user: null });
  window.localStorage.setItem(markerKey, 'u2');
  tab.rehydrate();
  expect(tab.getState()).toMatchObject({ status: 'unknown', marker: 'u2' });
});

it('signedIn lasts until the page closes when storage is forbidden', async () => {
  forbidStorage();
  const tab = await openTab();
  expect(tab.getState().status).toBe('guest');
  tab.getState().signedIn(ada, 'true');
  tab.rehydrate();
  expect(tab.getState()).toMatchObject({ status: 'user', user: ada });
  tab.getState().signedOut();
  expect(tab.getState().status).toBe('guest');
});

it('signedIn lasts until the page closes when storage is full', async () => {
  const tab = await openTab();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  tab.getState().signedIn(ada, 'true');
  tab.rehydrate();
  expect(tab.getState()).toMatchObject({ status: 'user', user: ada });
});

it('isUnreachable is false initially, after signedIn, after signedOut and after another tab’s sign-in', async () => {
  const tab = await openTab();
  expect(tab.getState().isUnreachable).toBe(false);
  tab.getState().unreachable();
  expect(tab.getState().isUnreachable).toBe(true);
  tab.getState().signedIn(ada, 'true');
  expect(tab.getState().isUnreachable).toBe(false);
  tab.getState().unreachable();
  tab.getState().signedOut();
  expect(tab.getState().isUnreachable).toBe(false);
  tab.getState().unreachable();
  window.localStorage.setItem(markerKey, 'u2');
  tab.rehydrate();
  expect(tab.getState()).toMatchObject({ status: 'unknown', isUnreachable: false });
});

it('rehydrate keeps the state object of a guest', async () => {
  const tab = await openTab();
  const before = tab.getState();
  tab.rehydrate();
  expect(tab.getState()).toBe(before);
});

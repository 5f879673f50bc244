import { useCart, useWishlist } from './lines-store';
import { useCheckout } from './checkout';
import { blankCheckout } from './saved-checkout';
import { useSession } from './session';
import { listenForOtherTabs } from './sync';
import { keysOf, watchOf } from '@/domain/testing/watches';

const [xerix, undone, timex] = [watchOf('xerix', 1), watchOf('undone', 1), watchOf('timex', 3)];
const shown = () => keysOf(useCart.getState().lines);
let stop = () => {};

/** Writes or removes a key as another tab and dispatches the storage event. */
function writeInOtherTab(key: string, newValue: string | null) {
  const oldValue = window.localStorage.getItem(key);
  if (newValue === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
}

/** Dispatches pageshow; `persisted` is true when the back-forward cache restores the page. */
const pageShow = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  window.localStorage.clear();
  stop = listenForOtherTabs();
});
afterEach(() => stop());

it('listenForOtherTabs reads storage at start, because another tab may have written since page load', () => {
  stop();
  window.localStorage.setItem('token1', JSON.stringify([xerix]));
  expect(shown()).toEqual([]);
  stop = listenForOtherTabs();
  expect(shown()).toEqual(['xerix/1']);
});

it('listenForOtherTabs applies another tab’s cart, wishlist and marker', () => {
  writeInOtherTab('token1', JSON.stringify([xerix]));
  writeInOtherTab('wishlist', JSON.stringify([timex]));
  writeInOtherTab('token', 'u1');
  expect(shown()).toEqual(['xerix/1']);
  expect(keysOf(useWishlist.getState().lines)).toEqual(['timex/3']);
  expect(useSession.getState()).toMatchObject({ status: 'unknown', marker: 'u1' });
  writeInOtherTab('token1', '[]');
  writeInOtherTab('token', null);
  expect(shown()).toEqual([]);
  expect(useSession.getState().status).toBe('guest');
});

it('listenForOtherTabs ignores other keys', () => {
  const listener = jest.fn();
  const ends = [useCart, useWishlist, useSession].map((store) => store.subscribe(listener));
  writeInOtherTab('theme', 'dark');
  ends.forEach((end) => end());
  expect(listener).not.toHaveBeenCalled();
});

it('listenForOtherTabs empties the cart on localStorage.clear() in another tab', () => {
  useCart.getState().add(xerix);
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(shown()).toEqual([]);
});

it('listenForOtherTabs reads storage at pageshow only when the back-forward cache restores the page', () => {
  window.localStorage.setItem('token1', JSON.stringify([undone]));
  pageShow(false);
  expect(shown()).toEqual([]);
  pageShow(true);
  expect(shown()).toEqual(['undone/1']);
});

it('listenForOtherTabs does not repeat a stored change over another tab’s later write', () => {
  useCart.getState().add(xerix);
  writeInOtherTab('token1', JSON.stringify([undone, timex]));
  expect(shown()).toEqual(['undone/1', 'timex/3']);
});

it('listenForOtherTabs ignores events after stop', () => {
  stop();
  writeInOtherTab('token1', JSON.stringify([xerix]));
  pageShow(true);
  expect(shown()).toEqual([]);
  useCart.rehydrate();
});

describe('listenForOtherTabs', () => {
  const checkout = JSON.stringify({ ...blankCheckout, service: 'express', changedAt: Date.now() });
  const texts = {
    token1: JSON.stringify([xerix]),
    wishlist: JSON.stringify([timex]),
    token: 'u1',
    checkout,
  };
  const read = () => ({
    token1: shown().length > 0,
    wishlist: useWishlist.getState().lines.length > 0,
    token: useSession.getState().marker !== null,
    checkout: useCheckout.getState().service !== '',
  });
  const noneRead = { token1: false, wishlist: false, token: false, checkout: false };

  it.each(Object.keys(texts))('reads only %s when another tab writes it', (key) => {
    expect(read()).toEqual(noneRead);
    for (const [other, text] of Object.entries(texts)) window.localStorage.setItem(other, text);
    window.dispatchEvent(
      new StorageEvent('storage', { key, oldValue: null, newValue: window.localStorage.getItem(key) }),
    );
    expect(read()).toEqual({ ...noneRead, [key]: true });
  });
});

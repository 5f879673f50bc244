import { useCart } from './cart';
import { useCheckout } from './checkout';
import { blankCheckout } from './saved-checkout';
import { useSession } from './session';
import { listenForOtherTabs } from './sync';
import { keysOf, watchOf } from '@/domain/testing/watches';
import { useWishlist } from './wishlist';

const [xerix, undone, timex] = [watchOf('xerix', 1), watchOf('undone', 1), watchOf('timex', 3)];
const shown = () => keysOf(useCart.getState().lines);
let stop = () => {};

/** Another tab stores a text (or takes the key away): storage changes, and this tab is told. */
function elsewhere(key: string, newValue: string | null) {
  const oldValue = window.localStorage.getItem(key);
  if (newValue === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
}

/** The back-forward cache gives the page back; or it is shown for the first time. */
const pageShow = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  window.localStorage.clear();
  stop = listenForOtherTabs();
});
afterEach(() => stop());

it('reads anew on starting: another tab may have written since this page was read', () => {
  stop();
  window.localStorage.setItem('token1', JSON.stringify([xerix]));
  expect(shown()).toEqual([]);
  stop = listenForOtherTabs();
  expect(shown()).toEqual(['xerix/1']);
});

it('shows what another tab stores', () => {
  elsewhere('token1', JSON.stringify([xerix]));
  elsewhere('wishlist', JSON.stringify([timex]));
  elsewhere('token', 'u1');
  expect(shown()).toEqual(['xerix/1']);
  expect(keysOf(useWishlist.getState().lines)).toEqual(['timex/3']);
  expect(useSession.getState()).toMatchObject({ status: 'unknown', marker: 'u1' });
  elsewhere('token1', '[]');
  elsewhere('token', null);
  expect(shown()).toEqual([]);
  expect(useSession.getState().status).toBe('guest');
});

it('leaves everything as it is on keys of others', () => {
  const announced = jest.fn();
  const ends = [useCart, useWishlist, useSession].map((store) => store.subscribe(announced));
  elsewhere('theme', 'dark');
  ends.forEach((end) => end());
  expect(announced).not.toHaveBeenCalled();
});

it('empties on localStorage.clear() elsewhere', () => {
  useCart.getState().add(xerix);
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(shown()).toEqual([]);
});

it('is up to date when the back-forward cache gives the page back, and only then reads', () => {
  window.localStorage.setItem('token1', JSON.stringify([undone]));
  pageShow(false);
  expect(shown()).toEqual([]);
  pageShow(true);
  expect(shown()).toEqual(['undone/1']);
});

it('does not make its change again once it is stored: what another tab stores later stands', () => {
  useCart.getState().add(xerix);
  elsewhere('token1', JSON.stringify([undone, timex]));
  expect(shown()).toEqual(['undone/1', 'timex/3']);
});

it('stops', () => {
  stop();
  elsewhere('token1', JSON.stringify([xerix]));
  pageShow(true);
  expect(shown()).toEqual([]);
  useCart.rehydrate();
});

describe('a write of another tab', () => {
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
  const nothing = { token1: false, wishlist: false, token: false, checkout: false };

  it.each(Object.keys(texts))('to %s has that read again, and nothing else', (key) => {
    expect(read()).toEqual(nothing);
    for (const [other, text] of Object.entries(texts)) window.localStorage.setItem(other, text);
    window.dispatchEvent(
      new StorageEvent('storage', { key, oldValue: null, newValue: window.localStorage.getItem(key) }),
    );
    expect(read()).toEqual({ ...nothing, [key]: true });
  });
});

import { act, renderHook } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { rememberViewed, recentText } from './recently-viewed';
import { createSharedText } from './shared-text';

const shown = (text: ReturnType<typeof createSharedText>) =>
  renderHook(() => useSyncExternalStore(text.subscribe, text.read, () => '')).result;

/** What this page hears when another tab has written. */
const otherTabWrites = (key: string, text: string) =>
  act(() => {
    localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
  });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('shows at once what this page writes, and keeps it', () => {
  const text = createSharedText('mine');
  const result = shown(text);
  act(() => text.write('xerix/1'));
  expect(result.current).toBe('xerix/1');
  expect(localStorage.getItem('mine')).toBe('xerix/1');
  act(() => text.write(''));
  expect(result.current).toBe('');
  expect(localStorage.getItem('mine')).toBeNull();
});

it('hears another tab, and looks again after a return from the back-forward cache', () => {
  const text = createSharedText('mine');
  const result = shown(text);
  otherTabWrites('mine', 'undone/3');
  expect(result.current).toBe('undone/3');
  localStorage.setItem('mine', 'timex/2');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(result.current).toBe('timex/2');
});

it('goes on in memory where storage takes nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const text = createSharedText('mine');
  const result = shown(text);
  act(() => text.write('xerix/1'));
  expect(result.current).toBe('xerix/1');
});

it('is empty where storage may not be read', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(createSharedText('mine').read()).toBe('');
});

it('looks at watches made in two tabs are both kept', () => {
  rememberViewed('xerix/1');
  otherTabWrites('recent', 'undone/3,xerix/1');
  rememberViewed('timex/2');
  expect(recentText.read()).toBe('timex/2,undone/3,xerix/1');
});

it('tells nobody who has stopped listening', () => {
  const text = createSharedText('mine');
  const hear = jest.fn();
  const stop = text.subscribe(hear);
  text.write('xerix/1');
  expect(hear).toHaveBeenCalledTimes(1);
  stop();
  text.write('undone/3');
  otherTabWrites('mine', 'timex/2');
  window.dispatchEvent(new Event('pageshow'));
  expect(hear).toHaveBeenCalledTimes(1);
});

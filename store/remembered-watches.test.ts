import { act, renderHook } from '@testing-library/react';
import { createPersistedValue } from './persisted-value';
import { forgetViewed, saveCompared, rememberViewed, useCompared, useRecent } from './remembered-watches';

const openText = () => createPersistedValue('mine', { parse: (text) => text, print: (text: string) => text });
const shown = (useKept: () => string | null | undefined) => renderHook(() => useKept() ?? '').result;

/** What this page hears when another tab has written. */
const otherTabWrites = (key: string, text: string) =>
  act(() => {
    localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
  });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('shows at once what this page writes, and keeps it', () => {
  const { useValue: useKept, save: keep } = openText();
  const result = shown(useKept);
  act(() => keep('xerix/1'));
  expect(result.current).toBe('xerix/1');
  expect(localStorage.getItem('mine')).toBe('xerix/1');
  act(() => keep(null));
  expect(result.current).toBe('');
  expect(localStorage.getItem('mine')).toBeNull();
});

it('hears another tab, and looks again after a return from the back-forward cache', () => {
  const result = shown(openText().useValue);
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
  const { useValue: useKept, save: keep } = openText();
  const result = shown(useKept);
  act(() => keep('xerix/1'));
  expect(result.current).toBe('xerix/1');
});

it('is empty where storage may not be read', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(openText().read() ?? '').toBe('');
});

it('looks at watches made in two tabs are both kept', () => {
  rememberViewed('xerix/1');
  otherTabWrites('recent', 'undone/3,xerix/1');
  rememberViewed('timex/2');
  const result = shown(useRecent);
  expect(result.current).toBe('timex/2,undone/3,xerix/1');
  act(forgetViewed);
  expect(result.current).toBe('');
});

it('saveCompared uses its own storage key', () => {
  const result = shown(useCompared);
  act(() => saveCompared('xerix/1,undone/3'));
  expect(localStorage.getItem('compare')).toBe('xerix/1,undone/3');
  expect(result.current).toBe('xerix/1,undone/3');
});

it('tells nobody who has stopped listening', () => {
  const { useValue: useKept, save: keep } = openText();
  const hear = jest.fn();
  const { unmount } = renderHook(() => hear(useKept()));
  hear.mockClear();
  act(() => keep('xerix/1'));
  expect(hear).toHaveBeenCalledTimes(1);
  unmount();
  keep('undone/3');
  otherTabWrites('mine', 'timex/2');
  window.dispatchEvent(new Event('pageshow'));
  expect(hear).toHaveBeenCalledTimes(1);
});

import { act, renderHook } from '@testing-library/react';
import { createPersistedValue } from './persisted-value';
import { forgetViewed, saveCompared, rememberViewed, useCompared, useRecent } from './remembered-watches';

const openText = () => createPersistedValue('mine', { parse: (text) => text, print: (text: string) => text });
const shown = (useStored: () => string | null | undefined) => renderHook(() => useStored() ?? '').result;

/** Writes to storage as another tab and dispatches the storage event. */
const otherTabWrites = (key: string, text: string) =>
  act(() => {
    localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
  });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('save updates the value at once and stores it', () => {
  const { useValue: useStored, save } = openText();
  const result = shown(useStored);
  act(() => save('xerix/1'));
  expect(result.current).toBe('xerix/1');
  expect(localStorage.getItem('mine')).toBe('xerix/1');
  act(() => save(null));
  expect(result.current).toBe('');
  expect(localStorage.getItem('mine')).toBeNull();
});

it('useValue follows another tab and reads again when the back-forward cache restores the page', () => {
  const result = shown(openText().useValue);
  otherTabWrites('mine', 'undone/3');
  expect(result.current).toBe('undone/3');
  localStorage.setItem('mine', 'timex/2');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(result.current).toBe('timex/2');
});

it('save keeps the value in memory when storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { useValue: useStored, save } = openText();
  const result = shown(useStored);
  act(() => save('xerix/1'));
  expect(result.current).toBe('xerix/1');
});

it('read returns no value when storage is forbidden', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(openText().read() ?? '').toBe('');
});

it('rememberViewed keeps watches viewed in two tabs', () => {
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

it('useValue does not render again after unmount', () => {
  const { useValue: useStored, save } = openText();
  const onRender = jest.fn();
  const { unmount } = renderHook(() => onRender(useStored()));
  onRender.mockClear();
  act(() => save('xerix/1'));
  expect(onRender).toHaveBeenCalledTimes(1);
  unmount();
  save('undone/3');
  otherTabWrites('mine', 'timex/2');
  window.dispatchEvent(new Event('pageshow'));
  expect(onRender).toHaveBeenCalledTimes(1);
});

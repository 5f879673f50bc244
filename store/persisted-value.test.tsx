import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createPersistedValue } from './persisted-value';
import { saveScreenScale, saveTrueSize, saveWrist, useScreenScale, useTrueSize, useWrist } from './size-settings';

const wrist = { figure: 165, unit: 'mm' } as const;
const other = { figure: 6.5, unit: 'in' } as const;

const stored = () => window.localStorage.getItem('wrist');

/** Writes to storage as another tab and dispatches the storage event. A null key or text clears storage. */
const storeElsewhere = (key: string | null, text: string | null) =>
  act(() => {
    if (key === null || text === null) window.localStorage.clear();
    else window.localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
  });

beforeEach(() => {
  act(() => {
    saveWrist(null);
    saveTrueSize(null);
    saveScreenScale(null);
  });
  window.localStorage.clear();
});

it('useWrist returns undefined in the server’s HTML', () => {
  window.localStorage.setItem('wrist', '165 mm');
  function Page() {
    return <p>{String(useWrist())}</p>;
  }
  expect(renderToString(<Page />)).toBe('<p>undefined</p>');
});

it('useValue returns a saved value at once and after a reload', () => {
  const { result } = renderHook(() => useWrist());
  expect(result.current).toBeNull();
  act(() => saveWrist(other));
  expect(result.current).toEqual(other);
  expect(stored()).toBe('6.5 in');
  act(() => saveWrist(null));
  expect(result.current).toBeNull();
  expect(stored()).toBeNull();
});

it('useWrist follows another tab’s write and its localStorage.clear()', () => {
  const { result } = renderHook(() => useWrist());
  storeElsewhere('wrist', '165 mm');
  expect(result.current).toEqual(wrist);
  storeElsewhere(null, null);
  expect(result.current).toBeNull();
});

it('useWrist returns the same object when another tab writes the same text', () => {
  const { result } = renderHook(() => useWrist());
  storeElsewhere('wrist', '165 mm');
  const before = result.current;
  storeElsewhere('wrist', '165 mm');
  expect(result.current).toBe(before);
});

it.each([
  ['wrist', useWrist, 'invalid'],
  ['wrist', useWrist, '9000 mm'],
  ['true-size', useTrueSize, 'perhaps'],
  ['screen', useScreenScale, '{"pxPerMm":'],
])('the setting %s is null when storage contains invalid text', (key, useStored, text) => {
  window.localStorage.setItem(key, text);
  const { result } = renderHook<unknown, unknown>(() => useStored());
  expect(result.current).toBeNull();
});

it('save keeps a rejected value in memory until another tab writes', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(() => useWrist());
  act(() => saveWrist(wrist));
  expect(result.current).toEqual(wrist);
  full.mockRestore();
  storeElsewhere('wrist', '6.5 in');
  expect(result.current).toEqual(other);
});

it('useWrist returns null when storage is forbidden and keeps a saved value in memory', () => {
  const forbidden = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const { result } = renderHook(() => useWrist());
  expect(result.current).toBeNull();
  act(() => saveWrist(wrist));
  expect(result.current).toEqual(wrist);
  forbidden.mockRestore();
});

const scale = { pxPerMm: 4, ratio: 2, width: 800, height: 600 };

it('saveTrueSize and saveScreenScale store under their own keys', () => {
  act(() => {
    saveTrueSize(true);
    saveScreenScale(scale);
  });
  expect(localStorage.getItem('true-size')).toBe('on');
  expect(renderHook(() => useTrueSize()).result.current).toBe(true);
  expect(localStorage.getItem('screen')).not.toBeNull();
  expect(renderHook(() => useScreenScale()).result.current).toEqual(scale);
});

it('useTrueSize returns true when another tab stores "on"', () => {
  const { result } = renderHook(() => useTrueSize());
  expect(result.current).toBeNull();
  storeElsewhere('true-size', 'on');
  expect(result.current).toBe(true);
});

describe('createPersistedValue', () => {
  const form = { parse: (text: string) => text.split(' '), print: (words: string[]) => words.join(' ') };
  const openPage = () => createPersistedValue('odd', form);

  it('returns the stored value', () => {
    window.localStorage.setItem('odd', 'a b');
    const { useValue: useStored } = openPage();
    expect(renderHook(() => useStored()).result.current).toEqual(['a', 'b']);
  });

  it('returns null when nothing is stored', () => {
    const { useValue: useStored } = openPage();
    expect(renderHook(() => useStored()).result.current).toBeNull();
  });

  it('reads storage again when the back-forward cache restores the page', () => {
    const { useValue: useStored } = openPage();
    const { result } = renderHook(() => useStored());
    window.localStorage.setItem('odd', 'c');
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(result.current).toEqual(['c']);
  });

  it('keeps an unstored value when another tab writes another key', () => {
    const { useValue: useStored, save } = openPage();
    const { result } = renderHook(() => useStored());
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    act(() => save(['mine']));
    full.mockRestore();
    storeElsewhere('theme', 'dark');
    expect(result.current).toEqual(['mine']);
  });

  it('listens until the last component unmounts', () => {
    const { useValue: useStored } = openPage();
    const listened = new Set<string>();
    jest.spyOn(window, 'addEventListener').mockImplementation((type) => void listened.add(type));
    jest.spyOn(window, 'removeEventListener').mockImplementation((type) => void listened.delete(type));
    const [one, two] = [renderHook(() => useStored()), renderHook(() => useStored())];
    expect([...listened].sort()).toEqual(['pageshow', 'storage']);
    one.unmount();
    expect([...listened].sort()).toEqual(['pageshow', 'storage']);
    two.unmount();
    expect([...listened]).toEqual([]);
    jest.restoreAllMocks();
  });
});

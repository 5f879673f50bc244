import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createPersistedValue } from './persisted-value';
import { saveScreenScale, saveTrueSize, saveWrist, useScreenScale, useTrueSize, useWrist } from './size-settings';

const wrist = { figure: 165, unit: 'mm' } as const;
const other = { figure: 6.5, unit: 'in' } as const;

const stored = () => window.localStorage.getItem('wrist');

/** What another tab stores, and how the browser tells of it. */
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

it('the server’s HTML knows nothing of what is kept', () => {
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

it('another tab’s word is taken in, its clearing of everything too', () => {
  const { result } = renderHook(() => useWrist());
  storeElsewhere('wrist', '165 mm');
  expect(result.current).toEqual(wrist);
  storeElsewhere(null, null);
  expect(result.current).toBeNull();
});

it('the same text is the same value: nothing renders again', () => {
  const { result } = renderHook(() => useWrist());
  storeElsewhere('wrist', '165 mm');
  const before = result.current;
  storeElsewhere('wrist', '165 mm');
  expect(result.current).toBe(before);
});

it.each([
  ['wrist', useWrist, 'nonsense'],
  ['wrist', useWrist, '9000 mm'],
  ['true-size', useTrueSize, 'perhaps'],
  ['screen', useScreenScale, '{"pxPerMm":'],
])('%s that holds nonsense is none', (key, useKept, text) => {
  window.localStorage.setItem(key, text);
  const { result } = renderHook<unknown, unknown>(() => useKept());
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

it('storage that is forbidden is as if it were empty', () => {
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

it('each stands under its own key in its own form', () => {
  act(() => {
    saveTrueSize(true);
    saveScreenScale(scale);
  });
  expect(localStorage.getItem('true-size')).toBe('on');
  expect(renderHook(() => useTrueSize()).result.current).toBe(true);
  expect(localStorage.getItem('screen')).not.toBeNull();
  expect(renderHook(() => useScreenScale()).result.current).toEqual(scale);
});

it('pictures are wanted at one scale wherever storage says so', () => {
  const { result } = renderHook(() => useTrueSize());
  expect(result.current).toBeNull();
  storeElsewhere('true-size', 'on');
  expect(result.current).toBe(true);
});

describe('a value of a page that is opened now', () => {
  const form = { parse: (text: string) => text.split(' '), print: (words: string[]) => words.join(' ') };
  const openPage = () => createPersistedValue('odd', form);

  it('is what storage holds', () => {
    window.localStorage.setItem('odd', 'a b');
    const { useValue: useKept } = openPage();
    expect(renderHook(() => useKept()).result.current).toEqual(['a', 'b']);
  });

  it('is none where there is none', () => {
    const { useValue: useKept } = openPage();
    expect(renderHook(() => useKept()).result.current).toBeNull();
  });

  it('is read again when the page comes back from the back-forward cache', () => {
    const { useValue: useKept } = openPage();
    const { result } = renderHook(() => useKept());
    window.localStorage.setItem('odd', 'c');
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(result.current).toEqual(['c']);
  });

  it('that storage refused is not taken back by what another tab does to another key', () => {
    const { useValue: useKept, save: keep } = openPage();
    const { result } = renderHook(() => useKept());
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    act(() => keep(['mine']));
    full.mockRestore();
    storeElsewhere('theme', 'dark');
    expect(result.current).toEqual(['mine']);
  });

  it('is followed until the last component that shows it has gone', () => {
    const { useValue: useKept } = openPage();
    const heard = new Set<string>();
    jest.spyOn(window, 'addEventListener').mockImplementation((type) => void heard.add(type));
    jest.spyOn(window, 'removeEventListener').mockImplementation((type) => void heard.delete(type));
    const [one, two] = [renderHook(() => useKept()), renderHook(() => useKept())];
    expect([...heard].sort()).toEqual(['pageshow', 'storage']);
    one.unmount();
    expect([...heard].sort()).toEqual(['pageshow', 'storage']);
    two.unmount();
    expect([...heard]).toEqual([]);
    jest.restoreAllMocks();
  });
});

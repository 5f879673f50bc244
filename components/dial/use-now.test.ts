// Verifies docs/product.md 32.1.
import { act, renderHook } from '@testing-library/react';
import { controlIntersection } from '@/components/testing/browser-mock';
import { momentOf } from '@/domain/dial/part-animation';
import { useNow } from './use-now';

let see: ReturnType<typeof controlIntersection>;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 28, 10, 8, 0) });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  see = controlIntersection();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1000));
const hide = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const scroll = (isIntersecting: boolean) => act(() => see(isIntersecting));

it.each([
  ['its tab is hidden', () => hide(true), () => hide(false)],
  ['the dial is off the screen', () => scroll(false), () => scroll(true)],
])('useNow stops while %s, then returns the current time at once and runs on', (_, leave, comeBack) => {
  const { result } = renderHook(() => useNow(true, 1, document.body));
  expect(result.current).toEqual(momentOf(new Date()));
  leave();
  const before = result.current;
  pass(3600);
  expect(result.current).toEqual(before);
  comeBack();
  expect(result.current).toEqual(momentOf(new Date()));
  const back = result.current?.unix ?? 0;
  pass(10.5);
  expect(Math.floor((result.current?.unix ?? 0) - back)).toBe(10);
});

// Verifies docs/product.md 32.3.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { mockIntersectionObserver } from '@/components/testing/browser-mock';
import type { ReadableDial } from '@/domain/dial/layers';
import { rotation } from '@/domain/testing/dials';
import { dialCopy } from './copy';
import { DialReader } from './dial-reader';

const second = { src: '/second.avif', name: 'second', drive: rotation(60), axle: [300, 360] } as const;
const dial: ReadableDial = {
  photographed: (10 * 60 + 8) * 60 + 34,
  size: [600, 720],
  pxPerMm: 15,
  layers: [
    { src: '/face.avif' },
    { src: '/hour.avif', name: 'hour', drive: rotation(12 * 3600), axle: [300, 360] },
    { src: '/minute.avif', name: 'minute', drive: rotation(3600), axle: [300, 360] },
    second,
  ],
};
const slider = document.createElement('input');
const onMinute = jest.fn();
const onRead = jest.fn();
const place = document.body.appendChild(document.createElement('div'));
const original = globalThis.fetch;

const reader = (minute: number) => (
  <DialReader path="/dials/a.json" place={() => place} input={{ current: slider }} {...{ minute, onMinute, onRead }} />
);
/** Shows the reader of a dial at a minute of the day, with the shop's answer. */
async function open(minute: number, answer: Promise<unknown> = Promise.resolve({ ok: true, json: async () => dial })) {
  globalThis.fetch = (() => answer) as unknown as typeof fetch;
  const shown = render(reader(minute));
  await act(async () => {});
  return shown;
}
const now = () => screen.getByRole('button', { name: dialCopy.now });
const turnOf = (part: string) => place.querySelector<HTMLElement>(`[data-part=${part}]`)?.style.transform;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 28, 21, 5, 57) });
  jest.clearAllMocks();
  mockIntersectionObserver();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  HTMLImageElement.prototype.decode = async () => {};
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = original;
});

it('the first movement of the slider ends real time, not only its release', async () => {
  await open(0, new Promise(() => {}));
  fireEvent.click(now());
  expect(now()).toHaveAttribute('aria-pressed', 'true');
  fireEvent.input(slider);
  expect(now()).toHaveAttribute('aria-pressed', 'false');
});

it('the minute of the photograph shows its second, and each other minute its start', async () => {
  const { rerender } = await open(10 * 60 + 8);
  expect(turnOf('second')).toContain('rotate(204deg)');
  rerender(reader(10 * 60 + 9));
  expect(turnOf('second')).toContain('rotate(0deg)');
  expect(turnOf('minute')).toContain('rotate(54deg)');
  expect(onRead).toHaveBeenLastCalledWith({
    words: expect.stringContaining('nine minutes') as unknown,
    seconds: undefined,
  });
});

it('real time reports each second and each new minute, until a second press', async () => {
  await open(0);
  fireEvent.click(now());
  expect(onMinute.mock.calls).toEqual([[21 * 60 + 5]]);
  const secondsRead = () => (onRead.mock.lastCall as [{ seconds?: number }])[0].seconds;
  expect(secondsRead()).toBe((21 * 60 + 5) * 60 + 57);
  await act(() => jest.advanceTimersByTimeAsync(2500));
  expect([secondsRead(), onMinute.mock.calls.length]).toEqual([(21 * 60 + 5) * 60 + 59, 1]);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(onMinute.mock.calls).toEqual([[21 * 60 + 5], [21 * 60 + 6]]);
  fireEvent.click(now());
  expect(secondsRead()).toBeUndefined();
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(onMinute).toHaveBeenCalledTimes(2);
});

it('real time on a dial that shows no seconds reports none', async () => {
  const json = async () => ({ ...dial, layers: dial.layers.filter((layer) => layer !== second) });
  await open(0, Promise.resolve({ ok: true, json }));
  fireEvent.click(now());
  expect(onRead).toHaveBeenLastCalledWith({ words: expect.any(String) as unknown, seconds: undefined });
});

// Verifies docs/product.md 32.1.
it('a move of the slider loads a dial again that could not be loaded, as its message says', async () => {
  const { rerender } = await open(0, Promise.reject(new Error('No network')));
  expect(onRead.mock.calls).toEqual([[{ words: dialCopy.notLoaded }]]);
  const fetched = jest.fn(async () => ({ ok: true, json: async () => dial }));
  globalThis.fetch = fetched as unknown as typeof fetch;
  rerender(reader(9));
  fireEvent.input(slider);
  await act(async () => {});
  fireEvent.input(slider);
  await act(async () => {});
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(onRead).toHaveBeenLastCalledWith({ words: expect.stringContaining('nine minutes') as unknown });
});

it('a dial that cannot be loaded is reported, unless the reader was closed before', async () => {
  await open(0, Promise.resolve({ ok: false, status: 404, json: async () => dial }));
  expect(onRead.mock.calls).toEqual([[{ words: dialCopy.notLoaded }]]);
  let fail = () => {};
  const { unmount } = await open(0, new Promise((_, reject) => (fail = () => reject(new Error('No network')))));
  unmount();
  await act(async () => fail());
  expect(onRead).toHaveBeenCalledTimes(1);
});

// Verifies docs/product.md 31.4 (invisible, visible again).
import { PerspectiveCamera, Vector3 } from 'three';
import { controlIntersection } from '@/components/testing/browser-mock';
import { momentOf } from '@/domain/dial/part-animation';
import { ModelView } from './model-view';

jest.mock('./load-watch', () => ({}));
jest.mock('./stage', () => ({}));

let scroll: ReturnType<typeof controlIntersection>;
let resize = () => {};

const draw = jest.fn();
const setTime = jest.fn();
const camera = new PerspectiveCamera();
const nothing = () => {};
const stage = {
  ...{ camera, draw, frame: nothing, size: nothing, light: nothing, dispose: nothing },
  lookAsPhotographed: () => {
    camera.position.set(0, 0, 0.5);
    return new Vector3();
  },
};
const parts = { hasBalance: false, framesPerSecond: 1, setTime };
const motion = Object.assign(new EventTarget(), { matches: false });
let view: ModelView;

/** Opens a quartz watch, whose hands move once a second, and waits until they show the current time. */
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 28, 10, 8, 0) });
  Object.assign(window, { matchMedia: () => motion });
  scroll = controlIntersection();
  globalThis.ResizeObserver = class {
    constructor(callback: () => void) {
      resize = callback;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  motion.matches = false;
  parts.framesPerSecond = 1;
  jest.clearAllMocks();
  const canvas = document.createElement('canvas');
  Object.defineProperties(canvas, { clientWidth: { value: 400 }, clientHeight: { value: 500 } });
  const options = { canvas, path: '', from: 0, pictured: 0, dates: [], signal: new AbortController().signal };
  view = new ModelView(stage as never, parts as never, { show: nothing, light: nothing } as never, {} as never, {
    ...options,
    onFirstFrame: nothing,
    onProgress: nothing,
    onLost: nothing,
  });
  pass(5);
});
afterEach(() => {
  view.dispose();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);
/** Number of frames drawn in some seconds. */
const framesIn = (seconds: number) => {
  draw.mockClear();
  pass(seconds);
  return draw.mock.calls.length;
};
/** The hands show the current second; the last frame may be a tenth of a second old. */
const expectCurrentTime = () =>
  expect(Math.floor(setTime.mock.lastCall?.[0].unix)).toBe(Math.floor(momentOf(new Date()).unix));

function hide(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('the hands of a quartz watch are drawn once a second', () => {
  expect(framesIn(10)).toBe(10);
});

// Verifies docs/product.md 31.1.
it.each([
  ['six times a second', false, 60],
  ['once a second with reduced motion', true, 10],
])('a seconds hand of six steps a second is drawn %s', (_, isReduced, frames) => {
  parts.framesPerSecond = 6;
  motion.matches = isReduced;
  pass(1);
  expect(framesIn(10)).toBe(frames);
});

it.each([
  ['its tab is hidden', () => hide(true), () => hide(false)],
  ['it is off the screen', () => scroll(false), () => scroll(true)],
])('while %s nothing is drawn; then the hands show the current time and run on', (_, leave, comeBack) => {
  leave();
  pass(1);
  expect(framesIn(3600)).toBe(0);
  comeBack();
  expect(framesIn(0.1)).toBeGreaterThan(0);
  expectCurrentTime();
  expect(framesIn(10)).toBe(10);
  expectCurrentTime();
});

it('a model off the screen stays undrawn when its tab is shown again', () => {
  scroll(false);
  pass(1);
  hide(true);
  hide(false);
  expect(framesIn(10)).toBe(0);
  scroll(true);
  expect(framesIn(10)).toBeGreaterThanOrEqual(10);
});

it('a new size and a change of the preferred motion are drawn at once', () => {
  pass(0.5);
  resize();
  expect(framesIn(0.1)).toBeGreaterThan(0);
  motion.matches = true;
  motion.dispatchEvent(new Event('change'));
  expect(framesIn(0.1)).toBeGreaterThan(0);
  expect(setTime).toHaveBeenLastCalledWith(expect.anything(), true);
});

it('a disposed model is drawn no more, whatever happens to its tab', () => {
  view.dispose();
  hide(true);
  hide(false);
  expect(framesIn(10)).toBe(0);
});

// Verifies docs/product.md 31.4 (invisible, visible again).
import { PerspectiveCamera, Spherical, Vector3 } from 'three';
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
let canvas: HTMLCanvasElement;
const onLost = jest.fn();

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
  canvas = document.createElement('canvas');
  Object.defineProperties(canvas, { clientWidth: { value: 400 }, clientHeight: { value: 500 } });
  const options = { canvas, path: '', from: 0, pictured: 0, dates: [], signal: new AbortController().signal };
  view = new ModelView(stage as never, parts as never, { show: nothing, light: nothing } as never, {} as never, {
    ...options,
    onFirstFrame: nothing,
    onProgress: nothing,
    onLost,
  });
  if (!expect.getState().currentTestName?.includes('first frames')) pass(5);
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

/** Where the camera looks from: azimuth and elevation in degrees, distance in metres. */
const place = () => {
  const { theta, phi, radius } = new Spherical().setFromVector3(camera.position);
  return [(theta * 180) / Math.PI, 90 - (phi * 180) / Math.PI, radius] as const;
};
const press = (key: string, times = 1) => {
  for (let each = 0; each < times; each += 1) {
    view.press(key);
    pass(0.1);
  }
};

// Verifies docs/product.md 31.1.
it('arrow keys turn the model as far as a look from above and below, + and - zoom within limits, other keys do nothing', () => {
  expect(['a', 'Enter', 'Tab'].map((key) => view.press(key))).toEqual([false, false, false]);
  expect(place()).toEqual([0, expect.closeTo(0), 0.5]);
  expect(view.press('ArrowRight')).toBe(true);
  pass(0.1);
  expect(place()[0]).toBeCloseTo((0.12 * 180) / Math.PI);
  press('ArrowLeft', 2);
  expect(place()[0]).toBeCloseTo((-0.12 * 180) / Math.PI, 1);
  press('ArrowUp');
  expect(place()[1]).toBeCloseTo((0.12 * 180) / Math.PI, 1);
  press('ArrowUp', 20);
  expect(place()[1]).toBeCloseTo(90 - (0.35 * 180) / Math.PI, 1);
  press('ArrowDown', 40);
  expect(place()[1]).toBeCloseTo(90 - (1.75 * 180) / Math.PI, 1);
  press('+');
  expect(place()[2]).toBeCloseTo(0.5 * 0.85);
  press('=', 10);
  expect(place()[2]).toBeCloseTo(0.2);
  press('-', 20);
  expect(place()[2]).toBeCloseTo(0.75);
});

it('a button turns the model the shorter way in less than half a second, and a key ends the turn', () => {
  press('ArrowLeft', 23); // to -158 degrees
  view.showSide('back'); // 148 degrees, which is 54 degrees further to the left
  pass(0.2);
  expect(Math.abs(place()[0])).toBeGreaterThan(158);
  pass(0.3);
  expect(place()).toEqual([expect.closeTo(148), expect.closeTo(14), expect.closeTo(0.544)]);
  view.showSide('front');
  pass(0.2);
  press('ArrowRight');
  const [azimuth] = place();
  pass(1);
  expect(place()[0]).toBeCloseTo(azimuth, 0);
  view.showSide('front');
  motion.matches = true;
  pass(0.05);
  expect(place()[0]).toBeCloseTo(0);
});

// Verifies docs/product.md 31.1.
it('the first frames go from the pictured time to the current one', () => {
  const day = () => setTime.mock.lastCall?.[0].day as number;
  const current = (10 * 60 + 8) * 60;
  pass(0.017);
  expect(day()).toBe(0);
  pass(0.65);
  expect(day()).toBeGreaterThan(current * 0.3);
  expect(day()).toBeLessThan(current * 0.7);
  pass(1);
  expectCurrentTime();
});

it('the light goes out and on with the page, at once with reduced motion', async () => {
  const light = jest.spyOn(stage, 'light');
  const last = () => light.mock.lastCall as unknown as [number];
  document.documentElement.dataset.lights = 'out';
  await Promise.resolve();
  pass(0.04);
  expect(last()[0]).toBeGreaterThan(0.6);
  expect(last()[0]).toBeLessThan(1);
  pass(0.2);
  expect(last()).toEqual([0]);
  motion.matches = true;
  document.documentElement.dataset.lights = 'on';
  await Promise.resolve();
  pass(0.02);
  expect(last()).toEqual([1]);
});

it('the wheel scrolls the page, a trackpad pinch reaches the model, and a lost context is reported', () => {
  const heard = jest.fn();
  canvas.addEventListener('wheel', heard);
  canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: 10, cancelable: true }));
  expect(heard).not.toHaveBeenCalled();
  canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: 10, ctrlKey: true, cancelable: true }));
  expect(heard).toHaveBeenCalledTimes(1);
  const lost = new Event('webglcontextlost', { cancelable: true });
  canvas.dispatchEvent(lost);
  expect([lost.defaultPrevented, onLost.mock.calls.length]).toEqual([true, 1]);
});

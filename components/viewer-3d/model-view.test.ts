// Verifies docs/product.md 31.1, 31.4 (invisible, visible again).
import { Group, PerspectiveCamera, Spherical, Vector3 } from 'three';
import { controlIntersection } from '@/components/testing/browser-mock';
import { momentOf } from '@/domain/dial/part-animation';
import { ModelView, openModelView } from './model-view';

jest.mock('./load-watch', () => ({ loadWatch: () => load() }));
jest.mock('./stage', () => ({
  Stage: function MockStage() {
    return stage;
  },
}));

let scroll: ReturnType<typeof controlIntersection>;
let resize = () => {};
let load: () => Promise<Group>;

const draw = jest.fn();
const setTime = jest.fn();
const camera = new PerspectiveCamera();
const nothing = () => {};
const stage = {
  camera,
  draw,
  frame: jest.fn(),
  size: jest.fn(),
  light: nothing,
  dispose: jest.fn(),
  show: jest.fn(),
  prepare: jest.fn<Promise<void>, []>(),
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

const setSize = (width: number, height: number) =>
  Object.defineProperties(canvas, {
    clientWidth: { value: width, configurable: true },
    clientHeight: { value: height, configurable: true },
  });

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
    disconnect() {
      resize = () => {};
    }
  } as unknown as typeof ResizeObserver;
  motion.matches = false;
  parts.framesPerSecond = 1;
  jest.clearAllMocks();
  canvas = document.createElement('canvas');
  setSize(400, 500);
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

it('a vertical swipe over the watch scrolls the page', () => {
  expect(canvas.style.touchAction).toBe('pan-y');
});

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

it('a disposed model frees its stage once and leaves canvas, motion, light and lost context alone', async () => {
  const unseen = jest.spyOn(IntersectionObserver.prototype, 'disconnect');
  const wheel = (init: WheelEventInit) => {
    const event = new WheelEvent('wheel', { deltaY: 10, cancelable: true, ...init });
    canvas.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(wheel({ ctrlKey: true })).toBe(true);
  // WebGLRenderer.forceContextLoss() loses the context of a model that is still shown.
  stage.dispose.mockImplementationOnce(() => canvas.dispatchEvent(new Event('webglcontextlost')));
  view.dispose();
  expect([stage.dispose.mock.calls.length, onLost.mock.calls.length, unseen.mock.calls.length]).toEqual([1, 0, 1]);
  const heard = jest.fn();
  canvas.addEventListener('wheel', heard);
  expect([wheel({ ctrlKey: true }), wheel({}), heard.mock.calls.length]).toEqual([false, false, 2]);
  document.documentElement.dataset.lights = 'out';
  await Promise.resolve();
  delete document.documentElement.dataset.lights;
  motion.dispatchEvent(new Event('change'));
  resize();
  expect(framesIn(10)).toBe(0);
});

it('a model that is disposed between a request for a frame and the frame draws nothing', () => {
  view.press('ArrowLeft');
  view.dispose();
  expect(framesIn(10)).toBe(0);
});

it('each size of the canvas frames the photograph, and a hidden canvas keeps the last one', () => {
  expect(stage.frame).toHaveBeenLastCalledWith({}, 400, 500);
  const resized = (width: number, height: number) => {
    setSize(width, height);
    resize();
    return [stage.frame.mock.lastCall, stage.size.mock.lastCall];
  };
  const last = [
    [{}, 300, 600],
    [300, 600, 2, true],
  ];
  expect(resized(300, 600)).toEqual(last);
  expect([resized(0, 600), resized(300, 0)]).toEqual([last, last]);
});

describe('openModelView', () => {
  const views = { front: { lean: 1 }, angle: { lean: 2 }, profile: { lean: 3 } };
  const onProgress = jest.fn();
  const watchWith = (userData: object) => new Group().add(Object.assign(new Group(), { userData }));
  const open = (from: number) =>
    openModelView({
      canvas,
      path: '',
      from,
      pictured: 0,
      dates: [],
      signal: new AbortController().signal,
      onFirstFrame: nothing,
      onProgress,
      onLost,
    });
  beforeEach(() => {
    view.dispose();
    jest.clearAllMocks();
    stage.prepare.mockResolvedValue();
    load = async () => watchWith({ views });
  });

  it.each([
    ['the first picture', 0, views, views.front],
    ['the second picture', 1, views, views.angle],
    ['the third picture', 2, views, views.profile],
    ['a picture after the third', 3, views, views.front],
    ['a picture that the model does not know', 2, { front: views.front }, views.front],
  ])('shows the watch as in %s', async (_, from, known, expected) => {
    const watch = watchWith({ views: known, streak: 0.03 });
    load = async () => watch;
    view = await open(from);
    expect(stage.show).toHaveBeenCalledWith(watch, expected.lean, 0.03);
    expect(stage.frame).toHaveBeenLastCalledWith(expected, 400, 500);
    expect(onProgress.mock.calls).toEqual([[0.25], [0.5], [0.9]]);
    expect(stage.dispose).not.toHaveBeenCalled();
  });

  it('shows a crystal without a coating if the model names none', async () => {
    view = await open(0);
    expect(stage.show).toHaveBeenCalledWith(expect.anything(), 1, 0.16);
  });

  it.each([
    ['cannot be loaded', () => (load = () => Promise.reject(new Error('No network'))), 'No network'],
    ['is empty', () => (load = async () => new Group()), 'The model does not say how it was photographed.'],
    ['has no front view', () => (load = async () => watchWith({ views: {} })), 'The model does not say how'],
    ['loses its context', () => stage.prepare.mockRejectedValue(new Error('The context is lost')), 'is lost'],
  ])('frees its stage and throws if the model %s', async (_, fail, message) => {
    fail();
    await expect(open(1)).rejects.toThrow(message);
    expect(stage.dispose).toHaveBeenCalledTimes(1);
  });
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

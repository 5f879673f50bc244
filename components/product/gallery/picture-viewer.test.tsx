// Verifies docs/product.md 6.19.
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { viewerCopy } from '@/components/product/copy-late';
import { mockDialogs } from '@/components/testing/browser-mock';
import { PictureViewer } from './picture-viewer';

const pictures = ['front', 'side', 'back'].map((file) => ({
  file,
  widths: [320],
  width: 1200,
  height: 1500,
  alt: file,
}));
const viewer = () => screen.getByRole('dialog');
const strip = () => screen.getByRole('group');
const frame = (index: number) => strip().children[index] as HTMLElement;
const control = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(control(name));
const zoomOf = (index: number) => Number(frame(index).style.getPropertyValue('--zoom') || 1);

/** Width of the screen and of a picture at zoom 1, in px. The pictures have three times as many px. */
const screenWidth = 400;

/** jsdom has no PointerEvent. */
class MockPointerEvent extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, { pointerType = 'mouse', ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
  }
}

beforeAll(() => {
  mockDialogs();
  globalThis.PointerEvent = MockPointerEvent as unknown as typeof PointerEvent;
  HTMLElement.prototype.scrollBy = function scrollBy(x?: unknown, y?: unknown) {
    this.scrollLeft += Number(x);
    this.scrollTop += Number(y);
  };
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(screenWidth);
  jest.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const around = this.closest<HTMLElement>('[style*="--ratio"]');
    const width = screenWidth * Number(around?.style.getPropertyValue('--zoom') || 1);
    return new DOMRect(-(around?.scrollLeft ?? 0), -(around?.scrollTop ?? 0), width, width * 1.25);
  });
});
beforeEach(() => window.history.replaceState(null, ''));

const open = (first = 0, onClose: (last: number) => void = () => {}) =>
  render(<PictureViewer name="Late Comet" pictures={pictures} first={first} onClose={onClose} />);

/** The shopper swipes to a picture. */
function swipe(index: number) {
  strip().scrollLeft = index * screenWidth;
  fireEvent.scroll(strip());
}

/** A press of the mouse or a tap at a time in ms. */
function click(at: number, pointerType: 'mouse' | 'touch' = 'touch', place = { clientX: 100, clientY: 200 }) {
  const event = new PointerEvent('click', { bubbles: true, detail: 1, pointerType, ...place });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(strip(), event);
}

/** The pointer goes down, moves by some px, and goes up. Returns a further move after the release. */
function drag(pointerType: 'mouse' | 'touch', x: number, y: number) {
  const move = () => {
    const event = new PointerEvent('pointermove');
    Object.defineProperties(event, { movementX: { value: x }, movementY: { value: y } });
    window.dispatchEvent(event);
  };
  fireEvent(strip(), new PointerEvent('pointerdown', { bubbles: true, pointerType }));
  move();
  window.dispatchEvent(new PointerEvent('pointerup'));
  return move;
}

function touch(name: 'touchStart' | 'touchMove' | 'touchEnd', ...places: (readonly [x: number, y: number])[]) {
  const event = createEvent[name](strip(), {
    touches: places.map(([clientX, clientY]) => ({ clientX, clientY })),
    cancelable: true,
  });
  fireEvent(strip(), event);
  return event;
}

// Verifies docs/product.md 6.24.
it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])('keys with %j belong to the browser', (held) => {
  open(1);
  for (const key of ['ArrowLeft', '+', '-']) expect(fireEvent.keyDown(viewer(), { key, ...held })).toBe(true);
  expect(viewer()).toHaveTextContent(viewerCopy.position(2, 3));
  expect(zoomOf(1)).toBe(1);
});

it('the next picture is shown whole, however large the one before was, and the arrow keys lead on from it', () => {
  open();
  press(viewerCopy.zoomIn);
  expect(control(viewerCopy.zoomOut)).toHaveAttribute('aria-disabled', 'false');
  press(viewerCopy.next);
  expect(screen.getByRole('status')).toHaveTextContent(viewerCopy.position(2, 3));
  expect(control(viewerCopy.zoomOut)).toHaveAttribute('aria-disabled', 'true');
  fireEvent.keyDown(viewer(), { key: 'ArrowRight' });
  expect(screen.getByRole('status')).toHaveTextContent(viewerCopy.position(3, 3));
});

it('the second of two quick taps enlarges to full size, a third one does nothing, and two more shrink', () => {
  open();
  const zooms = [1000, 1300, 1500, 2500, 2900, 3200].map((at) => {
    click(at);
    return zoomOf(0);
  });
  expect(zooms).toEqual([1, 3, 3, 3, 3, 1]);
});

it('each click of a mouse toggles the zoom, a drag of an enlarged picture pans it, and the click after it counts', () => {
  open();
  drag('mouse', -50, -30); // a picture that fits the screen does not pan
  expect(frame(0).scrollLeft).toBe(0);
  click(1000, 'mouse');
  expect(zoomOf(0)).toBe(3);
  const { scrollLeft, scrollTop } = frame(0);
  const moveOn = drag('mouse', -50, -30);
  click(1100, 'mouse'); // of the drag's release
  moveOn();
  expect([zoomOf(0), frame(0).scrollLeft - scrollLeft, frame(0).scrollTop - scrollTop]).toEqual([3, 50, 30]);
  drag('touch', -50, -30); // the browser itself scrolls by finger
  expect(frame(0).scrollLeft - scrollLeft).toBe(50);
  drag('mouse', -50, 0);
  drag('mouse', 0, 0); // a drag without a click, then a press without a move
  click(3000, 'mouse');
  expect(zoomOf(0)).toBe(1);
});

it('a click on a picture that fits the screen again counts after a drag that ended outside the strip', () => {
  open();
  click(1000, 'mouse');
  drag('mouse', -50, 0); // released over a button, so no click follows
  for (let presses = 0; presses < 3; presses += 1) press(viewerCopy.zoomOut);
  expect(zoomOf(0)).toBe(1);
  drag('mouse', 0, 0);
  click(3000, 'mouse');
  expect(zoomOf(0)).toBe(3);
});

it('a click enlarges around its own point', () => {
  open();
  click(1000, 'mouse', { clientX: 300, clientY: 100 });
  expect([frame(0).scrollLeft + 300, frame(0).scrollTop + 100]).toEqual([900, 300]);
});

it('two fingers zoom relative to their first distance, around their middle, and a second pinch begins from there', () => {
  open();
  expect(touch('touchStart', [100, 100]).defaultPrevented).toBe(false); // one finger swipes
  expect(touch('touchStart', [100, 100], [200, 100]).defaultPrevented).toBe(true);
  touch('touchMove', [50, 100], [250, 100]);
  expect(zoomOf(0)).toBe(2);
  expect([frame(0).scrollLeft, frame(0).scrollTop]).toEqual([150, 100]);
  touch('touchEnd', [50, 100]);
  touch('touchStart', [0, 0], [0, 400]);
  expect(zoomOf(0)).toBe(2);
  touch('touchMove', [0, 50], [0, 250]);
  expect(zoomOf(0)).toBe(1);
  touch('touchMove', [0, 0], [0, 3000]);
  expect(zoomOf(0)).toBe(6);
  expect(control(viewerCopy.zoomIn)).toHaveAttribute('aria-disabled', 'true');
});

it('a trackpad pinch zooms the picture on view, and a wheel without Ctrl scrolls', () => {
  open(1);
  const wheel = (ctrlKey: boolean) => fireEvent.wheel(strip(), { deltaY: -100 * Math.LN2, ctrlKey, cancelable: true });
  expect(wheel(false)).toBe(true);
  expect(zoomOf(1)).toBe(1);
  expect(wheel(true)).toBe(false);
  wheel(true);
  expect([zoomOf(0), Math.round(zoomOf(1) * 100)]).toEqual([1, 400]);
});

it('a swipe shows the next picture whole', () => {
  open();
  press(viewerCopy.zoomIn);
  swipe(2);
  expect(screen.getByRole('status')).toHaveTextContent(viewerCopy.position(3, 3));
  expect([zoomOf(0), control(viewerCopy.zoomOut).getAttribute('aria-disabled')]).toEqual([1, 'true']);
});

it('keys zoom by steps, and arrow keys pan an enlarged picture instead of leaving it', () => {
  open(1);
  const keys = (...names: string[]) => names.map((key) => fireEvent.keyDown(viewer(), { key }));
  keys('+');
  expect(zoomOf(1)).toBe(1.5);
  frame(1).scrollLeft = 0;
  frame(1).scrollTop = 0;
  expect(keys('ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowUp')).toEqual([false, false, false, false]);
  expect([frame(1).scrollLeft, frame(1).scrollTop]).toEqual([80, 80]);
  keys('=', '-', '-', '-');
  expect(zoomOf(1)).toBe(1);
  expect(keys('ArrowDown', 'Tab')).toEqual([false, true]);
  expect(screen.getByRole('status')).toHaveTextContent(viewerCopy.position(2, 3));
  keys('ArrowLeft', 'ArrowLeft');
  expect(screen.getByRole('status')).toHaveTextContent(viewerCopy.position(1, 3));
});

it('closing reports the last picture and goes back once; closing by Back does not go back again', () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => {});
  const last: number[] = [];
  const { unmount } = open(1, (at) => last.push(at));
  expect(window.history.state).toEqual({ hasDialog: true });
  press(viewerCopy.next);
  press(viewerCopy.close);
  expect([last, back.mock.calls.length]).toEqual([[2], 1]);
  unmount();
  const { length } = window.history;
  open(2, (at) => last.push(at)); // as after a reload: the entry exists
  expect(window.history.length).toBe(length);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect([last, back.mock.calls.length]).toEqual([[2, 2], 1]);
  back.mockRestore();
});

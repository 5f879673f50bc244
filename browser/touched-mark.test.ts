import { markTouched } from './touched-mark';

const isMarked = () => document.documentElement.hasAttribute('data-touched');
const tell = (type: string, more = {}) =>
  document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));

beforeEach(() => {
  for (const mark of ['data-touched', 'data-scrolled']) document.documentElement.removeAttribute(mark);
  const script = document.createElement('script');
  script.textContent = markTouched;
  document.head.append(script);
});

it.each(['pointerdown', 'keydown', 'focusin', 'scroll'])('marks the page at %s', (type) => {
  expect(isMarked()).toBe(false);
  tell(type);
  expect(isMarked()).toBe(true);
});

it('takes a page that is scrolled for one that is read', () => {
  document.dispatchEvent(new Event('scroll'));
  expect(isMarked()).toBe(false);
  expect(document.documentElement).toHaveAttribute('data-scrolled');
  tell('keydown');
  expect(isMarked()).toBe(true);
});

it('takes a pointer that only stands there for nobody', () => {
  tell('pointermove', { movementX: 0, movementY: 0 });
  expect(isMarked()).toBe(false);
  tell('pointermove', { movementX: 0, movementY: -1 });
  expect(isMarked()).toBe(true);
});

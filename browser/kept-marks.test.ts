import { mark, markKept, trueSizeKey, wristKey } from './kept-marks';

const root = document.documentElement;
/** As the page's head runs it. */
const run = () => {
  const script = document.createElement('script');
  script.textContent = markKept;
  document.head.append(script);
};

beforeEach(() => {
  window.localStorage.clear();
  mark(trueSizeKey, false);
  mark(wristKey, false);
});

it('marks the root with what is kept, and with nothing else', () => {
  window.localStorage.setItem(wristKey, '165 mm');
  run();
  expect(root).toHaveAttribute('data-wrist');
  expect(root).not.toHaveAttribute('data-true-size');
});

it('is undone and done by hand', () => {
  mark(trueSizeKey, true);
  expect(root).toHaveAttribute('data-true-size');
  mark(trueSizeKey, false);
  expect(root).not.toHaveAttribute('data-true-size');
});

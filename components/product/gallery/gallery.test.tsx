import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { galleryCopy } from '@/components/product/copy';
import { Gallery } from './gallery';

const pictures = ['front', 'three-quarter view', 'profile'].map((view, index) => ({
  file: String(index),
  widths: [320],
  width: 1200,
  height: 1500,
  alt: `Xeric Late Comet, ${view}`,
}));

const thumbnail = (number: 1 | 2 | 3) =>
  screen.getByRole('button', { name: new RegExp(`^${galleryCopy.thumbnail(number, '')}`) });
/** Alternative text of the visible large picture; thumbnails have none. */
const shown = () => screen.getByRole('img').getAttribute('alt');

beforeEach(() => {
  render(<Gallery name="Late Comet" pictures={pictures} />);
});

test('the first picture is shown by default', () => {
  expect(shown()).toBe('Xeric Late Comet, front');
});

// Verifies docs/product.md 6.2 (hover).
test.each([
  [2, 'Xeric Late Comet, three-quarter view'],
  [3, 'Xeric Late Comet, profile'],
] as const)('pointing at thumbnail %d shows its picture, and leaving restores the first', async (number, alt) => {
  const user = userEvent.setup();
  await user.hover(thumbnail(number));
  expect(shown()).toBe(alt);
  await user.unhover(thumbnail(number));
  expect(shown()).toBe('Xeric Late Comet, front');
});

// Verifies docs/product.md 6.24.
test('arrow keys on the large picture show the next and the previous one, and stop at the ends', async () => {
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('group', { name: galleryCopy.strip })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(shown()).toBe('Xeric Late Comet, front');
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('Xeric Late Comet, three-quarter view');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toBe('Xeric Late Comet, profile');
});

// Verifies docs/product.md 6.2 (focus).
test('moving the focus through the thumbnails shows each picture, and leaving them restores the first', async () => {
  const user = userEvent.setup();
  await user.tab(); // the large picture
  await user.tab();
  await user.tab();
  expect(thumbnail(2)).toHaveFocus();
  expect(shown()).toBe('Xeric Late Comet, three-quarter view');
  await user.tab();
  expect(shown()).toBe('Xeric Late Comet, profile');
  await user.tab();
  expect(shown()).toBe('Xeric Late Comet, front');
});

// Verifies docs/product.md 6.2 (Enter).
test('a picture chosen by keyboard stays after the focus leaves', async () => {
  const user = userEvent.setup();
  await user.tab(); // the large picture
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab();
  await user.tab();
  expect(shown()).toBe('Xeric Late Comet, three-quarter view');
  expect(thumbnail(2)).toHaveAttribute('aria-pressed', 'true');
  expect(thumbnail(1)).toHaveAttribute('aria-pressed', 'false');
});

// Verifies docs/product.md 6.2 (tap).
test('a tap on a thumbnail shows its picture until the next tap', () => {
  const tap = (element: HTMLElement) => fireEvent.click(element);
  tap(thumbnail(3));
  expect(shown()).toBe('Xeric Late Comet, profile');
  tap(thumbnail(1));
  expect(shown()).toBe('Xeric Late Comet, front');
});

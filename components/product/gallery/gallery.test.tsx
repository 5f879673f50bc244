import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { galleryCopy } from '@/components/product/copy';
import { Gallery } from './gallery';
import { announcePictureOverlay } from './picture-overlay';

jest.mock('./picture-viewer', () => ({
  PictureViewer: ({ first, onClose }: { first: number; onClose: (last: number) => void }) => (
    <button type="button" onClick={() => onClose(2)}>
      Full screen from {first}
    </button>
  ),
}));

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

// Verifies docs/product.md 6.24.
it.each([{ altKey: true }, { metaKey: true }])(
  'leaves an arrow key with %j to the browser, which goes back',
  (held) => {
    expect(fireEvent.keyDown(strip(), { key: 'ArrowRight', ...held })).toBe(true);
    expect(shown()).toBe('Xeric Late Comet, front');
  },
);

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
  expect(enlarge(2)).toHaveAttribute('href', '/pictures/2-320.webp');
  tap(thumbnail(1));
  expect(shown()).toBe('Xeric Late Comet, front');
});

const strip = () => screen.getByRole('group', { name: galleryCopy.strip });
const viewer = () => screen.queryByRole('button', { name: /^Full screen/ });
const enlarge = (index: number) => screen.getByRole('link', { name: galleryCopy.enlarge(pictures[index]?.alt ?? '') });

it('the full screen begins at the picture on view, and the last picture there stays, wherever the pointer is', async () => {
  fireEvent.click(thumbnail(1));
  fireEvent.mouseEnter(thumbnail(2));
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    expect(fireEvent.click(strip(), { [key]: true })).toBe(true); // the browser opens the link elsewhere
  }
  expect(enlarge(1)).not.toHaveFocus();
  expect(fireEvent.click(strip())).toBe(false);
  expect(enlarge(1)).toHaveFocus();
  fireEvent.click(await screen.findByRole('button', { name: 'Full screen from 1' }));
  expect(viewer()).toBeNull();
  expect(shown()).toBe('Xeric Late Comet, profile');
  expect(thumbnail(3)).toHaveAttribute('aria-pressed', 'true');
});

it('a reload of the full screen opens it again', async () => {
  cleanup();
  window.history.replaceState({ hasDialog: true }, '');
  render(<Gallery name="Late Comet" pictures={pictures} />);
  window.history.replaceState(null, '');
  expect(await screen.findByRole('button', { name: 'Full screen from 0' })).toBeVisible();
});

it.each([
  ['dial', 'Xeric Late Comet, front'],
  ['lume', 'Xeric Late Comet, front'],
  ['model', 'Xeric Late Comet, profile'],
] as const)('the overlay "%s" leaves the picture "%s" on view', (overlay, alt) => {
  fireEvent.click(thumbnail(3));
  fireEvent.mouseEnter(thumbnail(3));
  act(() => void announcePictureOverlay(overlay));
  expect(shown()).toBe(alt);
});

it('a swipe chooses its picture over the tapped thumbnail and runs on, and a tap scrolls the strip', () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  fireEvent.mouseEnter(thumbnail(2)); // as a tap does
  fireEvent.click(thumbnail(2));
  expect(strip().scrollLeft).toBe(400);
  strip().scrollLeft = 650;
  fireEvent.scroll(strip());
  expect(shown()).toBe('Xeric Late Comet, profile');
  expect(thumbnail(3)).toHaveAttribute('aria-pressed', 'true');
  expect(strip().scrollLeft).toBe(650);
  fireEvent.click(thumbnail(2));
  expect(strip().scrollLeft).toBe(400);
  jest.restoreAllMocks();
});

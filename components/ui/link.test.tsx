// Verifies docs/product.md 20.3, 20.11.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link } from './link';

const prefetchPage = jest.fn();
const prefetchPicture = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: prefetchPage }) }));
jest.mock('@/browser/prefetch', () => ({
  ...jest.requireActual<object>('@/browser/prefetch'),
  savesData: () => savesData,
  prefetchPicture: (...picture: unknown[]) => prefetchPicture(...picture),
}));

let savesData = false;
const picture = { file: 'comet', widths: [800], width: 800, height: 1000, alt: '' };

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  render(
    <Link href="/compare" shows={picture}>
      Comet
    </Link>,
  );
});
afterEach(() => jest.useRealTimers());
const link = () => screen.getByRole('link');
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

it('a link prefetches its page at once and its picture after 80 ms of hovering', () => {
  fireEvent.pointerEnter(link());
  expect(prefetchPage.mock.calls).toEqual([['/compare']]);
  pass(79);
  expect(prefetchPicture).not.toHaveBeenCalled();
  pass(1);
  expect(prefetchPicture.mock.calls).toEqual([[picture, expect.any(String)]]);
});

it('a pointer that only passes over a link prefetches no picture', () => {
  fireEvent.pointerEnter(link());
  pass(40);
  fireEvent.pointerLeave(link());
  pass(1000);
  expect(prefetchPicture).not.toHaveBeenCalled();
});

it('a second hover and the focus restart the wait, and the picture is prefetched once', () => {
  fireEvent.pointerEnter(link());
  pass(60);
  fireEvent.focus(link());
  pass(79);
  expect(prefetchPicture).not.toHaveBeenCalled();
  pass(1000);
  expect(prefetchPicture).toHaveBeenCalledTimes(1);
});

it('a blur ends the wait, a link without a picture prefetches its page alone, and Save-Data prefetches nothing', () => {
  fireEvent.focus(link());
  fireEvent.blur(link());
  pass(1000);
  expect([prefetchPage.mock.calls.length, prefetchPicture.mock.calls.length]).toEqual([1, 0]);
  savesData = true;
  fireEvent.pointerEnter(link());
  pass(1000);
  savesData = false;
  expect(prefetchPage).toHaveBeenCalledTimes(1);
  cleanup();
  render(<Link href="/all">Cart</Link>);
  fireEvent.pointerEnter(link());
  pass(1000);
  expect(prefetchPage).toHaveBeenLastCalledWith('/all');
  expect(prefetchPicture).not.toHaveBeenCalled();
});

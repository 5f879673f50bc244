// Verifies docs/product.md 12.13.
import { fireEvent, render, screen } from '@testing-library/react';
import { PostForm } from './post-form';

/** Presses the button; false if the form was not sent. */
const press = () => fireEvent.submit(screen.getByRole('form', { name: 'Return' }));

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <PostForm action="/api/returns" aria-label="Return">
      <button type="submit">Send</button>
    </PostForm>,
  );
});
afterEach(() => jest.useRealTimers());

it('PostForm ignores a press that follows another at once', () => {
  expect(screen.getByRole('form')).toHaveAttribute('method', 'post');
  expect([press(), press()]).toEqual([true, false]);
  jest.advanceTimersByTime(4_999);
  expect(press()).toBe(false);
});

it('PostForm sends again after a lost answer, and after Back to the page', () => {
  press();
  jest.advanceTimersByTime(5_000);
  expect([press(), press()]).toEqual([true, false]);
  fireEvent(window, new Event('pageshow'));
  expect(press()).toBe(true);
});

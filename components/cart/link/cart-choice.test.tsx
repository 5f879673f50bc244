import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartChoiceCopy as copy } from './copy';
import { watchOf } from '@/domain/testing/watches';
import type { LineItem } from '@/domain/line-items';
import { useCart } from '@/store/lines-store';
import { CartChoice } from './cart-choice';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, prefetch: jest.fn() }) }));

const [noon, half, dive] = [watchOf('xerix', 1), watchOf('california', 3), watchOf('undone', 1)];
const linked = [{ ...noon, quantity: 2 }, half];
const lines = () => useCart.getState().lines;
const button = (name: string) => screen.queryByRole('button', { name });

const onContinue = jest.fn();

function openWith(...own: LineItem[]) {
  useCart.getState().clear();
  for (const line of own) useCart.getState().restore(line, lines().length);
  push.mockClear();
  onContinue.mockClear();
  render(<CartChoice lines={linked} continueHref="/all" continueLabel="Go on" onContinue={onContinue} />);
}

it('CartChoice does not change the cart before a press', () => {
  openWith(dive);
  expect(lines()).toEqual([dive]);
  expect(push).not.toHaveBeenCalled();
  expect(onContinue).not.toHaveBeenCalled();
  expect(screen.getByText(copy.holds(1))).toBeVisible();
});

it('CartChoice adds the lines with their quantities and navigates on when the cart is empty', async () => {
  openWith();
  await userEvent.click(button(copy.put) ?? document.body);
  expect(lines()).toEqual(linked);
  expect(push).toHaveBeenCalledWith('/all');
  expect(onContinue).toHaveBeenCalledTimes(1);
});

it('CartChoice keeps existing lines and quantities on "add", and announces it before', async () => {
  openWith({ ...noon, quantity: 5 }, dive);
  expect(screen.getByText(copy.holds(2))).toBeVisible();
  expect(screen.getByText(copy.keeps('Xeric xerix 1', 5))).toBeVisible();
  await userEvent.click(button(copy.add) ?? document.body);
  expect(lines()).toEqual([{ ...noon, quantity: 5 }, dive, half]);
  expect(push).toHaveBeenCalledWith('/all');
  expect(onContinue).toHaveBeenCalledTimes(1);
});

it('CartChoice names the number of removed watches and leaves only the linked lines on "replace"', async () => {
  openWith({ ...noon, quantity: 5 }, dive);
  expect(screen.getByText(copy.replaceMeans(1))).toBeVisible();
  await userEvent.click(button(copy.replace) ?? document.body);
  expect(lines()).toEqual(linked);
  expect(push).toHaveBeenCalledWith('/all');
  expect(onContinue).toHaveBeenCalledTimes(1);
});

it('CartChoice offers "replace" when only a quantity in the cart differs from the linked lines', async () => {
  openWith({ ...noon, quantity: 5 }, half);
  expect(screen.getByText(copy.allThere)).toBeVisible();
  expect(screen.getByText(copy.keeps('Xeric xerix 1', 5))).toBeVisible();
  await userEvent.click(button(copy.replace) ?? document.body);
  expect(lines()).toEqual(linked);
});

it('CartChoice shows only the link when the cart equals the linked lines', async () => {
  openWith(...linked);
  expect(screen.getByText(copy.isThere)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/all');
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(onContinue).toHaveBeenCalledTimes(1);
});

it('CartChoice offers the cart and "replace" when the cart contains all linked lines and more', () => {
  openWith(...linked, dive);
  expect(screen.getByText(copy.allThere)).toBeVisible();
  expect(button(copy.add)).toBeNull();
  expect(screen.getByRole('link', { name: copy.seeCart })).toBeVisible();
  expect(button(copy.replace)).toBeVisible();
});

it('CartChoice updates when another tab changes the cart', () => {
  openWith(dive);
  act(() => useCart.getState().clear());
  expect(screen.getByText(copy.empty)).toBeVisible();
});

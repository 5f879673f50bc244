import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockDialogs } from '@/components/testing/browser-mock';
import { wristEntryCopy } from './copy-fit';
import { cardSize, sizeCopy, yourWrist } from './copy';
import { saveTrueSize, saveWrist } from '@/store/size-settings';
import { SizeTools } from './size-tools';
import { WristMark } from './wrist-mark';

const wrist = { figure: 165, unit: 'mm' } as const;
const meridian = { lugToLug: 49, wristMin: 160, wristMax: 210 };
const trueSize = () => screen.getByRole('switch', { name: sizeCopy.trueSize });

beforeAll(mockDialogs);
beforeEach(() =>
  act(() => {
    saveTrueSize(null);
    saveWrist(null);
  }),
);

// Verifies docs/product.md 10.8 (true-size).
it('the true-size switch sets the root data attribute and is saved', async () => {
  render(<SizeTools />);
  expect(trueSize()).not.toBeChecked();
  await userEvent.click(trueSize());
  expect(trueSize()).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-true-size');
  expect(window.localStorage.getItem('true-size')).toBe('on');
  await userEvent.click(trueSize());
  expect(document.documentElement).not.toHaveAttribute('data-true-size');
  expect(window.localStorage.getItem('true-size')).toBeNull();
});

it('the wrist button shows the saved wrist and opens the wrist entry', async () => {
  render(<SizeTools />);
  expect(screen.getByRole('button', { name: sizeCopy.enterWrist })).toBeVisible();
  act(() => saveWrist(wrist));
  await userEvent.click(screen.getByRole('button', { name: yourWrist(wrist) }));
  expect(await screen.findByRole('dialog', { name: wristEntryCopy.title })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: wristEntryCopy.close }));
  expect(document.querySelector('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: yourWrist(wrist) }));
  expect(await screen.findByRole('dialog', { name: wristEntryCopy.title })).toHaveAttribute('open');
});

it('a card shows its fit for a saved wrist and an empty line without one', () => {
  const { container } = render(<WristMark measures={meridian} />);
  expect(container.querySelector('p')).toBeEmptyDOMElement();
  act(() => saveWrist(wrist));
  expect(container).toHaveTextContent(/^Good fit, 165 mm$/);
  act(() => saveWrist({ figure: 150, unit: 'mm' }));
  expect(container).toHaveTextContent(/^Strap too long$/);
});

it('cardSize names case diameter and lug to lug', () => {
  expect(cardSize(42, 49)).toBe('42 mm, 49 mm lug to lug');
});

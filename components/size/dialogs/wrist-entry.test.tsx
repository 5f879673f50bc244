import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wristEntryCopy as copy, wristPictureCopy, wristTitle } from '@/components/size/copy-fit';
import { saveWrist } from '@/store/size-settings';
import { fitOf } from '@/domain/fit';
import { circumferenceOf } from '@/domain/wrist';
import { mockDialogs } from '@/components/testing/browser-mock';
import { WristEntry } from './wrist-entry';

const watch = { caseDiameter: 42, lugToLug: 49, wristMin: 160, wristMax: 210 };
const front = { file: 'a', widths: [800], width: 1200, height: 1500, alt: 'Xeric Slow Meridian, front' };
const stored = () => window.localStorage.getItem('wrist');
const field = () => screen.getByLabelText(copy.circumference);

beforeAll(mockDialogs);
beforeEach(() => act(() => saveWrist(null)));

async function enter(figure: string, unit: string) {
  const closed = jest.fn();
  render(<WristEntry onClose={closed} />);
  await userEvent.type(field(), figure);
  await userEvent.selectOptions(screen.getByLabelText(copy.unit), unit);
  await userEvent.click(screen.getByRole('button', { name: copy.save }));
  return closed;
}

it.each([
  ['165', copy.mm, '165 mm'],
  ['6.5', copy.inches, '6.5 in'],
])('%s %s is saved and closes the dialog', async (figure, unit, text) => {
  const closed = await enter(figure, unit);
  expect(stored()).toBe(text);
  expect(closed).toHaveBeenCalledTimes(1);
});

it.each([
  ['16.5', copy.mm],
  ['165', copy.inches],
  ['ten', copy.mm],
])('%s %s is rejected with a message at the field, which keeps the text', async (figure, unit) => {
  const closed = await enter(figure, unit);
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(copy.rejected));
  expect(field()).toHaveValue(figure);
  expect(stored()).toBeNull();
  expect(closed).not.toHaveBeenCalled();
});

// Verifies docs/product.md 22.11.
it('the picture follows the figure being typed, also with a saved wrist', async () => {
  act(() => saveWrist({ figure: 160, unit: 'mm' }));
  render(<WristEntry sized={{ watch, front, pxPerMm: 15 }} onClose={() => {}} />);
  expect(screen.getByText(wristTitle({ figure: 160, unit: 'mm' }))).toBeVisible();
  await userEvent.clear(field());
  await userEvent.type(field(), '200');
  expect(screen.getByText(wristTitle({ figure: 200, unit: 'mm' }))).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText(copy.unit), copy.inches); // 200 inches are no wrist
  expect(screen.getByText(wristTitle({ figure: 160, unit: 'mm' }))).toBeVisible();
  await userEvent.clear(field());
  await userEvent.type(field(), '7');
  expect(screen.getByText(wristTitle({ figure: 7, unit: 'in' }))).toBeVisible();
  const fit = fitOf(watch, circumferenceOf({ figure: 7, unit: 'in' }));
  expect(screen.getByRole('img', { name: wristPictureCopy(front.alt, fit) })).toBeVisible();
  expect(stored()).toBe('160 mm');
});

it('a saved wrist fills the field, and a button deletes it', async () => {
  act(() => saveWrist({ figure: 6.5, unit: 'in' }));
  const closed = jest.fn();
  render(<WristEntry onClose={closed} />);
  expect(field()).toHaveValue('6.5');
  expect(screen.getByLabelText(copy.unit)).toHaveDisplayValue(copy.inches);
  await userEvent.click(screen.getByRole('button', { name: copy.forget }));
  expect(stored()).toBeNull();
  expect(closed).toHaveBeenCalledTimes(1);
});

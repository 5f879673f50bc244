// Verifies docs/product.md 32.1.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readDialCopy } from '@/components/product/copy';
import { announcePictureOverlay, onPictureOverlay, pictureId } from './picture-overlay';
import { ReadDial } from './read-dial';

jest.mock('@/components/dial/dial-slider', () => ({
  DialSlider: ({ onClose }: { onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      close
    </button>
  ),
}));

const opener = () => screen.getByRole('button', { name: readDialCopy.title, hidden: true });
const reader = () => screen.queryByRole('button', { name: 'close' });

const show = (isOdd: boolean) =>
  render(
    <>
      <div id={pictureId} />
      <ReadDial path="/dials/a.json" from={0} isOdd={isOdd} />
    </>,
  );
const open = async () => {
  await userEvent.click(opener());
  expect(await screen.findByRole('button', { name: 'close' })).toBeVisible();
};

it('the dial reader closes by a second press, and when another overlay opens', async () => {
  const announced: string[] = [];
  show(true);
  onPictureOverlay((by) => announced.push(by));
  await open();
  expect(announced).toEqual(['dial']);
  await userEvent.click(opener());
  expect(reader()).toBeNull();
  for (const overlay of ['model', 'lume'] as const) {
    await open();
    act(() => void announcePictureOverlay(overlay));
    expect(reader()).toBeNull();
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  }
});

it.each([
  [true, readDialCopy.title],
  [false, readDialCopy.more],
])('closing the dial reader of a display that is odd (%s) returns the focus to "%s"', async (isOdd, name) => {
  show(isOdd);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'close' }));
  expect(reader()).toBeNull();
  expect(screen.getByRole('button', { name })).toHaveFocus();
});

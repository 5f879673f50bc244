// Verifies docs/product.md 32.4.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { modelCopy } from '@/components/product/copy';
import { announcePictureOverlay, onPictureOverlay, pictureId } from './picture-overlay';
import { ViewIn3d } from './view-in-3d';

jest.mock('@/components/viewer-3d/viewer-3d', () => ({ Viewer3d: () => <p>The model</p> }));

beforeEach(() => {
  globalThis.fetch = jest.fn(() => Promise.resolve()) as never; // the model
  HTMLCanvasElement.prototype.getContext = (() => ({ getExtension: () => null })) as never;
  render(
    <>
      <div id={pictureId} />
      <ViewIn3d name="Comet" model="/models/a.glb" />
    </>,
  );
});
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: modelCopy.view }));
  expect(await screen.findByText('The model')).toBeVisible();
};

it.each([
  ['dial', 0],
  ['lume', 1],
] as const)('the overlay "%s" leaves %d 3D viewers open', async (overlay, viewers) => {
  await open();
  act(() => void announcePictureOverlay(overlay));
  expect(screen.queryAllByText('The model')).toHaveLength(viewers);
});

it('the 3D viewer announces itself, so that the readable dial ends', async () => {
  const opened: string[] = [];
  onPictureOverlay((by) => opened.push(by));
  await open();
  expect(opened).toEqual(['model']);
});

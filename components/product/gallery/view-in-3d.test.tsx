// Verifies docs/product.md 32.4.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { modelCopy } from '@/components/product/copy';
import type { Viewer3d } from '@/components/viewer-3d/viewer-3d';
import { announcePictureOverlay, onPictureOverlay, pictureId } from './picture-overlay';
import { ViewIn3d } from './view-in-3d';

jest.mock('@/components/viewer-3d/viewer-3d', () => ({
  Viewer3d: ({ onShown, onFailed, onClose }: ComponentProps<typeof Viewer3d>) => (
    <>
      <p>The model</p>
      <button type="button" onClick={() => onShown('Shown')}>
        show
      </button>
      <button type="button" onClick={() => onFailed('Failed')}>
        fail
      </button>
      <button type="button" onClick={onClose}>
        close
      </button>
    </>
  ),
}));

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

const button = () => screen.getByRole('button', { name: modelCopy.view });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('a second press closes the viewer while its model loads, and when it is shown', async () => {
  await open();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await press(modelCopy.view);
  expect(screen.queryByText('The model')).toBeNull();
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  await open();
  await press('show');
  expect(screen.getByRole('status')).toHaveTextContent('Shown');
  expect(button()).toHaveAttribute('aria-busy', 'false');
  await press(modelCopy.view);
  expect(screen.queryByText('The model')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('the message of a failed model stays visible until the next attempt, and closing returns the focus', async () => {
  await open();
  await press('fail');
  expect(screen.queryByText('The model')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Failed');
  expect(screen.getByRole('status')).not.toHaveClass('sr-only');
  await open();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press('close');
  expect(screen.queryByText('The model')).toBeNull();
  expect(button()).toHaveFocus();
});

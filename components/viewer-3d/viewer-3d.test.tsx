// Verifies docs/product.md 31.1 (Escape, buttons).
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rotationCopy } from './copy';
import { Viewer3d } from './viewer-3d';

const view = { showSide: jest.fn(), press: jest.fn(() => false), dispose: jest.fn() };
jest.mock('./model-view', () => ({
  sides: { front: 0, side: 90, back: 180 },
  openModelView: async ({ onFirstFrame }: { onFirstFrame: () => void }) => {
    onFirstFrame();
    return view;
  },
}));

const onClose = jest.fn();

beforeEach(async () => {
  jest.clearAllMocks();
  const nothing = () => undefined;
  await act(async () => {
    render(
      <>
        <button type="button">Turn it</button>
        <input aria-label="Search" onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()} />
        <Viewer3d
          name="Comet"
          path="/models/a.glb"
          from={0}
          onShown={nothing}
          onSide={nothing}
          onFailed={nothing}
          onClose={onClose}
        />
      </>,
    );
  });
});

it.each([
  ['the model', () => screen.getByRole('application')],
  ['a button of its sides', () => screen.getByRole('button', { name: rotationCopy.sides.back })],
  ['the button that opened it', () => screen.getByRole('button', { name: 'Turn it' })],
])('Escape closes the 3D viewer once if the focus is on %s, and does nothing else', async (_, target) => {
  target().focus();
  expect(fireEvent.keyDown(target(), { key: 'Escape' })).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('Escape that another feature has handled leaves the 3D viewer open', () => {
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Search' }), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
});

it('the buttons show the sides and close the 3D viewer', async () => {
  for (const side of ['front', 'side', 'back'] as const) {
    await userEvent.click(screen.getByRole('button', { name: rotationCopy.sides[side] }));
    expect(view.showSide).toHaveBeenLastCalledWith(side);
  }
  await userEvent.click(screen.getByRole('button', { name: rotationCopy.close }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

// Verifies docs/product.md 31.1 (Escape, buttons).
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { modelCopy } from '@/components/product/copy';
import { rotationCopy } from './copy';
import { Viewer3d } from './viewer-3d';

const view = { showSide: jest.fn(), press: jest.fn(() => false), dispose: jest.fn() };
jest.mock('./model-view', () => ({
  sides: { front: 0, side: 90, back: 180 },
  openModelView: async ({ onFirstFrame, onLost }: { onFirstFrame: () => void; onLost: () => void }) => {
    lose = onLost;
    await opening;
    onFirstFrame();
    return view;
  },
}));

/** Resolves or rejects when the model is loaded. */
let opening: Promise<void>;
let lose = () => {};
const onClose = jest.fn();
const [onShown, onSide, onFailed] = [jest.fn(), jest.fn(), jest.fn()];

beforeEach(async () => {
  jest.clearAllMocks();
  opening = Promise.resolve();
  await act(async () => {
    render(
      <>
        <button type="button">Turn it</button>
        <input aria-label="Search" onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()} />
        <Viewer3d
          name="Comet"
          path="/models/a.glb"
          from={0}
          onShown={onShown}
          onSide={onSide}
          onFailed={onFailed}
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
    expect(onSide).toHaveBeenLastCalledWith(rotationCopy.sidesShown[side]);
  }
  await userEvent.click(screen.getByRole('button', { name: rotationCopy.close }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('keys that turn the model do not scroll the page, and all others do', () => {
  const model = screen.getByRole('application');
  view.press.mockReturnValueOnce(true);
  expect(fireEvent.keyDown(model, { key: 'ArrowLeft' })).toBe(false);
  expect(fireEvent.keyDown(model, { key: 'PageDown' })).toBe(true);
  expect(view.press.mock.calls).toEqual([['ArrowLeft'], ['PageDown']]);
});

// Verifies docs/product.md 6.24.
it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])('a key with %j belongs to the browser', (held) => {
  view.press.mockReturnValueOnce(true);
  expect(fireEvent.keyDown(screen.getByRole('application'), { key: '+', ...held })).toBe(true);
  expect(view.press).not.toHaveBeenCalled();
});

it('a model that the graphics driver loses is reported, and an unmount disposes of it', () => {
  expect(onShown.mock.calls).toEqual([[rotationCopy.shown]]);
  act(lose);
  expect(onFailed.mock.calls).toEqual([[rotationCopy.lost]]);
  cleanup();
  expect(view.dispose).toHaveBeenCalledTimes(1);
});

// Verifies docs/product.md 20.15, 31.5.
it.each([
  ['the model', () => screen.getByRole('application'), 1],
  ['a button of its sides', () => screen.getByRole('button', { name: rotationCopy.sides.back }), 1],
  ['another control', () => screen.getByRole('textbox', { name: 'Search' }), 0],
])(
  'a model that the graphics driver loses while the focus is on %s leaves the focus on a control',
  (_, target, closed) => {
    target().focus();
    act(lose);
    expect(onClose).toHaveBeenCalledTimes(closed);
    expect(onFailed.mock.calls).toEqual([[rotationCopy.lost]]);
  },
);

describe('while a model loads', () => {
  let [load, fail] = [() => {}, () => {}];
  const show = () => {
    cleanup();
    jest.clearAllMocks();
    opening = new Promise((resolve, reject) => ([load, fail] = [resolve, () => reject(new Error('No network'))]));
    const { unmount } = render(
      <Viewer3d name="Comet" path="/a.glb" from={0} {...{ onShown, onSide, onFailed, onClose }} />,
    );
    return unmount;
  };

  it('a progress bar shows, and a press on a side is not announced', async () => {
    show();
    expect(screen.getByRole('progressbar', { name: rotationCopy.loading })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: rotationCopy.sides.back }));
    expect(onSide).not.toHaveBeenCalled();
    await act(async () => load());
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('a failure is reported, unless the viewer was closed before', async () => {
    show();
    await act(async () => fail());
    expect(onFailed.mock.calls).toEqual([[modelCopy.notLoaded]]);
    const close = show();
    close();
    await act(async () => fail());
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('a model that arrives after the viewer was closed is disposed of', async () => {
    const close = show();
    close();
    expect(view.dispose).not.toHaveBeenCalled();
    await act(async () => load());
    expect(view.dispose).toHaveBeenCalledTimes(1);
  });
});

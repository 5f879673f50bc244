import { act, fireEvent, render, screen } from '@testing-library/react';
import { lumeViewCopy } from '@/components/product/copy';
import { lumeCopy } from '@/components/product/copy-late';
import { LumeView } from './lume-view';
import { announcePictureOverlay, pictureId } from './picture-overlay';

/** Opens the lume view of a page. @returns the calls of `history.back`, which jsdom carries out later, as browsers do */
async function openLumeView(): Promise<jest.SpyInstance> {
  HTMLImageElement.prototype.decode = async () => {};
  render(
    <>
      <div id={pictureId}>
        <div className="picture-strip">
          <div />
        </div>
      </div>
      <LumeView name="Late Comet" lume="/lume.avif" />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: lumeViewCopy.out }));
  await screen.findByRole('img', { name: lumeCopy.picture('Late Comet') });
  return jest.spyOn(window.history, 'back').mockImplementation(() => {});
}

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '');
});

// Verifies docs/product.md 32.5 (Escape, reading the dial, daylight).
it.each([
  ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['the dial reader', () => act(() => void announcePictureOverlay('dial'))],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: lumeViewCopy.on }))],
])('goes back once, and stays on the page, when %s ends it twice before the browser went back', async (_, end) => {
  const back = await openLumeView();
  end();
  end();
  expect(back).toHaveBeenCalledTimes(1);
  // The browser went back: the view can be opened and ended again.
  act(() => {
    window.history.replaceState(null, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.queryByRole('img')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: lumeViewCopy.out }));
  await screen.findByRole('img', { name: lumeCopy.picture('Late Comet') });
  end();
  expect(back).toHaveBeenCalledTimes(2);
});

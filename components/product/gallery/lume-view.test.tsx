import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lumeViewCopy } from '@/components/product/copy';
import { lumeCopy } from '@/components/product/copy-late';
import { LumeView } from './lume-view';
import { announcePictureOverlay, pictureId } from './picture-overlay';

/** Shows the button of the lume view under a picture. */
const show = () =>
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

/** The browser goes back to the page in daylight. */
const goBack = () =>
  act(() => {
    window.history.replaceState(null, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

/** Opens the lume view of a page. @returns the calls of `history.back`, which jsdom carries out later, as browsers do */
async function openLumeView(): Promise<jest.SpyInstance> {
  HTMLImageElement.prototype.decode = async () => {};
  show();
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
  goBack();
  expect(screen.queryByRole('img')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: lumeViewCopy.out }));
  await screen.findByRole('img', { name: lumeCopy.picture('Late Comet') });
  end();
  expect(back).toHaveBeenCalledTimes(2);
});

it('the page and the color of the browser’s toolbars are dark until the view ends', async () => {
  document.head.innerHTML = '<meta name="theme-color" content="#fffdf7">';
  const themeColor = document.querySelector<HTMLMetaElement>('meta');
  document.documentElement.style.setProperty('--lume-theme-color', '#050505');
  await openLumeView();
  expect([themeColor?.content, document.documentElement.dataset.lights]).toEqual(['#050505', 'out']);
  goBack();
  expect([themeColor?.content, document.documentElement.dataset.lights]).toEqual(['#fffdf7', 'on']);
});

it('a picture that cannot be loaded goes back once with a message, which a later view clears', async () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => {});
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('No network'));
  show();
  fireEvent.click(screen.getByRole('button', { name: lumeViewCopy.out }));
  await waitFor(() => expect(back).toHaveBeenCalledTimes(1));
  goBack();
  expect(screen.getByRole('status')).toHaveTextContent(lumeViewCopy.notLoaded);
  HTMLImageElement.prototype.decode = async () => {};
  fireEvent.click(screen.getByRole('button', { name: lumeViewCopy.out }));
  await screen.findByRole('img');
  expect(screen.getByRole('status')).toHaveTextContent(lumeCopy.dark);
  goBack();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('a picture that fails after the shopper ended the view does not go back a second time', async () => {
  let fail = () => {};
  HTMLImageElement.prototype.decode = () => new Promise((_, reject) => (fail = () => reject(new Error('No network'))));
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => {});
  show();
  fireEvent.click(screen.getByRole('button', { name: lumeViewCopy.out }));
  await screen.findByText(lumeCopy.dark);
  fireEvent.keyDown(window, { key: 'Escape' });
  await act(async () => fail());
  expect(back).toHaveBeenCalledTimes(1);
  goBack();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

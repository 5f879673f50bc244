// Verifies docs/product.md 20.7.
import { act, screen } from '@testing-library/react';
import { galleryCopy, lumeViewCopy, modelCopy, readDialCopy } from '@/components/product/copy';
import { QueuedClickButton } from '@/components/size/queued-click-button';
import { hydrateAfter, hydrateAfterClicks } from '@/components/testing/hydrate';
import { Gallery } from './gallery';
import { LumeView } from './lume-view';
import { pictureId } from './picture-overlay';
import { ReadDial } from './read-dial';
import { ViewIn3d } from './view-in-3d';

jest.mock('@/components/dial/dial-slider', () => ({ DialSlider: () => <p>The dial</p> }));
jest.mock('@/components/viewer-3d/viewer-3d', () => ({ Viewer3d: () => <p>The model</p> }));
jest.mock('./lume-overlay', () => ({ darkMessage: 'Dark', LumeOverlay: () => <p>The lume</p> }));

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  document.body.innerHTML = `<div id="${pictureId}"></div>`;
  HTMLCanvasElement.prototype.getContext = (() => ({ getExtension: () => null })) as never;
});
afterEach(() => {
  window.history.replaceState(null, '');
  jest.restoreAllMocks();
});

describe('a click before hydration', () => {
  it.each([true, false])('on "Read the dial" opens the dial of a display that is odd: %s', async (isOdd) => {
    await hydrateAfterClicks(<ReadDial path="/dials/a.json" from={0} isOdd={isOdd} />);
    expect(await screen.findByText('The dial')).toBeVisible();
    expect(document.querySelector('[data-early]')).toHaveAttribute('aria-expanded', 'true');
    expect(document.querySelector('[data-early]')).toHaveTextContent(readDialCopy.title);
  });

  it('on the lume view darkens the page', async () => {
    await hydrateAfterClicks(<LumeView name="Late Comet" lume="/lume.avif" />);
    expect(await screen.findByText('The lume')).toBeVisible();
    expect(button(lumeViewCopy.on)).toBeVisible();
  });

  it('on "View in 3D" opens the model', async () => {
    await hydrateAfterClicks(<ViewIn3d name="Late Comet" model="/models/a.glb" />);
    expect(await screen.findByText('The model')).toBeVisible();
    expect(button(modelCopy.view)).toHaveAttribute('aria-pressed', 'true');
  });

  it('on a button of a dialog opens the dialog once', async () => {
    const open = jest.fn();
    await hydrateAfterClicks(<QueuedClickButton onPress={open}>Wrist size</QueuedClickButton>);
    expect(open).toHaveBeenCalledTimes(1);
    act(() => button('Wrist size').click());
    expect(open).toHaveBeenCalledTimes(2);
  });
});

it('a swipe before hydration selects the thumbnail of its picture', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1200);
  const pictures = [0, 1, 2].map((file) => ({
    file: `${file}`,
    widths: [320],
    width: 320,
    height: 400,
    alt: `${file}`,
  }));
  await hydrateAfter(<Gallery name="Late Comet" pictures={pictures} />, (html) => {
    const strip = html.querySelector('.picture-strip');
    if (strip) strip.scrollLeft = 800;
  });
  const thumbnails = screen.getAllByRole('button', {
    name: new RegExp(`^${galleryCopy.thumbnail(1, '').slice(0, 4)}`),
  });
  expect(thumbnails.map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true']);
});

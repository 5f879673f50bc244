import { beginReturn, endReturn, isReturnLink, recordLinkClick, hasPictureTransitions } from './picture-transition';

const watch = '/all/xerix/2';

beforeEach(() => {
  wantMotion(true);
  Object.assign(document, { startViewTransition: jest.fn() });
  history.replaceState(null, '', '/all/xerix');
  Object.assign(window, { scrollY: 900 });
  Object.assign(window, { scrollTo: jest.fn() });
  endReturn();
  jest.mocked(scrollTo).mockClear();
});

function wantMotion(wanted: boolean) {
  Object.assign(window, { matchMedia: () => ({ matches: !wanted }) });
}

/** The shopper presses the card of the list, and goes back from the watch's page, which stands at 40 px. */
function goAndReturn() {
  recordLinkClick(watch, 'card');
  Object.assign(window, { scrollY: 40 });
  beginReturn(watch);
}

it('isReturnLink returns true only for the clicked link', () => {
  goAndReturn();
  expect(isReturnLink(watch, 'card')).toBe(true);
  expect(isReturnLink(watch, 'slide')).toBe(false);
  expect(isReturnLink('/all/xerix/3', 'card')).toBe(false);
});

it('beginReturn and endReturn restore the scroll position of both pages', () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 1);
  goAndReturn();
  frames.mock.calls[0]?.[0](0);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 40, behavior: 'instant' });
  endReturn();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' });
  expect(isReturnLink(watch, 'card')).toBe(false);
  frames.mock.calls[0]?.[0](0);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

it('beginReturn does nothing without a recorded link click', () => {
  recordLinkClick(watch, 'card');
  history.replaceState(null, '', '/all/undone');
  beginReturn(watch);
  endReturn();
  expect(isReturnLink(watch, 'card')).toBe(false);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('beginReturn does nothing with reduced motion or without view transitions', () => {
  expect(hasPictureTransitions()).toBe(true);
  wantMotion(false);
  expect(hasPictureTransitions()).toBe(false);
  goAndReturn();
  expect(isReturnLink(watch, 'card')).toBe(false);
  wantMotion(true);
  Reflect.deleteProperty(document, 'startViewTransition');
  expect(hasPictureTransitions()).toBe(false);
});

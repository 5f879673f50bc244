import { beginReturn, endReturn, isReturnLink, recordLinkClick, hasPictureTransitions } from './picture-transition';

const watch = '/all/xerix/2';

beforeEach(() => {
  allowMotion(true);
  Object.assign(document, { startViewTransition: jest.fn() });
  history.replaceState(null, '', '/all/xerix');
  Object.assign(window, { scrollY: 900 });
  Object.assign(window, { scrollTo: jest.fn() });
  endReturn();
  jest.mocked(scrollTo).mockClear();
});

afterEach(() => jest.restoreAllMocks());

function allowMotion(isAllowed: boolean) {
  Object.assign(window, { matchMedia: () => ({ matches: !isAllowed }) });
}

/** Clicks the card on the list, then navigates back from the watch page, scrolled to 40 px. */
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

it.each([
  ['for 13 frames until the left page can no longer scroll smoothly', 1999, 13],
  ['once after that', 2000, 1],
])('endReturn restores the position %s', (_, ms, times) => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const clock = jest.spyOn(performance, 'now').mockReturnValue(500);
  goAndReturn();
  clock.mockReturnValue(500 + ms);
  endReturn();
  while (frames.length > 0) frames.shift()?.(0);
  expect(scrollTo).toHaveBeenCalledTimes(times);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' });
});

it('beginReturn does nothing without a recorded link click', () => {
  recordLinkClick(watch, 'card');
  history.replaceState(null, '', '/all/undone');
  beginReturn(watch);
  endReturn();
  expect(isReturnLink(watch, 'card')).toBe(false);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('no picture has a transition with reduced motion or without view transitions', () => {
  expect(hasPictureTransitions()).toBe(true);
  allowMotion(false);
  expect(hasPictureTransitions()).toBe(false);
  goAndReturn();
  expect(isReturnLink(watch, 'card')).toBe(false);
  allowMotion(true);
  Reflect.deleteProperty(document, 'startViewTransition');
  expect(hasPictureTransitions()).toBe(false);
});

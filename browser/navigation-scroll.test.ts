import { queueClicksScript } from './queued-clicks';
import type * as navigationScroll from './navigation-scroll';

/** The state of the page's history entry; null for none. */
let state: unknown;

/** Stubs the Navigation API (HTML), which jsdom lacks. The current entry is also the next page’s activation.from. */
function stubNavigation(navigationType: NavigationType) {
  const navigation = {
    oncurrententrychange: null as null | ((event: { navigationType: NavigationType | null }) => void),
    updateCurrentEntry(options: NavigationUpdateCurrentEntryOptions) {
      state = options.state;
      navigation.oncurrententrychange?.({ navigationType: null });
    },
    activation: { navigationType, from: { getState: () => state } },
  };
  Object.assign(window, { navigation });
  return navigation;
}

/** Loads the module again, as the next page does. */
async function openPage() {
  let page = {} as typeof navigationScroll;
  await jest.isolateModulesAsync(async () => {
    page = await import('./navigation-scroll');
  });
  return page;
}

beforeEach(() => {
  state = null;
  stubNavigation('push');
});
afterEach(() => {
  window.name = '';
  Object.assign(window, { queuedClicks: undefined, scrollY: 0 });
});

/** Clicks a card before hydration, on a page whose head scripts have run. */
function clickBeforeHydration(isHydrated: boolean, options: MouseEventInit = {}) {
  document.body.innerHTML = '<a href="/all/xerix/1" data-to-navigation><i>Meridian</i></a>';
  const script = document.createElement('script');
  script.textContent = queueClicksScript;
  const listening = jest.spyOn(window, 'addEventListener');
  document.head.append(script);
  if (isHydrated) Object.freeze(window.queuedClicks);
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('i')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  for (const [type, listener, choice] of listening.mock.calls) window.removeEventListener(type, listener, choice);
  listening.mockRestore();
}

it('takeNavigationScroll returns true once for the expected page', async () => {
  const { expectNavigationScroll, takeNavigationScroll } = await openPage();
  expectNavigationScroll('/all');
  expect(takeNavigationScroll('/all')).toBe(true);
  expect(takeNavigationScroll('/all')).toBe(false);
});

it('takeNavigationScroll returns true when the link was clicked before the previous page asked', async () => {
  const { expectNavigationScroll, takeNavigationScroll } = await openPage();
  expectNavigationScroll('/all');
  expect(takeNavigationScroll(location.pathname)).toBe(false);
  expect(takeNavigationScroll('/all')).toBe(true);
});

it('takeNavigationScroll returns false after another page has opened', async () => {
  const { expectNavigationScroll, takeNavigationScroll } = await openPage();
  expectNavigationScroll('/all');
  expect(takeNavigationScroll('/contact/form')).toBe(false);
  expect(takeNavigationScroll('/all')).toBe(false);
});

it('takeNavigationScroll returns true once for a card clicked before hydration', async () => {
  clickBeforeHydration(false);
  const { takeNavigationScroll } = await openPage();
  expect(takeNavigationScroll('/all/xerix/1')).toBe(true);
  expect(takeNavigationScroll('/all/xerix/1')).toBe(false);
});

it('takeNavigationScroll returns false for other pages and for a page already scrolled', async () => {
  clickBeforeHydration(false);
  expect((await openPage()).takeNavigationScroll('/all')).toBe(false);
  clickBeforeHydration(false);
  Object.assign(window, { scrollY: 80 });
  expect((await openPage()).takeNavigationScroll('/all/xerix/1')).toBe(false);
});

it('saveScrollTargetStatement leaves window.name unchanged', async () => {
  window.name = 'checkout';
  expect((await openPage()).takeNavigationScroll('/all/xerix/1')).toBe(false);
  clickBeforeHydration(false);
  expect(window.name).toBe('checkout');
});

it('takeNavigationScroll returns false after a reload or a Back navigation', async () => {
  for (const type of ['reload', 'traverse'] as const) {
    stubNavigation(type);
    clickBeforeHydration(false);
    expect((await openPage()).takeNavigationScroll('/all/xerix/1')).toBe(false);
  }
});

it('takeNavigationScroll returns true when Next has replaced the previous history entry', async () => {
  const navigation = stubNavigation('push');
  clickBeforeHydration(false);
  state = null;
  navigation.oncurrententrychange?.({ navigationType: 'replace' });
  expect((await openPage()).takeNavigationScroll('/all/xerix/1')).toBe(true);
});

it('saveScrollTargetStatement ignores clicks that open a tab or that React handles', async () => {
  clickBeforeHydration(true);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) clickBeforeHydration(false, { [key]: true });
  expect(state).toBeNull();
  expect((await openPage()).takeNavigationScroll('/all/xerix/1')).toBe(false);
});

it('takeNavigationScroll returns false without the Navigation API', async () => {
  Reflect.deleteProperty(window, 'navigation');
  clickBeforeHydration(false);
  expect((await openPage()).takeNavigationScroll('/all/xerix/1')).toBe(false);
});

it('expectRestoredPosition forgets the scroll to the navigation bar', async () => {
  const { expectNavigationScroll, expectRestoredPosition, takeNavigationScroll } = await openPage();
  expectNavigationScroll('/all');
  expectRestoredPosition();
  expect(takeNavigationScroll('/all')).toBe(false);
});

it('expectRestoredPosition stops scroll anchoring for two seconds', async () => {
  const { expectRestoredPosition } = await openPage();
  const { style } = document.documentElement;
  jest.useFakeTimers();
  expectRestoredPosition();
  expect(style.overflowAnchor).toBe('none');
  jest.advanceTimersByTime(2000);
  jest.useRealTimers();
  expect(style.overflowAnchor).toBe('');
});

it.each([
  [1000, 100, 740],
  [-700, 100, -640],
  [260, 100, undefined],
  [261, 100, 1],
  [-60, 100, undefined],
])('jumpNearNavigation with the bar at %d and a header of %d scrolls by %s', async (top, header, expected) => {
  const { expectNavigationScroll, jumpNearNavigation } = await openPage();
  document.body.innerHTML = '<nav id="navigation"></nav>';
  document.documentElement.style.scrollPaddingTop = `${header}px`;
  jest
    .spyOn(document.getElementById('navigation') as Element, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, top));
  const scrolled = jest.spyOn(window, 'scrollBy').mockImplementation();
  jumpNearNavigation('/all');
  expect(scrolled).not.toHaveBeenCalled();
  expectNavigationScroll('/all');
  jumpNearNavigation('/about');
  expect(scrolled).not.toHaveBeenCalled();
  jumpNearNavigation('/all');
  document.documentElement.style.scrollPaddingTop = '';
  expect(scrolled.mock.calls).toEqual(expected === undefined ? [] : [[{ top: expected, behavior: 'instant' }]]);
  scrolled.mockRestore();
});

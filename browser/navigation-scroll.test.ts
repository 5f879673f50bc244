import { queueClicksScript } from './queued-clicks';
import type * as navigationScroll from './navigation-scroll';

/** The state of the page's history entry; null for none. */
let state: unknown;

/** Of the Navigation API (HTML) jsdom has nothing: here the entry of this page is the one that the next page comes from. */
function knowNavigation(navigationType: NavigationType) {
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

/** The next page as it opens. */
async function openPage() {
  let page = {} as typeof navigationScroll;
  await jest.isolateModulesAsync(async () => {
    page = await import('./navigation-scroll');
  });
  return page;
}

beforeEach(() => {
  state = null;
  knowNavigation('push');
});
afterEach(() => {
  window.name = '';
  Object.assign(window, { queuedClicks: undefined, scrollY: 0 });
});

/** A press on a card before its page's scripts have come, on a page that has run its head scripts. */
function pressEarly(queuedClicks: readonly Element[], options: MouseEventInit = {}) {
  document.body.innerHTML = '<a href="/all/xerix/1" data-to-navigation><i>Meridian</i></a>';
  const script = document.createElement('script');
  script.textContent = queueClicksScript;
  document.head.append(script);
  Object.assign(window, { queuedClicks });
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('i')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
}

it('the page that is expected scrolls, once', async () => {
  const { expectNavigationScroll, takeNavigationScroll } = await openPage();
  expectNavigationScroll('/all');
  expect(takeNavigationScroll('/all')).toBe(true);
  expect(takeNavigationScroll('/all')).toBe(false);
});

it('the page that is expected scrolls even where its link was pressed before the page before had asked', async () => {
  const { expectNavigationScroll, takeNavigationScroll } = await openPage();
  expectNavigationScroll('/all');
  expect(takeNavigationScroll(location.pathname)).toBe(false);
  expect(takeNavigationScroll('/all')).toBe(true);
});

it('the page that is expected no longer scrolls once another has opened', async () => {
  const { expectNavigationScroll, takeNavigationScroll } = await openPage();
  expectNavigationScroll('/all');
  expect(takeNavigationScroll('/contact/form')).toBe(false);
  expect(takeNavigationScroll('/all')).toBe(false);
});

it('the page that a card led to before the scripts had come scrolls, once', async () => {
  pressEarly([]);
  const { takeNavigationScroll } = await openPage();
  expect(takeNavigationScroll('/all/xerix/1')).toBe(true);
  expect(takeNavigationScroll('/all/xerix/1')).toBe(false);
});

it('no other page does, and none that the shopper has scrolled meanwhile', async () => {
  pressEarly([]);
  expect((await openPage()).takeNavigationScroll('/all')).toBe(false);
  pressEarly([]);
  Object.assign(window, { scrollY: 80 });
  expect((await openPage()).takeNavigationScroll('/all/xerix/1')).toBe(false);
});

it('the name of the window stays as it is', async () => {
  window.name = 'checkout';
  expect((await openPage()).takeNavigationScroll('/all/xerix/1')).toBe(false);
  pressEarly([]);
  expect(window.name).toBe('checkout');
});

it('a page that is loaded again, or gone back to, does not scroll', async () => {
  for (const type of ['reload', 'traverse'] as const) {
    knowNavigation(type);
    pressEarly([]);
    expect((await openPage()).takeNavigationScroll('/all/xerix/1')).toBe(false);
  }
});

it('the page scrolls, too, where Next has replaced the entry of the page before meanwhile', async () => {
  const navigation = knowNavigation('push');
  pressEarly([]);
  state = null;
  navigation.oncurrententrychange?.({ navigationType: 'replace' });
  expect((await openPage()).takeNavigationScroll('/all/xerix/1')).toBe(true);
});

it('nothing is noted of a press that opens a tab, or that React answers', async () => {
  pressEarly(Object.freeze([]));
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) pressEarly([], { [key]: true });
  expect(state).toBeNull();
  expect((await openPage()).takeNavigationScroll('/all/xerix/1')).toBe(false);
});

it('no page scrolls in a browser without the Navigation API', async () => {
  Reflect.deleteProperty(window, 'navigation');
  pressEarly([]);
  expect((await openPage()).takeNavigationScroll('/all/xerix/1')).toBe(false);
});

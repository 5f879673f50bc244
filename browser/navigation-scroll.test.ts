import { keepEarlyPresses } from './early-presses';
import { expectNavigationScroll, takeNavigationScroll } from './navigation-scroll';

afterEach(() => {
  window.name = '';
  Object.assign(window, { earlyPresses: undefined, scrollY: 0 });
});

/** A press on a card before its page's scripts have come, on a page that has run what stands in its head. */
function pressEarly(earlyPresses: readonly Element[], options: MouseEventInit = {}) {
  document.body.innerHTML = '<a href="/all/xerix/1" data-to-navigation><i>Meridian</i></a>';
  const script = document.createElement('script');
  script.textContent = keepEarlyPresses;
  document.head.append(script);
  Object.assign(window, { earlyPresses });
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('i')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
}

it('the page that is expected scrolls, once', () => {
  expectNavigationScroll('/all');
  expect(takeNavigationScroll('/all')).toBe(true);
  expect(takeNavigationScroll('/all')).toBe(false);
});

it('the page that a card led to before the scripts had come scrolls, once', () => {
  pressEarly([]);
  expect(takeNavigationScroll('/all/xerix/1')).toBe(true);
  expect(takeNavigationScroll('/all/xerix/1')).toBe(false);
});

it('no other page does, and none that the shopper has scrolled meanwhile', () => {
  pressEarly([]);
  expect(takeNavigationScroll('/all')).toBe(false);
  pressEarly([]);
  Object.assign(window, { scrollY: 80 });
  expect(takeNavigationScroll('/all/xerix/1')).toBe(false);
});

it('a window that somebody has named keeps its name', () => {
  window.name = 'checkout';
  expect(takeNavigationScroll('/all/xerix/1')).toBe(false);
  expect(window.name).toBe('checkout');
});

it('nothing is noted of a press that opens a tab, or that React answers', () => {
  pressEarly(Object.freeze([]));
  pressEarly([], { ctrlKey: true });
  expect(takeNavigationScroll('/all/xerix/1')).toBe(false);
});

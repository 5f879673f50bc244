import type { ExpectMatcherState, Locator, Page } from '@playwright/test';
import { pollUntil, matcherResult } from './matcher-result';

/** Reason why an element is not visible; empty if it is visible. `part` (0 to 1) of it must be within the viewport. */
async function hiddenReason(element: Element, part: number): Promise<string> {
  const { intersectionRatio, intersectionRect: seen } = await new Promise<IntersectionObserverEntry>((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry) resolve(entry);
    });
    observer.observe(element);
  });
  const { width, height } = element.getBoundingClientRect();
  if (!element.checkVisibility({ visibilityProperty: true }) || width < 2 || height < 2) return 'a hidden element';
  // Tolerance for subpixel positions.
  if (intersectionRatio < part - 0.01 || intersectionRatio === 0)
    return `${Math.round(100 * intersectionRatio)} % of the element within the window`;
  const isTransparent = (one: Element) => {
    let opacity = 1;
    for (let each: Element | null = one; each; each = each.parentElement)
      opacity *= Number(getComputedStyle(each).opacity);
    return opacity < 0.1;
  };
  if (isTransparent(element)) return 'a transparent element';

  const isSeeThrough = (other: Element) =>
    !other.matches('img, picture, video, canvas, svg, svg *, iframe, input, select, textarea') &&
    [undefined, '::before', '::after'].every((pseudo) => {
      const { content, backgroundColor, backgroundImage } = getComputedStyle(other, pseudo);
      const exists = pseudo === undefined || content !== 'none';
      return !exists || (/^rgba\(.+, 0\)$|transparent/.test(backgroundColor) && backgroundImage === 'none');
    });
  // elementsFromPoint skips elements without pointer events, which still cover others.
  const takesPointers = new CSSStyleSheet();
  takesPointers.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(takesPointers);
  const stack = document.elementsFromPoint(seen.x + seen.width / 2, seen.y + seen.height / 2);
  document.adoptedStyleSheets.pop();
  for (const over of stack) {
    if (element.contains(over) || over.contains(element)) return '';
    if (isTransparent(over) || isSeeThrough(over)) continue;
    const text = over.textContent?.trim().slice(0, 40) ?? '';
    return `an element covered by <${over.localName}>${text && ` “${text}”`}`;
  }
  return '';
}

/** The element that overflows the viewport's width the most; empty without overflow. */
function overflowingElement(): string {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return '';
  const widest = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, right: element.getBoundingClientRect().right + scrollX }))
    .sort((one, other) => other.right - one.right)[0]?.element;
  const text = widest?.textContent?.trim().slice(0, 40);
  return `${scrollWidth - clientWidth} px of horizontal overflow, up to <${widest?.localName}>${text && ` “${text}”`}`;
}

const isThere = async (locator: Locator) => (await locator.count()) > 0;

export const screenMatchers = {
  /**
   * Asserts that `part` of the element (default: all) is within the viewport and its clipping ancestors.
   * It must be neither transparent nor covered at its centre.
   */
  async toBeOnScreen(this: ExpectMatcherState, locator: Locator, { part = 1 }: { part?: number } = {}) {
    const ask = async () => ((await isThere(locator)) ? locator.evaluate(hiddenReason, part) : 'no element');
    const hidden = await pollUntil(ask, (answer) => (answer === '') !== this.isNot, this.timeout);
    return matcherResult(
      'toBeOnScreen',
      hidden === '',
      this.isNot,
      hidden || 'the element',
      `${locator} on the screen`,
    );
  },

  /** Asserts that the element has the focus, is visible and has a focus outline (docs/product.md 20.5). */
  async toBeVisiblyFocused(this: ExpectMatcherState, locator: Locator) {
    const ask = async () => {
      if (!(await isThere(locator))) return 'no element';
      const elsewhere = await locator.evaluate((element) => {
        const { activeElement: other } = document;
        if (other === element) return '';
        const text = other?.ariaLabel ?? other?.textContent?.trim().slice(0, 40);
        return `the focus on <${other?.localName}>${text ? ` “${text}”` : ''}`;
      });
      if (elsewhere) return elsewhere;
      const isShown = await locator.evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/^rgba\(.+, 0\)$/.test(outlineColor);
      });
      return isShown ? locator.evaluate(hiddenReason, 0.1) : 'the element with the focus, but without an outline';
    };
    const saw = await pollUntil(ask, (answer) => (answer === '') !== this.isNot, this.timeout);
    return matcherResult(
      'toBeVisiblyFocused',
      saw === '',
      this.isNot,
      saw || 'the element with the focus',
      `the focus on ${locator}`,
    );
  },

  /** Asserts that the page has no horizontal overflow (docs/product.md 20.5). */
  async toFitWidth(this: ExpectMatcherState, page: Page) {
    const saw = await pollUntil(
      () => page.evaluate(overflowingElement),
      (answer) => (answer === '') !== this.isNot,
      this.timeout,
    );
    return matcherResult(
      'toFitWidth',
      saw === '',
      this.isNot,
      saw || 'the whole page',
      'a page without horizontal overflow',
    );
  },
};

import type { Page } from '@playwright/test';

/** Name, outline and visibility of the focused element; null without focus. */
export const focusedElement = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const onTop = document.elementFromPoint((left + right) / 2, middle);
    // A checkbox can be drawn by its label.
    const own = [element, ...('labels' in element ? [...(element.labels as NodeListOf<Element>)] : [])];
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '',
      outlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      onView: Boolean(onTop && own.some((part) => part.contains(onTop) || onTop.contains(part))),
    };
  });

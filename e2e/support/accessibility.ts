import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Violations that axe finds on the page: rule id and HTML of the elements.
 * Legacy mode and `resultTypes` cut the time by two thirds; the shop has no frames that legacy mode would miss.
 *
 * @param impacts impacts of axe (`serious`) to report; all by default
 */
export async function violations(page: Page, impacts?: readonly string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(standards);
  const found = await axe.setLegacyMode().analyze();
  const counted = found.violations.filter(({ impact }) => !impacts || impacts.includes(impact ?? ''));
  return counted.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * Content that a reader cannot reach, one line each: outside the viewport, clipped, or covered by other text.
 * Content of scrollable containers counts as reachable.
 */
const unreachableContent = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const edge = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > edge)
      found.add(`the page is ${document.documentElement.scrollWidth} px wide`);

    const ancestors = function* (element: Element | null) {
      for (let each = element; each && each !== document.body; each = each.parentElement) yield each;
    };
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('[href="#main"], option, script, style, noscript') !== null ||
      // Text for screen readers only.
      [...ancestors(element)].some(
        (each) => each.matches('.sr-only') || getComputedStyle(each).clipPath === 'inset(50%)',
      );
    const scrolls = (element: Element, axis: 'overflowX' | 'overflowY') =>
      /auto|scroll/.test(getComputedStyle(element)[axis]);
    const inScroller = (element: Element) =>
      [...ancestors(element)].some((each) => scrolls(each, 'overflowX') && each.scrollWidth > each.clientWidth);
    const isOverlay = (element: Element) =>
      [...ancestors(element)].some(
        (each) => /fixed|sticky/.test(getComputedStyle(each).position) || each.matches('dialog'),
      );
    const isOutside = (box: DOMRect, element: Element) =>
      (box.right > edge + 1 || box.left < -1) && !inScroller(element);
    /** A sticky bar hides content that overflows it, unless the content is positioned above the bar. */
    const sticksOut = (box: DOMRect, element: Element) => {
      for (const each of ancestors(element)) {
        const { position, overflowY } = getComputedStyle(each);
        if (position === 'absolute' || position === 'fixed') return false;
        const bar = each.getBoundingClientRect();
        if (position !== 'sticky' || overflowY !== 'visible') continue;
        if (box.bottom > bar.bottom + 4 || box.top < bar.top - 4) return true;
      }
      return false;
    };
    const isClipped = (box: DOMRect, element: Element) =>
      [...ancestors(element)].some((each) => {
        if (getComputedStyle(each).overflowX === 'visible') return false;
        const frame = each.getBoundingClientRect();
        const wide = !scrolls(each, 'overflowX') && (box.right > frame.right + 1 || box.left < frame.left - 1);
        // A line box is taller than its glyphs.
        const high = !scrolls(each, 'overflowY') && (box.bottom > frame.bottom + 4 || box.top < frame.top - 4);
        return wide || high;
      });

    const canvasContext = document.createElement('canvas').getContext('2d');
    /** Width in CSS px that a control needs for its text; 0 without text. Chromium versions differ in measuring a select. */
    const requiredWidth = (control: Element) => {
      // A read-only value has to be readable whole; the URL of a link is for copying.
      if (control.matches('button, :is(input, textarea)[readonly]:not([type=url])')) return control.scrollWidth;
      if (!canvasContext || !(control instanceof HTMLSelectElement)) return 0;
      const { font, paddingLeft, paddingRight } = getComputedStyle(control);
      canvasContext.font = font;
      const excerpt = control.selectedOptions[0]?.label ?? '';
      return canvasContext.measureText(excerpt).width + parseFloat(paddingLeft) + parseFloat(paddingRight);
    };

    const textBoxes: { box: DOMRect; element: Element; excerpt: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const excerpt = text.textContent?.trim().slice(0, 40) ?? '';
      const element = text.parentElement;
      if (!excerpt || !element || isHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        if (isOutside(box, element)) found.add(`beyond the edge: ${excerpt}`);
        if (isClipped(box, element) || sticksOut(box, element)) found.add(`clipped: ${excerpt}`);
        textBoxes.push({ box, element, excerpt });
      }
    }

    textBoxes.sort((one, other) => one.box.top - other.box.top);
    textBoxes.forEach((one, index) => {
      for (const other of textBoxes.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across < 2 || down < 0.4 * Math.min(one.box.height, other.box.height)) continue;
        if (one.element === other.element || isOverlay(one.element) || isOverlay(other.element)) continue;
        found.add(`overlapping: ${one.excerpt} / ${other.excerpt}`);
      }
    });

    for (const control of document.querySelectorAll('a, button, input:not([type=hidden]), select, textarea, summary')) {
      const box = control.getBoundingClientRect();
      if (isHidden(control) || box.width < 1) continue;
      const name = control.ariaLabel || control.textContent?.trim().slice(0, 40) || control.getAttribute('name');
      if (isOutside(box, control)) found.add(`beyond the edge: the control ${name}`);
      if (requiredWidth(control) > control.clientWidth + 1) found.add(`wider than its control: ${name}`);
      if (control.matches('textarea[readonly]') && control.scrollHeight > control.clientHeight + 1)
        found.add(`higher than its control: ${name}`);
    }
    return [...found];
  });

/**
 * Doubles the text alone, as the text zoom of a browser or a phone does: lengths in rem, media queries and drawings stay.
 * `doubledText` doubles the default font size instead.
 */
export const doubleTextAlone = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sizes = [...document.body.querySelectorAll<HTMLElement>('*:not(svg *)')].map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { element, fontSize: parseFloat(fontSize), lineHeight: parseFloat(lineHeight) };
    });
    for (const { element, fontSize, lineHeight } of sizes) {
      element.style.setProperty('font-size', `${2 * fontSize}px`, 'important');
      if (lineHeight) element.style.setProperty('line-height', `${2 * lineHeight}px`, 'important');
    }
  });

/** Unreachable content by viewport width, for viewports of these widths and heights in CSS px. */
export async function unreachableAt(page: Page, sizes: readonly (readonly [width: number, height: number])[]) {
  const found: Record<number, string[]> = {};
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const here = await unreachableContent(page);
    if (here.length > 0) found[width] = here;
  }
  return found;
}

import type { Page } from '@playwright/test';

/** An entry of the Layout Instability API, which TypeScript's DOM does not know. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** By the Layout Instability API: Linux rounds each letter to whole px, and 0.000112 is the most that it was seen to make of it. */
const largestRounding = 0.0002;

/**
 * From the next page on, each keeps a record of all that moves in it, in px, without having been asked to. Words that the
 * shop's face moves along their line when it comes are left out up to `ignored`; face.spec.ts leaves out none.
 */
export const recordShifts = (page: Page, ignored = largestRounding) =>
  page.addInitScript((ignoredShift) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => `${width}x${height} at ${x},${y}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const isAlongLines = sources.every(({ previousRect, currentRect }) => previousRect.y === currentRect.y);
        if (isAlongLines && value <= ignoredShift) continue;
        // What passes over between two pages is part of neither.
        if (sources.length > 0 && sources.every(({ node }) => node === null)) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML : (node?.textContent ?? '');
          return `${what.slice(0, 120)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`;
        });
        shifts.push([value, ...moved].join('; '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, ignored);

/** What moved in this page so far; recordShifts has to come first. */
export const shiftsIn = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

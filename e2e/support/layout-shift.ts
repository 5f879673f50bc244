import type { Page } from '@playwright/test';

/** An entry of the Layout Instability API, which TypeScript's DOM does not know. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** By the Layout Instability API: 0.00034 is the most that was measured, where the stand-in is Liberation Sans. */
const largestFaceShift = 0.0005;

/**
 * From the next page on, each keeps a record of all that moves in it, in px, without having been asked to. Words that the
 * shop's face moves along their line when it comes are left out, as far as face.spec.ts lets them move.
 */
export const recordShifts = (page: Page) =>
  page.addInitScript((largest) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => `${width}x${height} at ${x},${y}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const isAlongLines = sources.every(({ previousRect, currentRect }) => previousRect.y === currentRect.y);
        if (isAlongLines && value <= largest) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML : (node?.textContent ?? '');
          return `${what.slice(0, 120)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`;
        });
        shifts.push([value, ...moved].join('; '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, largestFaceShift);

/** What moved in this page so far; recordShifts has to come first. */
export const shiftsIn = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

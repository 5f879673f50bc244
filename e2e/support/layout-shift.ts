import type { Page } from '@playwright/test';

/** An entry of the Layout Instability API, which TypeScript's DOM does not know. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** From the next page on, each keeps a record of all that moves in it, in px, without having been asked to. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => `${width}x${height} at ${x},${y}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML : (node?.textContent ?? '');
          return `${what.slice(0, 120)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`;
        });
        shifts.push([value, ...moved].join('; '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved in this page so far; recordShifts has to come first. */
export const shiftsIn = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

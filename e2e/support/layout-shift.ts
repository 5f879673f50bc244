import type { Page } from '@playwright/test';

/** An entry of the Layout Instability API, missing in TypeScript's DOM types. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Linux rounds glyph positions to whole px, which the Layout Instability API reported as up to 0.000112. */
const largestRounding = 0.0002;

/**
 * Records all layout shifts from the next page load on. Ignores horizontal shifts up to `ignored`, caused by the
 * typeface swap; typeface.spec.ts ignores none.
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
        // Snapshots of a view transition belong to neither page.
        if (sources.length > 0 && sources.every(({ node }) => node === null)) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML : (node?.textContent ?? '');
          return `${what.slice(0, 120)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`;
        });
        shifts.push([value, ...moved].join('; '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, ignored);

/** Recorded layout shifts of the page; needs recordShifts. */
export const shiftsIn = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

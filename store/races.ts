import { sameWatch } from '@/domain/watch-key';
import { type LineItem } from '@/domain/line-items';

/*
 * Browsers carry localStorage from tab to tab with a delay (2 ms in Chromium, measured). A tab that writes within it
 * goes over what it could not know of. The storage event tells: its `oldValue` is what was really there.
 */

/** A pure step from one list to the next, which does nothing the second time. */
export type Change = (lines: readonly LineItem[]) => readonly LineItem[];

/** Whether two lists are the same, in every field and in their order. */
export function equal(a: readonly LineItem[], b: readonly LineItem[]): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Whether a change has been made to a list already: making it again would alter nothing. */
export function stands(change: Change, lines: readonly LineItem[]): boolean {
  return equal(change(lines), lines);
}

/**
 * Whether a write went over something that its tab had not seen yet. One action changes which watches there are, or how
 * many, in one place only, or empties the list: a write that does so in two places and leaves some lines is two actions,
 * of which the later knew nothing of the earlier.
 */
export function wroteBlindly(before: readonly LineItem[], after: readonly LineItem[]): boolean {
  const differing = (from: readonly LineItem[], to: readonly LineItem[]) =>
    from.filter((line) => !to.some((other) => sameWatch(line, other) && line.quantity === other.quantity));
  const touched = [...differing(before, after), ...differing(after, before)];
  return after.length > 0 && touched.some((line) => touched.some((other) => !sameWatch(line, other)));
}

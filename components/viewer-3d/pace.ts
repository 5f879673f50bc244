/** How finely a watch is drawn: most px for each CSS px, and whether hands and case throw shadows. */
export type Fineness = { pixelRatio: number; shadows: boolean };

/** Finest first; a device that renders too slowly moves one step down. */
export const finenesses: readonly Fineness[] = [
  { pixelRatio: 2, shadows: true },
  { pixelRatio: 1.5, shadows: true },
  { pixelRatio: 1, shadows: true },
  { pixelRatio: 1, shadows: false },
  { pixelRatio: 0.75, shadows: false },
];

/** Longest frame time without visible stutter, in ms. */
const slow = 33;

/** Number of frames measured before a step. */
const looked = 8;

/** Measures frame times during motion and decides when to lower the rendering quality. */
export class Pace {
  private step = 0;
  private intervals: number[] = [];
  private last: number | undefined;

  get fineness(): Fineness {
    return finenesses[this.step] ?? { pixelRatio: 1, shadows: false };
  }

  /** Notes a frame at `now` (ms). Returns true if the rendering quality changed. */
  note(now: number): boolean {
    if (this.last !== undefined) this.intervals.push(now - this.last);
    this.last = now;
    if (this.intervals.length < looked) return false;
    const isSlow = median(this.intervals) > slow && this.step < finenesses.length - 1;
    this.intervals = [];
    if (isSlow) this.step += 1;
    return isSlow;
  }

  /** What follows is no neighbour of the frame before: nothing moved in between. */
  rest(): void {
    this.last = undefined;
  }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

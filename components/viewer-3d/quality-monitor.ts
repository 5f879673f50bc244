/** Rendering quality: maximum px per CSS px, and whether hands and case cast shadows. */
export type Quality = { pixelRatio: number; shadows: boolean };

/** Best quality first; a device that renders too slowly moves one step down. */
export const qualityLevels: readonly Quality[] = [
  { pixelRatio: 2, shadows: true },
  { pixelRatio: 1.5, shadows: true },
  { pixelRatio: 1, shadows: true },
  { pixelRatio: 1, shadows: false },
  { pixelRatio: 0.75, shadows: false },
];

/** Longest frame time without visible stutter, in ms. */
const slowFrameMs = 33;

/** Number of frames measured before a step. */
const framesPerStep = 8;

/** Measures frame times during motion and decides when to lower the rendering quality. */
export class QualityMonitor {
  private step = 0;
  private intervals: number[] = [];
  private last: number | undefined;

  get quality(): Quality {
    return qualityLevels[this.step] ?? { pixelRatio: 1, shadows: false };
  }

  /** Records a frame at `now` (ms). Returns true if the quality changed. */
  addFrame(now: number): boolean {
    if (this.last !== undefined) this.intervals.push(now - this.last);
    this.last = now;
    if (this.intervals.length < framesPerStep) return false;
    const isSlow = median(this.intervals) > slowFrameMs && this.step < qualityLevels.length - 1;
    this.intervals = [];
    if (isSlow) this.step += 1;
    return isSlow;
  }

  /** Ends a motion, so that the time until the next frame is not measured. */
  pause(): void {
    this.last = undefined;
  }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

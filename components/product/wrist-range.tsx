import { drawingWords } from './copy';
import { arrow } from '@/domain/drawing-path';

/** A tick for every 10 mm of the wrists that a strap may be made for (data/README.md). */
const ticks = `M110 0v3${'m10-3v3'.repeat(15)}M110 0h150`;

/** The wrists that the strap goes round, on a ruler of 110 to 260 mm. */
export function WristRange({ min, max }: { min: number; max: number }) {
  return (
    <>
      <p className="mt-4">{drawingWords.wrist(min, max)}</p>
      <svg aria-hidden="true" className="drawing" viewBox="109 -8 152 12" width="15em">
        <path className="stroke-line" d={ticks} />
        <path d={arrow([min, -4], [max, -4])} />
      </svg>
    </>
  );
}

import { type DialColours, type Display, displayOf } from '@/domain/dial/dial';
import { movingPartsOf, type ReadableDial } from '@/domain/dial/layers';
import type { WatchKey } from '@/domain/watch-key';
import { dialLayersOf } from './dials';
import { pxPerMmOf } from './picture-scales';

/** Colours named in the sentence below a dial (docs/product.md 32.2). */
const colours: Readonly<Partial<Record<WatchKey, DialColours>>> = {
  'xerix/1': { pointer: 'orange' },
  'xerix/3': { pointer: 'orange', night: 'navy' },
  'xerix/6': { pointer: 'orange' },
  'watchnew/3': { pointer: 'yellow' },
  'luminox/3': { pointer: 'orange' },
};

/** Layers are half the size of the photographs. */
const layerScale = 0.5;

/** A readable dial (docs/product.md 32.1); undefined until the studio has made its layers. */
export function readableDialOf(key: WatchKey): ReadableDial | undefined {
  const layers = dialLayersOf(key);
  if (!layers?.bytes) return undefined;
  return { ...layers, colours: colours[key], pxPerMm: (pxPerMmOf(`/watches/${key}-1.webp`) ?? 0) * layerScale };
}

/** Displays that a shopper knows without an explanation. */
const plainDisplays: readonly Display[] = ['hands', 'figures'];

/**
 * Returns the URL of a dial's data and the second of the day in its picture. `isOdd` is true for a display that needs
 * an explanation. Undefined for a dial that cannot be read.
 */
export function dialScaleOf(key: WatchKey): { path: string; from: number; isOdd: boolean } | undefined {
  const dial = readableDialOf(key);
  return (
    dial && {
      path: `/dials/${key}/dial.json`,
      from: dial.photographed,
      isOdd: !plainDisplays.includes(displayOf({ parts: movingPartsOf(dial) })),
    }
  );
}

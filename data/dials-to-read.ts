import type { DialColours } from '@/domain/dial/dial';
import type { ReadableDial } from '@/domain/dial/layers';
import type { WatchKey } from '@/domain/watch-key';
import { dialLayersOf } from './dials';
import { pxPerMmOf } from './picture-scales';

/** What the sentence under a dial calls by its colour (docs/product.md 32.2). */
const colours: Readonly<Partial<Record<WatchKey, DialColours>>> = {
  'xerix/1': { pointer: 'orange' },
  'xerix/3': { pointer: 'orange', night: 'navy' },
  'xerix/6': { pointer: 'orange' },
  'watchnew/3': { pointer: 'yellow' },
  'luminox/3': { pointer: 'orange' },
};

/** The layers are taken at half the size of the photographs. */
const layerScale = 0.5;

/** A dial that can be read (docs/product.md 32.1); undefined where the studio has not taken its layers. */
export function readableDialOf(key: WatchKey): ReadableDial | undefined {
  const layers = dialLayersOf(key);
  if (!layers?.bytes) return undefined;
  return { ...layers, colours: colours[key], pxPerMm: (pxPerMmOf(`/watches/${key}-1.webp`) ?? 0) * layerScale };
}

/** Where a watch's dial is told, and the minute of the day at which its picture stands; undefined where it cannot be read. */
export function dialScaleOf(key: WatchKey): { path: string; from: number } | undefined {
  const dial = readableDialOf(key);
  return dial && { path: `/dials/${key}/dial.json`, from: Math.floor(dial.photographed / 60) };
}

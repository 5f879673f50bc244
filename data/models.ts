import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintedDate } from '@/domain/dial/printed-date';
import type { ArModel } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';
import models from './models.json';
import printedDates from './printed-dates.json';

/** By watch key; written by `npm run models` (docs/product.md 31.2). */
const known: Readonly<Record<string, object>> = models;

/** Path of a watch's 3D model; undefined without one. */
export function modelOf(key: WatchKey): `/models/${string}.glb` | undefined {
  return Object.hasOwn(known, key) ? `/models/${key}.glb` : undefined;
}

/** By watch key; written by `python3 -m studio.dates`. */
const dates: Readonly<Record<string, readonly object[]>> = printedDates;

/** The dates that a watch's model shows (docs/product.md 31.4); undefined without any. */
export const printedDatesOf = (key: WatchKey) => dates[key] as readonly PrintedDate[] | undefined;

const file = join(process.cwd(), 'public/pictures/room-models.json');

/** AR models by watch key, written by the build (docs/product.md 31.7). */
const arModels: Readonly<Record<string, ArModel>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** AR model files of a watch; undefined without any. */
export function arModelOf(key: WatchKey): ArModel | undefined {
  const found = Object.hasOwn(arModels, key) ? arModels[key] : undefined;
  return found && { glb: `/pictures/${found.glb}`, usdz: `/pictures/${found.usdz}` };
}

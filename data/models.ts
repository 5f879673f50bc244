import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArModel } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';
import models from './models.json';

/** By watch key; written by `npm run models` (docs/product.md 31.2). */
const known: Readonly<Record<string, object>> = models;

/** Path of a watch's 3D model; undefined without one. */
export function modelOf(key: WatchKey): `/models/${string}.glb` | undefined {
  return Object.hasOwn(known, key) ? `/models/${key}.glb` : undefined;
}

const file = join(process.cwd(), 'public/pictures/room-models.json');

/** AR models by watch key, written by the build (docs/product.md 31.7). */
const arModels: Readonly<Record<string, ArModel>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** AR model files of a watch; undefined without any. */
export function arModelOf(key: WatchKey): ArModel | undefined {
  const found = Object.hasOwn(arModels, key) ? arModels[key] : undefined;
  return found && { glb: `/pictures/${found.glb}`, usdz: `/pictures/${found.usdz}` };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArModel } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';
import models from './models.json';

/** By watch key; `npm run models` writes the file (docs/product.md 31.2). */
const known: Readonly<Record<string, object>> = models;

/** Where the model of a watch is; undefined where there is none. */
export function modelOf(key: WatchKey): `/models/${string}.glb` | undefined {
  return Object.hasOwn(known, key) ? `/models/${key}.glb` : undefined;
}

const file = join(process.cwd(), 'public/pictures/room-models.json');

/** By watch key, as the build made them of the models (docs/product.md 31.7). */
const arModels: Readonly<Record<string, ArModel>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** What phones show of a watch in a room; undefined where it has no model. */
export function arModelOf(key: WatchKey): ArModel | undefined {
  const found = Object.hasOwn(arModels, key) ? arModels[key] : undefined;
  return found && { glb: `/pictures/${found.glb}`, usdz: `/pictures/${found.usdz}` };
}

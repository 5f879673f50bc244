import type { WatchKey } from '@/domain/watch-key';
import models from './models.json';

/** By watch key; `npm run models` writes the file (docs/product.md 31.2). */
const known: Readonly<Record<string, object>> = models;

/** Where the model of a watch is; undefined where there is none. */
export function modelOf(key: WatchKey): `/models/${string}.glb` | undefined {
  return Object.hasOwn(known, key) ? `/models/${key}.glb` : undefined;
}

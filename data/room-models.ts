import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoomModel } from '@/domain/room-model';
import type { WatchKey } from '@/domain/watch-key';

const file = join(process.cwd(), 'public/pictures/room-models.json');

/** By watch key, as the build made them of the models (docs/product.md 31.7). */
const made: Readonly<Record<string, RoomModel>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** What phones show of a watch in a room; undefined where it has no model. */
export function roomModelOf(key: WatchKey): RoomModel | undefined {
  const found = Object.hasOwn(made, key) ? made[key] : undefined;
  return found && { glb: `/pictures/${found.glb}`, usdz: `/pictures/${found.usdz}` };
}

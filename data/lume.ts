import { z } from 'zod';
import type { WatchKey } from '@/domain/watch-key';
import lume from './lume.json';

const lumeFile = z.record(
  z.string(),
  z.strictObject({
    src: z.string().regex(/^\/lume\/\w+\/\d+\.webp$/, 'expected a path of a lume picture'),
    bytes: z.int().min(0),
  }),
);

const known: Readonly<Record<string, z.infer<typeof lumeFile>[string]>> = Object.freeze(lumeFile.parse(lume));

/** True if any part of a watch glows in the dark. */
export const hasLume = (key: WatchKey): boolean => Object.hasOwn(known, key);

/**
 * Path of a watch's lume picture (studio/README.md). Null for a watch without lume, undefined until the picture
 * exists.
 */
export function lumePictureOf(key: WatchKey): string | null | undefined {
  if (!hasLume(key)) return null;
  return known[key]?.bytes ? known[key].src : undefined;
}

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

/** Path of a watch's lume picture (studio/README.md); undefined for a watch without lume or before the picture exists. */
export const lumePictureOf = (key: WatchKey): string | undefined =>
  hasLume(key) && known[key]?.bytes ? known[key].src : undefined;

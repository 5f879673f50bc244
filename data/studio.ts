import { z } from 'zod';
import type { CaseForm } from '@/domain/specification';
import type { WatchKey } from '@/domain/watch-key';
import caseForms from './case-forms.json';
import lume from './lume.json';

/* What the studio's description of a watch says, besides its pictures, dials and models (studio/README.md). */

const lumeFile = z.record(
  z.string(),
  z.strictObject({
    src: z.string().regex(/^\/lume\/\w+\/\d+\.webp$/, 'expected a path of a lume picture'),
    bytes: z.int().min(0),
  }),
);

const glowing: Readonly<Record<string, z.infer<typeof lumeFile>[string]>> = Object.freeze(lumeFile.parse(lume));

/** True if any part of a watch glows in the dark. */
export const hasLume = (key: WatchKey): boolean => Object.hasOwn(glowing, key);

/** Path of a watch's lume picture (studio/README.md); undefined for a watch without lume or before the picture exists. */
export const lumePictureOf = (key: WatchKey): string | undefined =>
  hasLume(key) && glowing[key]?.bytes ? glowing[key].src : undefined;

const forms: Readonly<Partial<Record<string, CaseForm>>> = caseForms as Record<string, CaseForm>;

/** Default for a watch without a recorded form: a plain round case without a crown. */
const plain: CaseForm = { case: 'round', lugs: 'curved', bezel: 'smooth', crystal: 'flat' };

/** Case form of a watch, for drawings (docs/product.md 6.10). */
export function caseFormOf(key: WatchKey): CaseForm {
  return forms[key] ?? plain;
}

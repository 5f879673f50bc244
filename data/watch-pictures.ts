import type { PictureSource } from '@/domain/picture-source';
import type { Specification } from '@/domain/specification';
import type { Watch } from '@/domain/watch';
import type { Brand } from './brands';
import { catalogue } from './catalogue/shop-catalogue';
import { pictureAt } from './pictures';

const views = ['front', 'three-quarter view', 'profile'] as const;

/** One of a watch's three pictures, 0 the front, 1 three-quarter, 2 the profile, in variants up to `widest` px. */
export function pictureOf(watch: Watch, view: 0 | 1 | 2, widest?: number): PictureSource {
  const alt = `${watch.fullName}, ${views[view]}, ${strapIn(watch.specification)}`;
  return pictureAt(watch.pictures[view], alt, widest);
}

/** What holds a watch to the wrist, in words: "black rubber strap", "silver bracelet". */
function strapIn({ strapColour, strapMaterial }: Specification): string {
  if (strapMaterial === 'bracelet') return `${strapColour} bracelet`;
  return `${strapColour} ${strapMaterial} ${strapMaterial === 'mesh' ? 'bracelet' : 'strap'}`;
}

/**
 * The first watch of a brand stands for it on tiles. The brand's name stands by the picture, which so has no alt.
 *
 * @throws {Error} when the brand has no watch.
 */
export async function brandPicture(brand: Brand): Promise<PictureSource> {
  const first = await catalogue.listPage(brand.catalogue, 1);
  const watch = first?.watches[0];
  if (!watch) throw new Error(`The catalogue ${brand.catalogue} is empty.`);
  return pictureAt(watch.pictures[0], '');
}

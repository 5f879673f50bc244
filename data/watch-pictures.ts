import type { PictureSource } from '@/domain/picture-source';
import type { Watch } from '@/domain/watch';
import type { Brand } from './brands';
import { catalogue } from './catalogue/shop-catalogue';
import { pictureAlt } from './picture-copy';
import { pictureAt } from './pictures';

/** A picture of a watch (0 front, 1 three-quarter, 2 profile), in variants up to `widest` px. */
export function pictureOf(watch: Watch, view: 0 | 1 | 2, widest?: number): PictureSource {
  const { strapColour, strapMaterial } = watch.specification;
  const alt = pictureAlt(watch.fullName, view, strapColour, strapMaterial);
  return pictureAt(watch.pictures[view], alt, widest);
}

/**
 * Picture of a brand's first watch for tiles, without alt because the name is beside it.
 *
 * @throws {Error} for a brand without watches.
 */
export async function brandPicture(brand: Brand): Promise<PictureSource> {
  const first = await catalogue.listPage(brand.catalogue, 1);
  const watch = first?.watches[0];
  if (!watch) throw new Error(`The catalogue ${brand.catalogue} is empty.`);
  return pictureAt(watch.pictures[0], '');
}

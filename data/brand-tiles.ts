import type { PictureSource } from '@/domain/picture-source';
import type { Brand } from './brands';
import { catalogue } from './catalogue/shop-catalogue';
import { tileBrands } from './home';
import { pictureAt } from './pictures';
import { brandPicture } from './watch-pictures';

/** A brand tile of a product page. The name is beside the picture, so the picture has no alt. */
export type BrandTile = Pick<Brand, 'path' | 'name' | 'tagline'> & {
  /** Front of the brand's first watch. */
  small: PictureSource;
  /** Three-quarter view of a watch of the brand. */
  large: PictureSource;
};

/** Tiles of a product page (docs/product.md 6.6, 6.7), without brands whose pictured watch is no longer sold. */
export async function findBrandTiles(): Promise<readonly BrandTile[]> {
  const tiles = tileBrands.map(async (brand) => {
    const { path, name, tagline, pictured } = brand;
    const watch = await catalogue.findWatch(pictured);
    if (!watch) return [];
    return [{ path, name, tagline, small: await brandPicture(brand), large: pictureAt(watch.pictures[1], '') }];
  });
  return (await Promise.all(tiles)).flat();
}

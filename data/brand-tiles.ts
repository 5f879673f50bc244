import type { PictureSource } from '@/domain/picture-source';
import type { Brand } from './brands';
import { catalogue } from './catalogue/shop-catalogue';
import { tileBrands } from './home';
import { pictureAt } from './pictures';
import { brandPicture } from './watch-pictures';

/** A brand of a product page's strip and of its "Top Selling Brands"; the pictures stand by its name, so have no alt. */
export type BrandTile = Pick<Brand, 'path' | 'name' | 'tagline'> & {
  /** The front of the brand's first watch. */
  small: PictureSource;
  /** A watch of the brand in three-quarter view. */
  large: PictureSource;
};

/** The tiles of a product page (docs/product.md 6.6, 6.7); a brand whose pictured watch is no longer sold is left out. */
export async function findBrandTiles(): Promise<readonly BrandTile[]> {
  const tiles = tileBrands.map(async (brand) => {
    const { path, name, tagline, pictured } = brand;
    const watch = await catalogue.findWatch(pictured);
    if (!watch) return [];
    return [{ path, name, tagline, small: await brandPicture(brand), large: pictureAt(watch.pictures[1], '') }];
  });
  return (await Promise.all(tiles)).flat();
}

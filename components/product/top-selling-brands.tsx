import { BrandTiles } from '@/components/catalogue/brand-tiles';
import { tileBrands } from '@/data/home';
import { findWatch } from '@/data/catalogue';
import { pictureOf } from '@/data/watch-pages';

/** "Top Selling Brands": the strip's three brands, larger (spec section 2). */
export function TopSellingBrands() {
  const tiles = tileBrands.flatMap((brand) => {
    const watch = findWatch(brand.catalogue, brand.pictured);
    return watch ? [{ path: brand.path, name: brand.name, tagline: brand.tagline, picture: pictureOf(watch, 1) }] : [];
  });
  return (
    <section aria-labelledby="top-selling" className="page-width mt-16 tablet:mt-28">
      <h2 id="top-selling" className="mb-6 heading tablet:mb-10">
        Top Selling Brands
      </h2>
      <BrandTiles tiles={tiles} />
    </section>
  );
}

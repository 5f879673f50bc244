import { BrandTiles } from '@/components/catalogue/brand-tiles';
import { tileBrands } from '@/data/home';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { pictureAt } from '@/data/pictures';

/** "Top Selling Brands": the strip's three brands, larger (docs/product.md 6.7). */
export async function TopSellingBrands() {
  const watches = await catalogue.findWatches(tileBrands.map(({ pictured }) => pictured));
  const tiles = tileBrands.flatMap(({ path, name, tagline, pictured }) => {
    const watch = watches.find(({ key }) => key === pictured);
    return watch ? [{ path, name, tagline, picture: pictureAt(watch.pictures[1], '') }] : [];
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

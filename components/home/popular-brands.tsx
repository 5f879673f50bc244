import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { popularBrands } from '@/data/home';
import { brandPicture } from '@/data/watch-pictures';
import { popularBrandsTitle } from './copy';

/** "Most Popular Brands": four tiles, each with a tagline and a shop button (docs/product.md 4.4). */
export async function PopularBrands() {
  const tiles = await Promise.all(
    popularBrands.map(async (tile) => ({ ...tile, picture: await brandPicture(tile.brand) })),
  );
  return (
    <section aria-labelledby="popular-brands" className="page-width mt-16 tablet:mt-28">
      <h2 id="popular-brands" className="heading">
        {popularBrandsTitle}
      </h2>
      <ul className="mt-6 grid border border-b-0 border-ink tablet:mt-10 tablet:grid-cols-2 laptop:grid-cols-4 laptop:border-e-0">
        {tiles.map(({ title, brand, shop, picture }) => (
          <li
            key={brand.path}
            className="flex flex-col border-b border-ink tablet:odd:border-e laptop:border-e min-[22rem]:phone:grid min-[22rem]:phone:grid-cols-[minmax(0,1fr)_8.5rem]"
          >
            <div className="flex flex-1 flex-col items-start p-6 phone:p-4">
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-1 mb-6 text-soft">{brand.tagline}</p>
              <Link
                href={brand.path}
                toNavigation
                className="mt-auto button whitespace-nowrap phone:px-5 phone:whitespace-normal"
              >
                {shop}
              </Link>
            </div>
            <Picture
              picture={picture}
              sizes="(min-width: 85.375rem) 320px, (min-width: 64rem) 25vw, (min-width: 48rem) 50vw, 60vw"
              className="aspect-square object-cover min-[22rem]:phone:h-full"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

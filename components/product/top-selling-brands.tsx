import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { BrandTile } from '@/data/brand-tiles';
import { topSellingTitle } from '@/components/words/product';

/** "Top Selling Brands": the strip's three brands, larger; a tile scrolls to the navigation bar (docs/product.md 6.7). */
export function TopSellingBrands({ tiles }: { tiles: readonly BrandTile[] }) {
  return (
    <section aria-labelledby="top-selling" className="page-width mt-16 tablet:mt-28">
      <h2 id="top-selling" className="mb-6 heading tablet:mb-10">
        {topSellingTitle}
      </h2>
      <ul className="grid gap-6 tablet:grid-cols-3 tablet:gap-10">
        {tiles.map(({ path, name, tagline, large }) => (
          <li key={path}>
            <Link href={path} toNavigation className="group block h-full phone:flex phone:items-center phone:gap-4">
              <span className="block aspect-4/5 overflow-hidden bg-card phone:w-28 phone:shrink-0">
                <Picture
                  picture={large}
                  sizes="(min-width: 1366px) 400px, (min-width: 768px) 30vw, (min-width: 576px) 96vw, 112px"
                  widest={800}
                />
              </span>
              <span className="mt-3 block">
                <span className="block text-xl font-bold tracking-tight group-hover:underline group-hover:underline-offset-4">
                  {name}
                </span>
                <span className="block text-soft">{tagline}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

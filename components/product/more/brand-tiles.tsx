import { otherBrandsTitle, topSellingTitle } from '@/components/product/copy';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { BrandTile } from '@/data/brand-tiles';

/** Three small brand tiles, visible only while all panels of the accordion are closed (docs/product.md 6.6). */
export function BrandStrip({ tiles }: { tiles: readonly BrandTile[] }) {
  return (
    <ul aria-label={otherBrandsTitle} className="brand-strip">
      {tiles.map(({ path, name, small }) => (
        <li key={path}>
          <Link href={path}>
            <Picture picture={small} sizes="(min-width: 85.375rem) 220px, 30vw" widest={480} />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** "Top Selling Brands": the same three brands as larger tiles. A tile's link scrolls to the navigation bar (docs/product.md 6.7). */
export function TopSellingBrands({ tiles }: { tiles: readonly BrandTile[] }) {
  return (
    <section aria-labelledby="top-selling" className="more-section">
      <h2 id="top-selling">{topSellingTitle}</h2>
      <ul className="brand-tiles">
        {tiles.map(({ path, name, tagline, large }) => (
          <li key={path}>
            <Link href={path} toNavigation>
              <span>
                <Picture
                  picture={large}
                  sizes="(min-width: 85.375rem) 400px, (min-width: 48rem) 30vw, (min-width: 36rem) 96vw, 112px"
                  widest={800}
                />
              </span>
              <span>
                <b>{name}</b>
                <span>{tagline}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

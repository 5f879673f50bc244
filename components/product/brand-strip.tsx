import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { BrandTile } from '@/data/brand-tiles';
import { otherBrandsTitle } from '@/components/words/product';

/** Three small brand tiles, on view only while no panel of the accordion is open (docs/product.md 6.6). */
export function BrandStrip({ tiles }: { tiles: readonly BrandTile[] }) {
  return (
    <ul aria-label={otherBrandsTitle} className="mt-6 grid grid-cols-3 gap-3">
      {tiles.map(({ path, name, small }) => (
        <li key={path}>
          <Link href={path} className="group block h-full border border-line text-center hover:border-ink">
            <Picture
              picture={small}
              sizes="(min-width: 1366px) 220px, 30vw"
              widest={480}
              className="aspect-square object-cover"
            />
            <span className="flex min-h-14 items-center justify-center px-2 text-sm leading-tight font-semibold">
              {name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

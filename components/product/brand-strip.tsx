import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { BrandTile } from '@/data/brand-tiles';
import { otherBrandsTitle } from './copy';

/** Three small brand tiles, on view only while no panel of the accordion is open (docs/product.md 6.6). */
export function BrandStrip({ tiles }: { tiles: readonly BrandTile[] }) {
  return (
    <ul
      aria-label={otherBrandsTitle}
      className="mt-6 brand-strip grid grid-cols-3 gap-3 max-[17rem]:grid-cols-1 print:hidden"
    >
      {tiles.map(({ path, name, small }) => (
        <li key={path}>
          <Link href={path}>
            <Picture
              picture={small}
              sizes="(min-width: 85.375rem) 220px, 30vw"
              widest={480}
              className="aspect-square object-cover"
            />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

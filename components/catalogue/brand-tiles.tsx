import type { Route } from 'next';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/domain/picture-source';

export type BrandTile = { path: Route; name: string; tagline: string; picture: PictureSource };

/** Brands as pictures with a name under them; a tile scrolls to the navigation bar (docs/product.md 6.7). */
export function BrandTiles({ tiles }: { tiles: readonly BrandTile[] }) {
  return (
    <ul className="grid gap-6 tablet:grid-cols-3 tablet:gap-10">
      {tiles.map(({ path, name, tagline, picture }) => (
        <li key={path}>
          <Link href={path} toNavigation className="group block h-full phone:flex phone:items-center phone:gap-4">
            <span className="block aspect-4/5 overflow-hidden bg-card phone:w-28 phone:shrink-0">
              <Picture picture={picture} sizes="(min-width: 1366px) 400px, (min-width: 768px) 30vw, 96vw" />
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
  );
}

import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { tileBrands } from '@/data/home';
import { brandPicture } from '@/data/watch-pictures';

/** Three small brand tiles, on view only while no panel of the accordion is open (docs/product.md 6.6). */
export async function BrandStrip() {
  const tiles = await Promise.all(tileBrands.map(async (brand) => ({ ...brand, picture: await brandPicture(brand) })));
  return (
    <ul aria-label="Other brands" className="mt-6 grid grid-cols-3 gap-3">
      {tiles.map(({ path, name, picture }) => (
        <li key={path}>
          <Link href={path} className="group block h-full border border-line text-center hover:border-ink">
            <Picture
              picture={picture}
              sizes="(min-width: 1366px) 220px, 30vw"
              widest={800}
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

import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { tileBrands } from '@/data/home';
import { brandPicture } from '@/data/watch-pages';

/** Three small brand tiles, on view only while no panel of the accordion is open (spec section 2). */
export function BrandStrip() {
  return (
    <ul aria-label="Other brands" className="mt-6 grid grid-cols-3 gap-3">
      {tileBrands.map((brand) => (
        <li key={brand.path}>
          <Link href={brand.path} className="group block h-full border border-line text-center hover:border-ink">
            <Picture
              picture={{ ...brandPicture(brand), alt: '' }}
              sizes="(min-width: 1366px) 220px, 30vw"
              className="aspect-square object-cover"
            />
            <span className="flex min-h-14 items-center justify-center px-2 text-sm leading-tight font-semibold">
              {brand.name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

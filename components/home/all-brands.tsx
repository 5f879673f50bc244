import { Link } from '@/components/ui/link';
import { brands } from '@/data/brands';
import { allBrandsTitle } from '@/components/words/home';

/** All seven brands, with what each is known for. */
export function AllBrands() {
  return (
    <section aria-labelledby="brands" className="page-width mt-16 tablet:mt-28">
      <h2 id="brands" className="heading">
        {allBrandsTitle}
      </h2>
      <ul className="mt-6 border-t border-ink tablet:mt-10">
        {brands.map(({ path, name, tagline }) => (
          <li key={path} className="border-b border-line">
            <Link
              href={path}
              toNavigation
              className="group grid min-h-14 items-baseline gap-x-10 py-3 tablet:grid-cols-2"
            >
              <span className="text-2xl font-bold tracking-tight group-hover:underline group-hover:underline-offset-4">
                {name}
              </span>
              <span className="text-soft">{tagline}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

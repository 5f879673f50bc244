import { WatchGrid } from '@/components/catalogue/watch-grid';
import { Link } from '@/components/ui/link';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { arrivalsShown } from '@/data/home';
import { newArrivals } from '@/data/ranges';
import { allNewArrivals, newArrivalsTitle } from './copy';

/** The home page's new-arrivals section (docs/product.md 4.6). */
export async function NewArrivals() {
  const first = await catalogue.listPage(newArrivals.catalogue, 1);
  return (
    <section aria-labelledby="new-arrivals" className="page-width mt-16 tablet:mt-28">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 tablet:mb-10">
        <h2 id="new-arrivals" className="heading">
          {newArrivalsTitle}
        </h2>
        <Link href={newArrivals.path} toNavigation className="bar-link font-semibold">
          {allNewArrivals}
        </Link>
      </div>
      <WatchGrid heading="h3" watches={first?.watches.slice(0, arrivalsShown) ?? []} />
    </section>
  );
}

import { Breadcrumbs } from '@/components/catalogue/breadcrumbs';
import { WatchGrid } from '@/components/catalogue/watch-grid';
import type { List } from '@/data/ranges';
import type { StoredWatch } from '@/domain/stored-watch';
import type { Crumb } from './structured-data';

/** A brand's or range's list: title, paragraph, grid (spec section 2, Brand list pages). */
export function WatchListPage({ range, watches }: { range: List; watches: readonly StoredWatch[] }) {
  const crumbs: Crumb[] = [
    { name: 'Home', path: '/' },
    { name: range.name, path: range.path },
  ];
  return (
    <div className="page-width">
      <Breadcrumbs crumbs={crumbs} />
      <div className="pt-5 pb-8 tablet:pt-8 tablet:pb-14">
        <h1 className="display">{range.title}</h1>
        <p className="mt-5 max-w-2xl text-lg text-pretty text-soft">{range.description}</p>
        <p className="mt-4 font-semibold">{watches.length} watches</p>
      </div>
      <WatchGrid watches={watches} heading="h2" eager={2} />
    </div>
  );
}

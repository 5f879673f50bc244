import { notFound } from 'next/navigation';
import { Breadcrumbs } from '@/components/catalogue/breadcrumbs';
import { WatchGrid } from '@/components/catalogue/watch-grid';
import type { ListName } from '@/data/catalogue/catalogue';
import { findListPage, listPagePath, listPageTitle } from '@/data/list-pages';
import { PageLinks } from './page-links';
import type { Crumb } from './structured-data';

type WatchListPageProps = {
  name: ListName;
  /** As the route carries it; the first page where it is left out. */
  page?: string;
};

/** One page of a list: title, paragraph, grid, and the way to its other pages (docs/product.md 5.1). */
export async function WatchListPage(props: WatchListPageProps) {
  const { list, shown } = (await findListPage(props.name, props.page)) ?? notFound();
  const { watches, page, pages, count } = shown;
  const crumbs: Crumb[] = [
    { name: 'Home', path: '/' },
    { name: list.name, path: list.path },
  ];
  if (page > 1) crumbs.push({ name: `Page ${page}`, path: listPagePath(list.path, page) });
  return (
    <div className="page-width">
      <Breadcrumbs crumbs={crumbs} />
      <div className="pt-5 pb-8 tablet:pt-8 tablet:pb-14">
        <h1 className="display">{listPageTitle(list, page)}</h1>
        <p className="mt-5 max-w-2xl text-lg text-pretty text-soft">{list.description}</p>
        <p className="mt-4 font-semibold">{count} watches</p>
      </div>
      <WatchGrid watches={watches} heading="h2" eager={2} />
      <PageLinks path={list.path} page={page} pages={pages} />
    </div>
  );
}

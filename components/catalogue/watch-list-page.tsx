import type { Route } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ListData } from '@/components/catalogue/structured-data/list-data';
import { ResultCount } from '@/components/filtering/results-grid';
import { NarrowedList } from '@/components/filtering/narrowed-list';
import { homeCrumb } from '@/components/shell/copy';
import { type FilteredPage, type ListName, watchesPerPage, type List } from '@/data/catalogue/catalogue';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { findListPage, findNarrowedPage, listOf, listPagePath, listPageTitle } from '@/data/list-pages';
import { homeUrl } from '@/data/site';
import {
  formatFilterState,
  filteredListPath,
  emptyFilterState,
  type FilterState,
} from '@/domain/filtering/filter-state';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { pageLinkCopy, weekendCopy } from './copy';
import { PageLinks } from './page-links';

type WatchListPageProps = {
  name: ListName;
  /** Page number from the URL; undefined for the first page. */
  page?: string;
};

/** A page of a list: title, paragraph, filters, grid and pagination (docs/product.md 5.1). */
export async function WatchListPage({ name, page }: WatchListPageProps) {
  const { list, shown } = (await findListPage(name, page)) ?? notFound();
  const found = (await catalogue.findOnList(name, emptyFilterState, shown.page)) ?? notFound();
  const crumbs =
    shown.page > 1 ? [{ name: pageLinkCopy.page(shown.page), path: listPagePath(list.path, shown.page) }] : [];
  return (
    <ListFrame name={name} list={list} title={listPageTitle(list, shown.page)} crumbs={crumbs} found={found}>
      <ListData
        name={listPageTitle(list, shown.page)}
        count={shown.count}
        from={(shown.page - 1) * watchesPerPage + 1}
        watches={shown.watches.map(({ fullName, path }) => [fullName, path])}
        origin={homeUrl}
      />
      <PageLinks pathOf={(each) => listPagePath(list.path, each)} page={shown.page} pages={shown.pages} />
    </ListFrame>
  );
}

/** Returns the path of a filtered page; without filters, the path of the static page. */
const narrowedPagePath = (list: Route, filterState: FilterState, page: number): Route =>
  formatFilterState(filterState) ? filteredListPath(list, { filterState, page }) : listPagePath(list, page);

/** A page of a list that query parameters narrow (docs/product.md 2.9). */
export async function NarrowedListPage({ name, query }: { name: ListName; query: URLSearchParams }) {
  const found = (await findNarrowedPage(name, query)) ?? notFound();
  const list = listOf(name, found.catalogueIndex.keys.length);
  return (
    <ListFrame name={name} list={list} title={list.title} crumbs={[]} found={found}>
      <PageLinks
        pathOf={(page) => narrowedPagePath(list.path, found.filterState, page)}
        page={found.shown.page}
        pages={found.shown.pages}
      />
    </ListFrame>
  );
}

type ListFrameProps = {
  name: ListName;
  list: List;
  title: string;
  /** Crumbs after the list's own crumb. */
  crumbs: readonly Crumb[];
  found: FilteredPage;
  children: ReactNode;
};

async function ListFrame({ name, list, title, crumbs, found, children }: ListFrameProps) {
  const { catalogueIndex, keys, shown } = found;
  const watches = catalogueIndex.keys.length <= watchesPerPage ? await catalogue.listAll(name) : shown.watches;
  return (
    <div className="page-width flex flex-col">
      <Breadcrumbs
        crumbs={[{ name: homeCrumb, path: '/' }, { name: list.name, path: list.path }, ...crumbs]}
        origin={homeUrl}
      />
      <div className="list-heading">
        <div>
          <h1>{title}</h1>
          <ResultCount list={list.path} found={keys.length} all={catalogueIndex.keys.length} />
        </div>
        <div className="list-text">
          <p>{list.description}</p>
          {watches.some(({ weekendCents }) => weekendCents) && <p>{weekendCopy.terms}</p>}
        </div>
      </div>
      <NarrowedList list={list.path} found={found} watches={watches} />
      {children}
    </div>
  );
}

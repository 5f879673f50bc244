import { site } from '@/data/site';
import { BreadcrumbTrail } from './breadcrumb-trail';
import type { Crumb } from './structured-data';

/** The way back up, for eyes from a tablet on and for search engines always. The last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return <BreadcrumbTrail crumbs={crumbs} origin={site.url} />;
}

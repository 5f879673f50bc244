'use client';

import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Route } from 'next';
import { JsonLd } from '@/components/catalogue/structured-data/json-ld';
import { Link } from '@/components/ui/link';

/** A step of the way to a page; paths are the canonical ones. */
export type Crumb = { name: string; path: Route };

type BreadcrumbsProps = {
  crumbs: readonly Crumb[];
  /** Of the shop's addresses; a browser does not know the one of the build. */
  origin: string;
};

/**
 * The way back up, visible from a tablet on and for search engines always; the last crumb is the page itself.
 * A client leaf: the crumbs stand in the page twice, to be seen and as data, and so reach React once.
 */
export function Breadcrumbs({ crumbs, origin }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="hidden pt-3 text-sm text-soft tablet:block">
      <JsonLd data={breadcrumbList(crumbs, origin)} />
      <ol className="flex flex-wrap items-center">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-2">
                /
              </span>
            )}
            {index < crumbs.length - 1 ? (
              <Link href={path} className="bar-link min-w-0">
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Schema.org `BreadcrumbList` of the way to a page. */
function breadcrumbList(crumbs: readonly Crumb[], origin: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path === '/' ? origin : `${origin}${path}`,
    })),
  };
}

'use client';

import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Route } from 'next';
import { JsonLd } from '@/components/catalogue/structured-data/json-ld';
import { breadcrumbTitle } from '@/components/shell/copy';
import { Link } from '@/components/ui/link';

/** A breadcrumb; its path is the canonical one. */
export type Crumb = { name: string; path: Route };

type BreadcrumbsProps = {
  crumbs: readonly Crumb[];
  /** Origin of the shop's URLs, from the server: a browser does not know the origin of the build. */
  origin: string;
};

/**
 * Breadcrumb navigation, visible from tablet width, with structured data for search engines. The last crumb is the page itself.
 * A client component, so that the React payload holds the crumbs once for both uses.
 */
export function Breadcrumbs({ crumbs, origin }: BreadcrumbsProps) {
  return (
    <nav aria-label={breadcrumbTitle} className="hidden pt-3 text-sm text-soft tablet:block">
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

/** Returns the crumbs as a Schema.org `BreadcrumbList`. */
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

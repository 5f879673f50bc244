'use client';

import type { Route } from 'next';
import type { ItemList, WithContext } from 'schema-dts';
import { JsonLd } from './json-ld';

type ListDataProps = {
  name: string;
  /** Number of watches on all pages of the list. */
  count: number;
  /** Position in the list of the page's first watch, from 1. */
  from: number;
  watches: readonly (readonly [name: string, path: Route])[];
  /** Origin of the shop's URLs, from the server: a browser does not know the origin of the build. */
  origin: string;
};

/** Schema.org `ItemList` of the watches on a page of a list. A client component, because its props are shorter than its output. */
export function ListData({ name, count, from, watches, origin }: ListDataProps) {
  const data: WithContext<ItemList> = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: count,
    itemListElement: watches.map(([watch, path], index) => ({
      '@type': 'ListItem',
      position: from + index,
      name: watch,
      url: `${origin}${path}`,
    })),
  };
  return <JsonLd data={data} />;
}

'use client';

import type { Route } from 'next';
import type { ItemList, WithContext } from 'schema-dts';
import { JsonLd } from './json-ld';

type ListDataProps = {
  name: string;
  /** Of all pages of the list. */
  count: number;
  /** The place in the list of the first watch that the page shows, from 1. */
  from: number;
  watches: readonly (readonly [name: string, path: Route])[];
  /** Of the shop's addresses; a browser does not know the one of the build. */
  origin: string;
};

/** Schema.org `ItemList` of the watches that a page of a list shows; a client leaf, since its data is shorter than it. */
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

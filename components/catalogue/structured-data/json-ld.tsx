'use client';

import type { Graph, Product, Thing, WithContext } from 'schema-dts';
import { descriptionFields, type StoredWatch } from '@/domain/stored-watch';

/**
 * Structured data in the page; React 19 escapes the content of a script element. A client component, so that the React payload
 * carries an object and not a JSON string inside JSON (docs/decisions/0008-page-weight.md).
 */
export function JsonLd({ data }: { data: WithContext<Thing> | Graph }) {
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}

/**
 * Structured data of a watch. The description comes from the stored watch, which the payload has once for all components
 * of the page.
 */
export function WatchJsonLd({ data, watch }: { data: WithContext<Product>; watch: StoredWatch }) {
  return <JsonLd data={{ ...data, description: descriptionFields.map((field) => watch[field]).join(' ') }} />;
}

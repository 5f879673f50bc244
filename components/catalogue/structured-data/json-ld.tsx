'use client';

import type { Graph, Thing, WithContext } from 'schema-dts';

/**
 * Structured data in the page; React 19 escapes the content of a script element. A client component, so that the React payload
 * carries an object and not a JSON string inside JSON (docs/decisions/0008).
 */
export function JsonLd({ data }: { data: WithContext<Thing> | Graph }) {
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}

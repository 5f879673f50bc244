'use client';

import type { Graph, Thing, WithContext } from 'schema-dts';

/**
 * Structured data in the page; React 19 escapes what stands in a script. A client leaf, so that React's own data carries
 * it as an object and not as the text of a text (docs/decisions/0008).
 */
export function JsonLd({ data }: { data: WithContext<Thing> | Graph }) {
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}

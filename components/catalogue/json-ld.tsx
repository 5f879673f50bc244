import type { Graph, Thing, WithContext } from 'schema-dts';

/** Structured data in the page. React 19 escapes what stands in a script. */
export function JsonLd({ data }: { data: WithContext<Thing> | Graph }) {
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}

import { absoluteUrl } from '@/data/site';
import { cartLinkPath } from '@/domain/cart-link';
import { type ProtocolVersion } from './versions';

/** A capability as a profile lists it, of one version. */
type CapabilityEntry = {
  version: string;
  extends?: string | readonly string[];
  spec?: string;
  schema?: string;
  config?: object;
};

/** The capabilities of a profile by name, each in one or several versions. */
export type Capabilities = Readonly<Record<string, readonly CapabilityEntry[]>>;

/** The capabilities that both sides have, each in the one version in which they are used. */
export type Negotiated = ReadonlyMap<string, { version: string; extends: readonly string[] }>;

/**
 * The capabilities that shop and agent have in common (Universal Commerce Protocol, Intersection Algorithm): of each the
 * newest version that both have, and no extension without a parent.
 */
export function negotiate(shop: Capabilities, agent: Capabilities): Negotiated {
  const common = new Map<string, { version: string; extends: readonly string[] }>();
  for (const [name, entries] of Object.entries(shop)) {
    const theirs = new Set((Object.hasOwn(agent, name) ? agent[name] : [])?.map(({ version }) => version));
    const [newest] = entries
      .filter(({ version }) => theirs.has(version))
      .toSorted((one, other) => (one.version < other.version ? 1 : -1));
    if (newest) common.set(name, { version: newest.version, extends: [newest.extends ?? []].flat() });
  }
  for (let pruned = true; pruned;) {
    pruned = false;
    for (const [name, { extends: parents }] of common) {
      if (parents.length > 0 && !parents.some((parent) => common.has(parent))) pruned = common.delete(name);
    }
  }
  return common;
}

/** The capabilities that an answer names: the one that was asked, and what extends it; none of any other. */
export function relevantTo(negotiated: Negotiated, capability: string): Record<string, [{ version: string }]> {
  const relevant = [...negotiated].filter(
    ([name, { extends: parents }]) => name === capability || parents.includes(capability),
  );
  return Object.fromEntries(relevant.map(([name, { version }]) => [name, [{ version }]]));
}

const spec = (version: ProtocolVersion, page: string) => `https://ucp.dev/${version}/specification/${page}`;
const schema = (version: ProtocolVersion, file: string) => `https://ucp.dev/${version}/schemas/${file}`;

/** What the shop can do for agents, by the names of the protocol; cart links came with 2026-08-25. */
export function shopCapabilities(version: ProtocolVersion) {
  const isOlder = version === '2026-04-08';
  const shopping = isOlder ? '' : 'shopping/';
  return {
    'dev.ucp.shopping.catalog.search': [
      {
        version,
        spec: spec(version, `${shopping}catalog/search`),
        schema: schema(version, 'shopping/catalog_search.json'),
      },
    ],
    'dev.ucp.shopping.catalog.lookup': [
      {
        version,
        spec: spec(version, `${shopping}catalog/lookup`),
        schema: schema(version, 'shopping/catalog_lookup.json'),
      },
    ],
    ...(!isOlder && {
      'dev.ucp.shopping.permalink': [
        {
          version,
          spec: spec(version, 'permalink'),
          schema: schema(version, 'shopping/permalink.json'),
          config: { endpoint: absoluteUrl(cartLinkPath) },
        },
      ],
    }),
    'dev.ucp.shopping.checkout': [
      { version, spec: spec(version, `${shopping}checkout`), schema: schema(version, 'shopping/checkout.json') },
    ],
    'dev.ucp.shopping.fulfillment': [
      {
        version,
        spec: spec(version, 'fulfillment'),
        schema: schema(version, 'shopping/fulfillment.json'),
        extends: 'dev.ucp.shopping.checkout',
      },
    ],
    'dev.ucp.shopping.discount': [
      {
        version,
        spec: spec(version, 'discount'),
        schema: schema(version, 'shopping/discount.json'),
        extends: 'dev.ucp.shopping.checkout',
      },
    ],
  } satisfies Capabilities;
}

export type CapabilityName = keyof ReturnType<typeof shopCapabilities>;

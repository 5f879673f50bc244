import { absoluteUrl } from '@/data/site';
import { cartLinkPath } from '@/domain/cart-link';

/** Supported versions of the Universal Commerce Protocol, newest first. */
const protocolVersions = ['2026-08-25', '2026-04-08'] as const;

export type ProtocolVersion = (typeof protocolVersions)[number];

export const mainVersion: ProtocolVersion = '2026-08-25';

/** Supported versions before the main one, each with its own profile. */
export const olderVersions = protocolVersions.filter((version) => version !== mainVersion);

/** Returns the version of an agent's profile if the shop supports exactly that one. */
export const spokenVersion = (named: string): ProtocolVersion | undefined =>
  protocolVersions.find((version) => version === named);

/** One version of a capability in a profile. */
type CapabilityEntry = {
  version: string;
  extends?: string | readonly string[];
  spec?: string;
  schema?: string;
  config?: object;
};

/** The capabilities of a profile by name, each in one or more versions. */
export type Capabilities = Readonly<Record<string, readonly CapabilityEntry[]>>;

/** The common capabilities, each in the one version that is used. */
export type Negotiated = ReadonlyMap<string, { version: string; extends: readonly string[] }>;

/**
 * Returns the capabilities that shop and agent have in common (Universal Commerce Protocol, Intersection Algorithm).
 * Each has the newest common version; an extension without its parent is dropped.
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

/** Returns the requested capability and its extensions, for the response. */
export function relevantTo(negotiated: Negotiated, capability: string): Record<string, [{ version: string }]> {
  const relevant = [...negotiated].filter(
    ([name, { extends: parents }]) => name === capability || parents.includes(capability),
  );
  return Object.fromEntries(relevant.map(([name, { version }]) => [name, [{ version }]]));
}

const spec = (version: ProtocolVersion, page: string) => `https://ucp.dev/${version}/specification/${page}`;
const schema = (version: ProtocolVersion, file: string) => `https://ucp.dev/${version}/schemas/${file}`;

/** Returns the shop's capabilities by their protocol names. Cart links came with 2026-08-25. */
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

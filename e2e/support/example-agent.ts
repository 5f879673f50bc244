import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * An agent as somebody else would write it: it knows a shop's address, the Universal Commerce Protocol of 2026-08-25 and
 * nothing else of the shop. It searches and compares over the Model Context Protocol, and hands a cart to a person as a
 * permalink. It cannot pay, and does not try.
 */

type Measure = { value: number; unit: string };

type Price = { amount: number; currency: string };

export type Product = {
  id: string;
  title: string;
  url: string;
  variants: [{ id: string; price: Price; list_price?: Price; availability: { available: boolean } }];
  metadata: {
    specification: { movement: string; lug_to_lug: Measure; thickness: Measure; wrist: { min: number; max: number } };
  };
};

type Entry = { version: string; transport?: string; endpoint?: string; config?: { endpoint: string } };

type ShopProfile = {
  ucp: {
    version: string;
    services: Record<string, Entry[]>;
    capabilities: Record<string, Entry[]>;
    payment_handlers: object;
  };
};

const version = '2026-08-25';
const site = `https://ucp.dev/${version}`;

/** What it can do, with where that is written down. */
const capabilities = Object.fromEntries(
  [
    ['catalog.search', 'shopping/catalog/search', 'catalog_search'],
    ['catalog.lookup', 'shopping/catalog/lookup', 'catalog_lookup'],
    ['permalink', 'permalink', 'permalink'],
  ].map(([name, spec, schema]) => [
    `dev.ucp.shopping.${name}`,
    [{ version, spec: `${site}/specification/${spec}`, schema: `${site}/schemas/shopping/${schema}.json` }],
  ]),
);

/** Says to any shop what this agent can do: every shop asks for that before it answers. */
async function publishProfile() {
  const profile = JSON.stringify({ ucp: { version, services: {}, capabilities, payment_handlers: {} } });
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json').end(profile);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/profile.json`, close: () => server.close() };
}

export class ExampleAgent {
  private constructor(
    private readonly shop: string,
    private readonly published: Awaited<ReturnType<typeof publishProfile>>,
    readonly profile: ShopProfile,
  ) {}

  /** @param shop where it is reached: `https://shop.example`. */
  static async meet(shop: string): Promise<ExampleAgent> {
    const answer = await fetch(`${shop}/.well-known/ucp`, { redirect: 'error' });
    if (!answer.ok) throw new Error(`This shop serves no agents: ${answer.status}.`);
    return new ExampleAgent(shop, await publishProfile(), (await answer.json()) as ShopProfile);
  }

  /** What a wish in words finds, the best first: for a wrist of so many mm, for less than so many cents. */
  async search(query: string, wrist: number, below: number): Promise<Product[]> {
    const { products } = await this.call<{ products: Product[] }>('search_catalog', {
      catalog: { query, filters: { wrist }, context: { currency: 'USD' } },
    });
    return products.filter(({ variants: [{ availability, price }] }) => availability.available && price.amount < below);
  }

  async lookUp(ids: readonly string[]): Promise<Product[]> {
    const { products } = await this.call<{ products: Product[] }>('lookup_catalog', { catalog: { ids } });
    return products;
  }

  /** Of two watches the one that stands less far over the wrist; of two alike the cheaper one. */
  async compare([one, other]: readonly [Product, Product]): Promise<Product> {
    const full = await Promise.all(
      [one, other].map(({ id }) => this.call<{ product: Product }>('get_product', { catalog: { id } })),
    );
    const worse = ({ metadata: { specification }, variants: [{ price }] }: Product) => [
      specification.lug_to_lug.value,
      specification.thickness.value,
      price.amount,
    ];
    const [best] = full
      .map(({ product }) => product)
      .toSorted((first, second) => {
        const pairs = worse(first).map((value, index) => value - (worse(second)[index] ?? 0));
        return pairs.find((difference) => difference !== 0) ?? 0;
      });
    return best ?? one;
  }

  /** The address at which a person finds these watches, once each, to put into their own cart or not. */
  cartLink(products: readonly Product[]): string {
    const endpoint = this.profile.ucp.capabilities['dev.ucp.shopping.permalink']?.[0]?.config?.endpoint;
    if (!endpoint) throw new Error('This shop takes no permalinks.');
    const items = products.map(({ variants: [{ id }] }) => `${tokenOf(id)}:1`).join();
    return `${this.shop}${new URL(endpoint).pathname}/${items}`;
  }

  close(): void {
    this.published.close();
  }

  private async call<Answer>(tool: string, payload: object): Promise<Answer> {
    const services = this.profile.ucp.services['dev.ucp.shopping'] ?? [];
    const endpoint = services.find(({ transport }) => transport === 'mcp')?.endpoint;
    if (!endpoint) throw new Error('This shop offers no tools.');
    const meta = { 'ucp-agent': { profile: this.published.url } };
    const answer = await fetch(`${this.shop}${new URL(endpoint).pathname}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: tool, arguments: { meta, ...payload } },
      }),
    });
    const { result, error } = (await answer.json()) as {
      result?: { structuredContent: Answer };
      error?: { message: string };
    };
    if (!result) throw new Error(`${tool}: ${answer.status} ${error?.message}`);
    return result.structuredContent;
  }
}

/** An id as a permalink may carry it (permalink, Item ID Token). */
const tokenOf = (id: string) => (/^[A-Za-z0-9._-]+$/.test(id) ? id : `~${Buffer.from(id).toString('base64url')}`);

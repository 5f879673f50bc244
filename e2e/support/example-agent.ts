import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A third-party shopping agent. It knows only the shop's URL and the Universal Commerce Protocol of 2026-08-25.
 * It searches and compares over the Model Context Protocol, and hands a cart to a person as a permalink. It cannot pay.
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

/** The agent's capabilities with their specifications. */
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

/** Serves an agent's profile, which every shop requests before it responds. @param can the capabilities of the agent */
export async function publishProfile(can: object = capabilities) {
  const profile = JSON.stringify({ ucp: { version, services: {}, capabilities: can, payment_handlers: {} } });
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

  /** Reads the shop's profile. @param shop origin, such as `https://shop.example` */
  static async connect(shop: string): Promise<ExampleAgent> {
    const answer = await fetch(`${shop}/.well-known/ucp`, { redirect: 'error' });
    if (!answer.ok) throw new Error(`The shop has no agent profile: status ${answer.status}.`);
    return new ExampleAgent(shop, await publishProfile(), (await answer.json()) as ShopProfile);
  }

  /** Watches in stock that match a query, best first. @param wrist in mm @param below price limit in cents */
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

  /** The watch with the smaller lug-to-lug length, then the thinner, then the cheaper. */
  async compare([one, other]: readonly [Product, Product]): Promise<Product> {
    const full = await Promise.all(
      [one, other].map(({ id }) => this.call<{ product: Product }>('get_product', { catalog: { id } })),
    );
    const sortKeys = ({ metadata: { specification }, variants: [{ price }] }: Product) => [
      specification.lug_to_lug.value,
      specification.thickness.value,
      price.amount,
    ];
    const [best] = full
      .map(({ product }) => product)
      .toSorted((first, second) => {
        const pairs = sortKeys(first).map((value, index) => value - (sortKeys(second)[index] ?? 0));
        return pairs.find((difference) => difference !== 0) ?? 0;
      });
    return best ?? one;
  }

  /** Permalink that offers one unit of each watch for a person's cart. */
  cartLink(products: readonly Product[]): string {
    const endpoint = this.profile.ucp.capabilities['dev.ucp.shopping.permalink']?.[0]?.config?.endpoint;
    if (!endpoint) throw new Error('The shop has no permalink endpoint.');
    const items = products.map(({ variants: [{ id }] }) => `${itemIdToken(id)}:1`).join();
    return `${this.shop}${new URL(endpoint).pathname}/${items}`;
  }

  close(): void {
    this.published.close();
  }

  private async call<Answer>(tool: string, payload: object): Promise<Answer> {
    const services = this.profile.ucp.services['dev.ucp.shopping'] ?? [];
    const endpoint = services.find(({ transport }) => transport === 'mcp')?.endpoint;
    if (!endpoint) throw new Error('The shop has no MCP endpoint.');
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

/** An id as an Item ID Token of a permalink. */
const itemIdToken = (id: string) => (/^[A-Za-z0-9._-]+$/.test(id) ? id : `~${Buffer.from(id).toString('base64url')}`);

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response of the shop; omitted fields have defaults. */
type Sent = { body: string | Buffer; type?: string; headers?: Record<string, string> };

/** A test shop that sells two lamps: its responses by path. */
export type ForeignShop = Record<string, Sent>;

/** A 1x1 PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Lamp = { path: string; name: string; price: string; stock: 'InStock' | 'OutOfStock' };

const lamps: Lamp[] = [
  { path: '/lamps/brass', name: 'Brass Reading Lamp', price: '1249.00', stock: 'InStock' },
  { path: '/lamps/paper', name: 'Paper Moon', price: '89.50', stock: 'OutOfStock' },
];

const head = (path: string, title: string, data: object) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title} | Lamps</title><meta name="description" content="${title}, by Lamps">
<link rel="canonical" href="${path}"><link rel="icon" href="data:,"><link rel="alternate" type="application/rss+xml" href="/lamps.xml">
<script type="application/ld+json">${JSON.stringify(data)}</script></head><body><main>`;

const foot =
  '<p><a href="/">Home</a> <a href="/lamps/brass">Brass</a> <a href="/lamps/paper">Paper</a></p></main></body></html>';

const shown = (price: string) => `€ ${Number(price).toLocaleString('de-DE', { minimumFractionDigits: 2 })}`;

function lampPage({ path, name, price, stock }: Lamp): string {
  const offers = [{ '@type': 'Offer', price, priceCurrency: 'EUR', availability: `https://schema.org/${stock}` }];
  const data = { '@context': 'https://schema.org', '@type': 'Product', name, image: `${path}.png`, offers };
  const button = stock === 'InStock' ? '<button>Add to basket</button>' : '<p>Gone for now</p>';
  return `${head(path, name, data)}<h1>${name}</h1><img src="${path}.png" alt="${name}" width="80" height="80"><p>${shown(price)}</p>${button}${foot}`;
}

const row = ({ path, name, price, stock }: Lamp) =>
  `<item><title>${name}</title><link>http://lamps.example${path}</link><g:price>${price} EUR</g:price><g:availability>${stock === 'InStock' ? 'in_stock' : 'out_of_stock'}</g:availability></item>`;

/** The test shop with some responses changed. A change that returns `undefined` removes the page; `*` changes every page. */
export function foreignShop(changes: Record<string, (sent: Sent) => Sent | undefined> = {}): ForeignShop {
  const action = { '@type': 'SearchAction', target: '/search?q={term}' };
  const site = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite', name: 'Lamps', potentialAction: action }],
  };
  const pages: ForeignShop = {
    '/': { body: `${head('/', 'Lamps', site)}<h1>Lamps</h1>${foot}` },
    '/search': { body: `${head('/search', 'Search', {})}<h1>Found</h1>${foot}` },
    '/sitemap.xml': {
      body: `<urlset>${['/', ...lamps.map(({ path }) => path)].map((path) => `<url><loc>http://lamps.example${path}</loc></url>`).join('')}</urlset>`,
      type: 'text/xml',
    },
    '/lamps.xml': { body: `<rss>${lamps.map(row).join('')}</rss>`, type: 'text/xml' },
    ...Object.fromEntries(
      lamps.flatMap((lamp) => [
        [lamp.path, { body: lampPage(lamp) }],
        [`${lamp.path}.png`, { body: picture, type: 'image/png' }],
      ]),
    ),
  };
  const changed = Object.entries({ ...pages }).flatMap(([path, sent]) => {
    const change = changes[path] ?? changes['*'];
    const now = change ? change(sent) : sent;
    return now ? [[path, now] as const] : [];
  });
  return Object.fromEntries(changed);
}

/** Serves a test shop on a free port of 127.0.0.1. */
export async function serveShop(shop: ForeignShop): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const sent = shop[new URL(request.url ?? '/', 'http://shop').pathname];
    const headers = {
      'content-type': sent?.type ?? 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      ...sent?.headers,
    };
    response.writeHead(sent ? 200 : 404, headers).end(sent?.body ?? '<h1>Not here</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

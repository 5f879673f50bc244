import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** A response of the shop; omitted fields have defaults. */
type Sent = { body: string | Buffer; status?: number; type?: string; headers?: Record<string, string> };

/** A test shop that sells three lamps: its responses by path. */
export type ForeignShop = Record<string, Sent>;

/** A 1x1 PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Lamp = { path: string; name: string; price: string; stock: 'InStock' | 'OutOfStock' };

const lamps: Lamp[] = [
  { path: '/lamps/brass', name: 'Brass Reading Lamp', price: '1249.00', stock: 'InStock' },
  { path: '/lamps/clip', name: 'Clip Lamp', price: '29.00', stock: 'InStock' },
  { path: '/lamps/paper', name: 'Paper Moon', price: '89.50', stock: 'OutOfStock' },
];

/** Records a click before shop.js has run. */
const queue = `<script>addEventListener('click', ({ target }) => { if (!window.add && target.dataset.lamp) window.pressed = target.dataset.lamp })</script>`;

const head = (path: string, title: string, data: object) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title} | Lamps</title><meta name="description" content="${title}, by Lamps">
<link rel="canonical" href="${path}"><link rel="icon" href="data:,"><link rel="alternate" type="application/rss+xml" href="/lamps.xml">
<link rel="alternate" hreflang="en" href="${path}"><link rel="alternate" hreflang="de" href="/de${path}">
<link rel="stylesheet" href="/shop.css">${queue}<script src="/shop.js" defer></script>
<script type="application/ld+json">${JSON.stringify(data)}</script></head><body><nav><a href="#content">Skip to the content</a> <a href="/basket">Basket</a> <a class="icon" href="/lamps" aria-label="All lamps"></a></nav><main id="content" tabindex="-1">`;

const foot =
  '<p><a href="/">Home</a> <a href="/lamps/brass">Brass</a> <a href="/lamps/paper">Paper</a></p></main></body></html>';

/** The German page, which names the English one. */
const german = (path: string) =>
  `<!doctype html><html lang="de"><head><title>Lampen</title><link rel="alternate" hreflang="de" href="/de${path}"><link rel="alternate" hreflang="en" href="${path}"></head><body><h1>Lampen</h1></body></html>`;

const style = `body { font: 1rem sans-serif; margin: 1rem } ul { padding: 0; list-style: none } li { height: 900px }
.icon { display: inline-block; width: 24px; height: 24px; border: 2px solid; background: linear-gradient(#333 50%, #fff 50%) }
nav a { display: inline-block; padding: 12px }
/* A sheet of the usual size. */ ${'.lamp { color: #111 } '.repeat(90)}`;

/** The basket is in the browser's storage; the filter is in the URL. */
const script = `
const basket = () => JSON.parse(localStorage.basket ?? '[]');
window.add = (lamp) => { localStorage.basket = JSON.stringify([...basket(), lamp]) };
addEventListener('click', ({ target }) => { if (target.dataset.lamp) add(target.dataset.lamp) });
if (window.pressed) add(window.pressed);
const contents = document.querySelector('#basket');
if (contents) contents.textContent = basket().join(', ') || 'Empty';
const stocked = document.querySelector('#stocked');
const filter = () => { for (const sold of document.querySelectorAll('.sold-out')) sold.hidden = stocked.checked };
if (stocked) {
  stocked.checked = location.search === '?stocked';
  filter();
  stocked.onchange = () => { history.replaceState(history.state, '', stocked.checked ? '?stocked' : '/lamps'); filter() };
}
`;

const shown = (price: string) => `€ ${Number(price).toLocaleString('de-DE', { minimumFractionDigits: 2 })}`;

function lampPage({ path, name, price, stock }: Lamp): string {
  const offers = [{ '@type': 'Offer', price, priceCurrency: 'EUR', availability: `https://schema.org/${stock}` }];
  const data = { '@context': 'https://schema.org', '@type': 'Product', name, image: `${path}.png`, offers };
  const button = stock === 'InStock' ? `<button data-lamp="${name}">Add to basket</button>` : '<p>Gone for now</p>';
  return `${head(path, name, data)}<h1>${name}</h1><img src="${path}.png" alt="${name}" width="80" height="80"><p>${shown(price)}</p>${button}${foot}`;
}

/** The list: tall items, and a filter that hides what is sold out. */
const list = `<label><input type="checkbox" id="stocked"> In stock</label><ul>${lamps
  .map(
    ({ path, name, stock }) =>
      `<li${stock === 'InStock' ? '' : ' class="sold-out"'}><a href="${path}">${name}</a></li>`,
  )
  .join('')}</ul>`;

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
    '/lamps': { body: `${head('/lamps', 'All lamps', {})}<h1>All lamps</h1>${list}${foot}` },
    '/basket': { body: `${head('/basket', 'Basket', {})}<h1>Basket</h1><p id="basket">Empty</p>${foot}` },
    '/shop.css': { body: style, type: 'text/css', headers: { 'cache-control': 'max-age=3600' } },
    '/shop.js': { body: script, type: 'text/javascript', headers: { 'cache-control': 'max-age=3600' } },
    '/robots.txt': { body: 'User-agent: *\nDisallow: /basket\n', type: 'text/plain' },
    '/sitemap.xml': {
      body: `<urlset>${['/', '/lamps', ...lamps.map(({ path }) => path)].map((path) => `<url><loc>http://lamps.example${path}</loc></url>`).join('')}</urlset>`,
      type: 'text/xml',
    },
    '/lamps.xml': { body: `<rss>${lamps.map(row).join('')}</rss>`, type: 'text/xml' },
    ...Object.fromEntries(
      lamps.flatMap((lamp) => [
        [lamp.path, { body: lampPage(lamp) }],
        [`${lamp.path}.png`, { body: picture, type: 'image/png' }],
      ]),
    ),
    ...Object.fromEntries(
      ['/', '/lamps', ...lamps.map(({ path }) => path)].map((path) => [`/de${path}`, { body: german(path) }]),
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
    const headers: Record<string, string> = {
      'content-type': sent?.type ?? 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      ...sent?.headers,
    };
    const body = sent?.body ?? '<h1>Not here</h1>';
    const isPlain = typeof body !== 'string' || headers['content-encoding'] === 'identity';
    response.writeHead(
      sent ? (sent.status ?? 200) : 404,
      isPlain ? headers : { ...headers, 'content-encoding': 'gzip' },
    );
    response.end(isPlain ? body : gzipSync(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

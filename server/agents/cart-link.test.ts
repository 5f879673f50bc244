import { inLanguage } from '@/domain/testing/in-language';
import { answerCartLink } from './cart-link';

const open = (path: string) => answerCartLink(new Request(`http://shop.example/cart-link${path}`));
const leadsTo = async (path: string) => (await open(path)).headers.get('location');
const encoded = (name: string) => `~${Buffer.from(name).toString('base64url')}`;

test('a cart link responds with 303, no-store and no referrer', async () => {
  const response = await open('/xerix-1:2,undone-3:1');
  expect(response.status).toBe(303);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await response.text()).toBe('');
  expect(response.headers.get('location')).toBe('/bascket/linked?add=xerix-1%3A2%2Cundone-3%3A1');
});

// Verifies docs/product.md 45.2 (addresses).
test('a cart link of the German build leads to the German cart', async () => {
  const german = await inLanguage('de', () => import('./cart-link'));
  const response = await german.answerCartLink(new Request('http://shop.example/cart-link/xerix-1:2'));
  expect(response.headers.get('location')).toBe('/de/bascket/linked?add=xerix-1%3A2');
});

// Verifies docs/product.md 34.4, 45.2 (addresses).
test.each([
  ['/all/xerix', '/all/xerix'],
  ['/de/all/xerix/1?a=b', '/all/xerix/1?a=b'],
  ['/de', '/'],
  ['/design', '/design'],
  ['/fr/all/xerix', undefined],
])('a cart link of the German build that continues to %s leads to the German page of %s', async (wanted, path) => {
  const german = await inLanguage('de', async () => ({
    ...(await import('./cart-link')),
    ...(await import('@/domain/language')),
  }));
  const locationOf = async (items: string) => {
    const request = new Request(`http://shop.example/cart-link/${items}?continue_to=${encodeURIComponent(wanted)}`);
    return (await german.answerCartLink(request)).headers.get('location') ?? '';
  };
  expect(await locationOf('')).toBe(german.addressOf(path ?? '/bascket/mybascket'));
  // The page hands this path to the router, which adds the base path.
  expect(new URL(await locationOf('xerix-1:1'), 'http://shop.example').searchParams.get('then')).toBe(path ?? null);
});

test('a cart link accepts a name in base64url', async () => {
  expect(await leadsTo(`/${encoded('xerix-1')}:2`)).toBe(await leadsTo('/xerix-1:2'));
});

test('a cart link counts unknown watches and drops all text of the URL', async () => {
  const location = await leadsTo(
    `/xerix-1:11,${encoded('alice@example.com')}:1,sku_7:1?buyer/email=bob%40example.com&utm_source=x`,
  );
  expect(location).toBe('/bascket/linked?add=xerix-1%3A10&cut=1&unknown=2');
});

test.each(['/xerix-1', '/xerix-1:0', '/xerix%2D1%3A0', '/~e:1', '/%2Fetc:1', '/xerix-1:1%0d%0aLocation:x'])(
  'an invalid cart link redirects to a page with an error: %s',
  async (path) => {
    expect(await leadsTo(path)).toBe('/bascket/linked?');
  },
);

test('a cart link accepts percent-encoded separators', async () => {
  expect(await leadsTo('/xerix-1%3A2%2Cundone-3%3A1')).toBe(await leadsTo('/xerix-1:2,undone-3:1'));
});

test.each([
  ['?continue_to=/all/xerix', '/all/xerix'],
  ['?continue_to=%2Fall%2Fxerix', '/all/xerix'],
  ['?continue%5Fto=/all', '/all'],
  ['?continue_to=/search?q=a+b', '/search?q=a+b'],
  ['', '/bascket/mybascket'],
  ['?continue_to=//evil.example', '/bascket/mybascket'],
  ['?continue_to=%2F%2Fevil.example', '/bascket/mybascket'],
  ['?continue_to=%252F%252Fevil.example', '/bascket/mybascket'],
  ['?continue_to=/%5Cevil.example', '/bascket/mybascket'],
  ['?continue_to=/..//evil.example', '/bascket/mybascket'],
  ['?continue_to=https://evil.example', '/bascket/mybascket'],
  ['?continue_to=/all%0d%0aSet-Cookie:x', '/bascket/mybascket'],
  ['?continue_to=/all%E0%A4', '/bascket/mybascket'],
  ['?continue_to=/all&continue_to=/new/allnew', '/bascket/mybascket'],
  ['?continue_to=/all&continue_to=/all', '/bascket/mybascket'],
  ['?continue_to=/de/all', '/bascket/mybascket'],
  ['?continue_to=/design', '/design'],
])('a cart link without watches, %s, redirects to %s', async (query, path) => {
  expect(await leadsTo(query)).toBe(path);
});

test('a cart link passes the continuation on with the watches', async () => {
  expect(await leadsTo('/xerix-1:1?continue_to=/all')).toBe('/bascket/linked?add=xerix-1%3A1&then=%2Fall');
  expect(await leadsTo('/xerix-1:1?continue_to=//evil.example')).toBe('/bascket/linked?add=xerix-1%3A1');
});

test('a cart link accepts a URL of 2,048 characters', async () => {
  const path = `/xerix-1:1?continue_to=/search?q=${'a'.repeat(2000)}`;
  expect(await leadsTo(path)).toContain(`then=${encodeURIComponent(`/search?q=${'a'.repeat(2000)}`)}`);
});

test('a cart link returns 404 when agents are disabled', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, AGENTS: 'off' });
  const response = await open('/xerix-1:1');
  expect(response.status).toBe(404);
  expect(response.headers.get('location')).toBeNull();
});

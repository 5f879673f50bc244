import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { everyRoute } from '@/contract/every-route';
import { collectLog } from '@/server/testing/log';
import { type Handler } from '@/server/http/serve';

const root = join(__dirname, '..', '..');
const handlerFiles = ['app/api', 'app/auth', 'app/(en)/(agents)/api']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('/route.ts'));
/** URL path of a route file; a route group such as `(agents)` is not part of it. */
const pathOf = (file: string) => dirname(file).replace(/^app(\/\([^/]+\))*/, '');
const contractsOf = (file: string) => everyRoute.filter(({ path }) => path === pathOf(file));
const load = async (file: string) => (await import(join(root, file))) as Partial<Record<string, Handler>>;

/** A request without an Origin header, as a script or a mail program sends it. */
const requestWithoutOrigin = (file: string, type: string) =>
  new Request(`http://localhost:3000${pathOf(file)}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: '{}',
  });

const posting = handlerFiles.filter((file) => contractsOf(file).some(({ method }) => method === 'POST'));
const fromPages = posting.filter((file) => contractsOf(file).some(({ sender }) => sender === 'shop-page'));

describe('API routes', () => {
  collectLog();

  it('match the contracts one to one', () => {
    expect(everyRoute.map(({ path }) => path).filter((path) => !handlerFiles.map(pathOf).includes(path))).toEqual([]);
    expect(handlerFiles.filter((file) => contractsOf(file).length === 0)).toEqual([]);
  });

  it.each(handlerFiles)('%s exports exactly the methods of its contracts', async (file) => {
    const methods = Object.keys(await load(file)).filter((name) => name === name.toUpperCase());
    expect(methods.sort()).toEqual([...new Set(contractsOf(file).map(({ method }) => method))].sort());
  });

  it.each(fromPages)('%s rejects a request without an Origin header', async (file) => {
    const { POST } = await load(file);
    const isMailProgram = contractsOf(file).some(({ sender }) => sender === 'mail-program');
    for (const type of ['application/x-www-form-urlencoded', 'application/json']) {
      const response = await POST?.(requestWithoutOrigin(file, type));
      const isPage = response?.headers.get('content-type')?.includes('text/html');
      // A mail program is identified by the token in its URL, which is missing here.
      expect(response?.status).toBe(isMailProgram && type === 'application/json' ? 400 : 403);
      if (!isPage && response?.status === 403)
        expect(await response.json()).toMatchObject({ error: { code: 'wrong-origin' } });
    }
  });

  // Verifies docs/product.md 19.2.
  it('reject with the codes and statuses that the requirements list, and with no others', () => {
    const text = readFileSync(join(root, 'docs', 'product.md'), 'utf8');
    const table = text.slice(text.indexOf('**19.2**'), text.indexOf('**19.3**'));
    const documented = [...table.matchAll(/^\| (\d{3}) +\| (.*) \|$/gm)].flatMap(([, status, codes = '']) =>
      [...codes.replace(/\([^)]*\)/g, '').matchAll(/`([a-z-]+)`/g)].map(([, code]) => `${code} ${status}`),
    );
    expect(documented.length).toBeGreaterThan(30);
    const defined = everyRoute
      .filter(({ sender }) => sender !== 'agent')
      .flatMap(({ rejections }) => Object.entries(rejections).map(([code, status]) => `${code} ${status}`));
    // For any route, `runtime` and `server/http` answer `fault` for an exception, and `runtime` `wrong-method`.
    expect(documented.toSorted()).toEqual([...new Set([...defined, 'fault 500', 'wrong-method 405'])].toSorted());
  });

  it('accept POST without an Origin header only from these senders', () => {
    const others = everyRoute.filter(({ method, sender }) => method === 'POST' && sender !== 'shop-page');
    expect(others.map(({ path, sender }) => [path, sender])).toEqual([
      ['/api/newsletter/unsubscribe', 'mail-program'],
      ['/api/stripe/webhook', 'stripe'],
      ['/api/ucp/catalog/search', 'agent'],
      ['/api/ucp/catalog/lookup', 'agent'],
      ['/api/ucp/catalog/product', 'agent'],
      ['/api/ucp/mcp', 'agent'],
      ['/api/ucp/checkout-sessions', 'agent'],
      ['/api/ucp/checkout-sessions/[id]/complete', 'agent'],
      ['/api/ucp/checkout-sessions/[id]/cancel', 'agent'],
    ]);
    expect(everyRoute.filter(({ method, sender }) => method === 'POST' && sender === 'any-client')).toEqual([]);
  });
});

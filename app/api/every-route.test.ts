import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { everyRoute } from '@/contract/every-route';
import { collectLog } from '@/server/testing/log';
import { type Handler } from '@/server/http/serve';

const root = join(__dirname, '..', '..');
const handlerFiles = ['app/api', 'app/auth', 'app/(agents)/api']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('/route.ts'));
/** A route group, `(agents)`, is no part of a path. */
const pathOf = (file: string) => dirname(file).replace(/^app(\/\([^/]+\))?/, '');
const contractsOf = (file: string) => everyRoute.filter(({ path }) => path === pathOf(file));
const load = async (file: string) => (await import(join(root, file))) as Partial<Record<string, Handler>>;

/** A request that comes from no page: as another site, a script or a mail program sends it. */
const fromNowhere = (file: string, type: string) =>
  new Request(`http://localhost:3000${pathOf(file)}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: '{}',
  });

const posting = handlerFiles.filter((file) => contractsOf(file).some(({ method }) => method === 'POST'));
const fromPages = posting.filter((file) => contractsOf(file).some(({ sender }) => sender === 'shop-page'));

describe('a route of the shop', () => {
  collectLog();

  it('has a contract, and every contract has its route', () => {
    expect(everyRoute.map(({ path }) => path).filter((path) => !handlerFiles.map(pathOf).includes(path))).toEqual([]);
    expect(handlerFiles.filter((file) => contractsOf(file).length === 0)).toEqual([]);
  });

  it.each(handlerFiles)('%s answers the methods of its contracts and no others', async (file) => {
    const methods = Object.keys(await load(file)).filter((name) => name === name.toUpperCase());
    expect(methods.sort()).toEqual([...new Set(contractsOf(file).map(({ method }) => method))].sort());
  });

  it.each(fromPages)('%s takes nothing that comes from no page of the shop', async (file) => {
    const { POST } = await load(file);
    const isMailProgram = contractsOf(file).some(({ sender }) => sender === 'mail-program');
    for (const type of ['application/x-www-form-urlencoded', 'application/json']) {
      const response = await POST?.(fromNowhere(file, type));
      const isPage = response?.headers.get('content-type')?.includes('text/html');
      // A mail program is known by the token in its address, which this one does not have.
      expect(response?.status).toBe(isMailProgram && type === 'application/json' ? 400 : 403);
      if (!isPage && response?.status === 403)
        expect(await response.json()).toMatchObject({ error: { code: 'wrong-origin' } });
    }
  });

  it('that changes something names who may send, and only these need no Origin', () => {
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
    expect(everyRoute.filter(({ method, sender }) => method === 'POST' && sender === 'anybody')).toEqual([]);
  });
});

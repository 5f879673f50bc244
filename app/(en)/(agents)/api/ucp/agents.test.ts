// Verifies docs/product.md 33.5, 33.6, 33.7, 33.9.
import { randomUUID } from 'node:crypto';
import { GET } from '@/app/(en)/(agents)/.well-known/ucp/route';
import { validationErrorOf, validatorOf } from '@/server/agents/schemas';
import { shareDatabase } from '@/server/database/database';
import { onSqlite, shareWithRoutes } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { agentProfile, serveProfiles } from '@/server/agents/testing/profile-server';
import { POST as lookUp } from './catalog/lookup/route';
import { POST as showProduct } from './catalog/product/route';
import { POST as search } from './catalog/search/route';
import { POST as create } from './checkout-sessions/route';
import * as session from './checkout-sessions/[id]/route';
import { POST as cancel } from './checkout-sessions/[id]/cancel/route';
import { POST as complete } from './checkout-sessions/[id]/complete/route';
import { POST as callTool } from './mcp/route';

const toolNames = [
  'search_catalog',
  'lookup_catalog',
  'get_product',
  'create_checkout',
  'get_checkout',
  'update_checkout',
  'complete_checkout',
  'cancel_checkout',
];

const LOCAL = 'http://localhost:3000';

describe('UCP profile', () => {
  const profile = async () => (await GET(new Request(`${LOCAL}/.well-known/ucp`))).json();

  it('is JSON without a redirect, publicly cacheable for an hour and revalidated by ETag', async () => {
    const answer = GET(new Request(`${LOCAL}/.well-known/ucp`));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const etag = answer.headers.get('etag') ?? '';
    const again = GET(new Request(`${LOCAL}/.well-known/ucp`, { headers: { 'if-none-match': etag } }));
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('validates against the protocol’s schema and contains no key', async () => {
    const { ucp, keys } = await profile();
    expect(
      validationErrorOf(validatorOf('2026-08-25', 'answer', 'profile.json#/$defs/business_schema'), { ucp }),
    ).toBeUndefined();
    expect([Object.keys(ucp.services), ucp.payment_handlers, keys]).toEqual([['dev.ucp.shopping'], {}, undefined]);
  });

  it('lists every entry in the profile’s version, with schemas on ucp.dev and endpoints without a trailing slash', async () => {
    const { ucp } = await profile();
    const entries = [...Object.values(ucp.services), ...Object.values(ucp.capabilities)].flat() as Record<
      string,
      string
    >[];
    for (const { version, schema, spec, endpoint } of entries) {
      expect(version).toBe(ucp.version);
      expect(new URL(schema ?? '').origin).toBe('https://ucp.dev');
      expect(new URL(spec ?? '').origin).toBe('https://ucp.dev');
      if (endpoint) expect(endpoint).toMatch(/^http:\/\/localhost:3000\/api\/ucp(\/mcp)?$/);
    }
  });
});

describe('UCP endpoints with AGENTS=off', () => {
  collectLog();
  beforeEach(() => (process.env.AGENTS = 'off'));
  afterEach(() => void delete process.env.AGENTS);

  it('return 404', async () => {
    expect(GET(new Request(`${LOCAL}/.well-known/ucp`)).status).toBe(404);
    for (const handler of [search, lookUp, showProduct, callTool]) {
      const request = new Request(`${LOCAL}/api/ucp`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      });
      expect((await handler(request)).status).toBe(404);
    }
  });
});

onSqlite((where) => {
  const logged = collectLog();
  const profileAt = serveProfiles({
    '/profile.json': agentProfile,
    '/old.json': { ucp: { ...agentProfile.ucp, version: '2026-01-23' } },
    '/nothing.json': { ucp: { ...agentProfile.ucp, capabilities: {} } },
    '/malformed.json': { ucp: { version: '2026-08-25' } },
  });
  shareWithRoutes(where);

  const rest = (handler: typeof search, payload: unknown, agent: string | null = `profile="${profileAt()}"`) =>
    handler(
      new Request(`${LOCAL}/api/ucp/catalog`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(agent !== null && { 'ucp-agent': agent }) },
        body: JSON.stringify(payload),
      }),
    );

  const post = (message: unknown, headers: Record<string, string> = {}) =>
    callTool(
      new Request(`${LOCAL}/api/ucp/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
        body: typeof message === 'string' ? message : JSON.stringify(message),
      }),
    );
  const call = (name: string, catalog: unknown, profile: unknown = profileAt(), headers?: Record<string, string>) =>
    post(
      {
        jsonrpc: '2.0',
        id: 7,
        method: 'tools/call',
        params: { name, arguments: { meta: { 'ucp-agent': { profile } }, catalog } },
      },
      headers,
    );
  const bodyOf = async (answer: Response) => {
    const text = await answer.text();
    return JSON.parse(text.startsWith('{') ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? 'null'));
  };

  // Verifies docs/product.md 33.6 (Model Context Protocol, REST).
  it.each([
    ['search_catalog', search, { query: 'moon' }],
    ['lookup_catalog', lookUp, { ids: ['xerix-1', 'xerix-2'] }],
    ['get_product', showProduct, { id: 'xerix-1' }],
    ['get_product', showProduct, { id: 'none-1' }],
  ] as const)(
    '%s returns the same over REST and MCP, as structured content and as text',
    async (name, handler, payload) => {
      const overRest = await rest(handler, payload);
      expect([overRest.status, overRest.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const body = await overRest.json();
      const { result } = await bodyOf(await call(name, payload));
      expect(result.structuredContent).toEqual(body);
      expect(JSON.parse(result.content[0].text)).toEqual(body);
      expect(Object.keys(body.ucp.capabilities ?? {})).toEqual(
        body.ucp.status === 'error'
          ? []
          : [name === 'search_catalog' ? 'dev.ucp.shopping.catalog.search' : 'dev.ucp.shopping.catalog.lookup'],
      );
    },
  );

  it.each([
    ['a missing profile', null, 400, 'invalid_profile_url', -32001],
    ['a profile without TLS', 'profile="http://agent.example/p"', 400, 'invalid_profile_url', -32001],
    ['a profile at a private address', 'profile="https://10.0.0.1/p"', 400, 'invalid_profile_url', -32001],
    ['a profile that is no URL', 'profile="p"', 400, 'invalid_profile_url', -32001],
    ['a profile that returns 404', '/missing.json', 424, 'profile_unreachable', -32001],
    ['a malformed profile', '/malformed.json', 422, 'profile_malformed', -32001],
    ['a profile of another version', '/old.json', 422, 'version_unsupported', -32001],
  ])(
    '%s is rejected with the protocol’s code and the same status over REST and MCP',
    async (_, agent, status, code, rpc) => {
      const profile = agent?.startsWith('/') ? profileAt(agent) : /"(.*)"/.exec(agent ?? '')?.[1];
      const overRest = await rest(search, { query: 'moon' }, profile === undefined ? null : `profile="${profile}"`);
      expect([overRest.status, await overRest.json()]).toEqual([
        status,
        { code, content: expect.any(String), continue_url: `${LOCAL}/` },
      ]);
      const overMcp = await call('search_catalog', { query: 'moon' }, profile ?? null);
      expect([overMcp.status, await bodyOf(overMcp)]).toMatchObject([
        status,
        { jsonrpc: '2.0', id: 7, error: { code: rpc, message: expect.any(String), data: { code } } },
      ]);
    },
  );

  it('an agent without common capabilities receives status 200 with "capabilities_incompatible"', async () => {
    const overRest = await rest(search, { query: 'moon' }, `profile="${profileAt('/nothing.json')}"`);
    const body = await overRest.json();
    expect([overRest.status, body]).toMatchObject([
      200,
      { ucp: { version: '2026-08-25', status: 'error' }, messages: [{ code: 'capabilities_incompatible' }] },
    ]);
    expect(
      validationErrorOf(validatorOf('2026-08-25', 'answer', 'common/types/error_response.json'), body),
    ).toBeUndefined();
    expect(
      (await bodyOf(await call('search_catalog', { query: 'moon' }, profileAt('/nothing.json')))).result
        .structuredContent,
    ).toEqual(body);
  });

  it('invalid arguments are rejected with status 400 over REST and MCP', async () => {
    const overRest = await rest(search, { query: 7 });
    expect([overRest.status, await overRest.json()]).toMatchObject([
      400,
      { code: 'invalid_arguments', content: expect.stringContaining('/query') },
    ]);
    const overMcp = await call('search_catalog', { query: 7 });
    expect([overMcp.status, (await bodyOf(overMcp)).error.code]).toEqual([400, -32602]);
    const many = await call('lookup_catalog', { ids: Array.from({ length: 51 }, (__, id) => `xerix-${id}`) });
    expect([many.status, (await bodyOf(many)).error]).toMatchObject([
      400,
      { code: -32602, data: { code: 'request_too_large' } },
    ]);
  });

  it('an MCP client that skips initialize and accepts only JSON is served', async () => {
    const answer = await call('search_catalog', { query: 'moon' }, profileAt(), { accept: 'application/json' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('application/json'),
    ]);
    expect((await answer.json()).result.structuredContent.products.length).toBeGreaterThan(0);
  });

  it.each([
    ['application/json', 'application/json'],
    ['application/json, text/event-stream', 'application/json'],
    ['text/event-stream, application/json', 'text/event-stream'],
    ['application/json;q=0.5, text/event-stream;q=0.9', 'text/event-stream'],
    ['application/json;q=0.9, text/event-stream;q=0.5', 'application/json'],
    ['text/event-stream;q=0, application/json', 'application/json'],
  ])('MCP answers Accept: %s in %s', async (accepts, type) => {
    const answer = await call('search_catalog', { query: 'moon' }, profileAt(), { accept: accepts });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)]);
  });

  it('MCP answers a batch of at most ten messages, and counts each one in the limits of the caller', async () => {
    const batch = (size: number) =>
      Array.from({ length: size }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' }));
    const large = await post(batch(11));
    expect([large.status, (await bodyOf(large)).error.data]).toMatchObject([400, { code: 'request_too_large' }]);
    expect(await where().db.selectFrom('rate_limits').select('hits').execute()).toEqual([]);
    const answer = await post(batch(10), { accept: 'application/json' });
    const text = await answer.text();
    expect(JSON.parse(text).map(({ id }: { id: number }) => id)).toEqual(batch(10).map(({ id }) => id));
    expect(text.length).toBeLessThan(500_000);
    const calls = batch(3).map(({ id }) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'search_catalog' },
    }));
    expect(await (await post(calls, { accept: 'application/json' })).json()).toHaveLength(3);
    expect(await where().db.selectFrom('rate_limits').select('hits').execute()).toEqual([{ hits: 13 }]);
  });

  // Verifies docs/product.md 33.9.
  it('MCP counts a call of an unknown tool, with malformed arguments, without an id and of a tool once each', async () => {
    const called = (params: unknown, id?: number) => ({ jsonrpc: '2.0', id, method: 'tools/call', params });
    await post(called({ name: 'no_such_tool' }, 1));
    await post(called({ name: 'search_catalog', arguments: 'none' }, 2));
    await post(called({ name: 'search_catalog' }));
    await call('search_catalog', { query: 'moon' });
    const hits = () => where().db.selectFrom('rate_limits').select('hits').execute();
    expect(await hits()).toEqual([{ hits: 4 }]);
    await where().db.updateTable('rate_limits').set({ hits: 600 }).execute();
    expect((await post(called({ name: 'no_such_tool' }, 9))).status).toBe(429);
  });

  it('MCP 2025-11-25 and 2026-07-28 are served at one URL without a session', async () => {
    const clientInfo = { name: 'a', version: '1' };
    const greeting = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo },
    };
    const older = await post(greeting);
    expect(older.headers.get('mcp-session-id')).toBeNull();
    expect((await bodyOf(older)).result).toMatchObject({
      protocolVersion: '2025-11-25',
      capabilities: { tools: { listChanged: false } },
      serverInfo: { name: 'odd-hours' },
    });
    expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': clientInfo,
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const newer = await post(
      { jsonrpc: '2.0', id: 2, method: 'tools/list', params: { _meta: meta } },
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' },
    );
    expect([newer.status, (await bodyOf(newer)).result.tools.map(({ name }: { name: string }) => name)]).toEqual([
      200,
      toolNames,
    ]);
    const mismatched = await post(
      { jsonrpc: '2.0', id: 3, method: 'tools/list', params: { _meta: meta } },
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call' },
    );
    expect(mismatched.status).toBe(400);
  });

  it('every advertised operation has a tool with an input schema', async () => {
    const { result } = await bodyOf(await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }));
    const [search] = result.tools;
    const { filters } = search.inputSchema.properties.catalog.properties;
    const unitOf = (name: string) => filters.properties[name].description;
    expect(['diameter', 'thickness', 'weight', 'water'].map(unitOf)).toEqual([
      'In millimeters.',
      'In millimeters.',
      'In grams.',
      'In meters.',
    ]);
    expect(unitOf('price')).toContain('the minor unit of context.currency');
    for (const tool of result.tools) {
      expect(tool).toMatchObject({
        description: expect.any(String),
        inputSchema: { type: 'object', required: expect.arrayContaining(['meta']) },
      });
    }
  });

  // Verifies docs/product.md 33.10 (Model Context Protocol, REST).
  it('a checkout is created, read, updated, completed and cancelled over REST and MCP', async () => {
    const sessions = async (method: string, path: string, handler: typeof search, payload?: unknown, key?: string) => {
      const headers = {
        'content-type': 'application/json',
        'ucp-agent': `profile="${profileAt()}"`,
        ...(key && { 'idempotency-key': key }),
      };
      const body = payload === undefined ? undefined : JSON.stringify(payload);
      const answer = await handler(new Request(`${LOCAL}/api/ucp/checkout-sessions${path}`, { method, headers, body }));
      return [answer.status, await answer.json()];
    };
    const buyer = { first_name: 'Zebedee', last_name: 'Quill', email: 'zebedee.quill@example.com' };
    const payload = { line_items: [{ item: { id: 'xerix-1' }, quantity: 2 }], buyer };
    const key = randomUUID();
    const [status, made] = await sessions('POST', '', create, payload, key);
    expect([status, made.status]).toEqual([201, 'incomplete']);
    expect(await sessions('POST', '', create, payload, key)).toEqual([201, made]);
    expect(await sessions('POST', '', create, { line_items: [] }, key)).toMatchObject([
      409,
      { code: 'idempotency_conflict' },
    ]);
    expect(await sessions('GET', `/${made.id}`, session.GET)).toEqual([200, made]);
    const overMcp = async (name: string, more: object, idempotency = randomUUID()) => {
      const meta = { 'ucp-agent': { profile: profileAt() }, 'idempotency-key': idempotency };
      const answer = await post({
        jsonrpc: '2.0',
        id: 9,
        method: 'tools/call',
        params: { name, arguments: { meta, ...more } },
      });
      const { result, error } = await bodyOf(answer);
      return result ? result.structuredContent : error;
    };
    expect(await overMcp('get_checkout', { id: made.id })).toEqual(made);
    const [, changed] = await sessions('PUT', `/${made.id}`, session.PUT, {
      line_items: [{ item: { id: 'xerix-2' }, quantity: 1 }],
    });
    expect(changed.line_items[0].item.id).toBe('xerix-2');
    const paid = { payment: { instruments: [{ id: 'i', handler_id: 'h', type: 'card' }] } };
    expect(await sessions('POST', `/${made.id}/complete`, complete, paid)).toMatchObject([
      400,
      { code: 'no_idempotency_key' },
    ]);
    expect(await sessions('POST', `/${made.id}/complete`, complete, paid, randomUUID())).toEqual([200, changed]);
    expect(await overMcp('complete_checkout', { id: made.id, checkout: paid })).toEqual(changed);
    expect(await sessions('POST', `/${made.id}/cancel`, cancel, undefined, randomUUID())).toMatchObject([
      200,
      { status: 'canceled' },
    ]);
    expect(await overMcp('get_checkout', { id: made.id })).toMatchObject({ status: 'canceled' });
    const once = randomUUID();
    const prepared = await overMcp('create_checkout', { checkout: payload }, once);
    expect(await overMcp('create_checkout', { checkout: payload }, once)).toEqual(prepared);
    expect(await where().db.selectFrom('agent_sessions').select('id').execute()).toHaveLength(2);
    const [, second] = await sessions('POST', '', create, payload, randomUUID());
    const change = randomUUID();
    const line = { line_items: [{ item: { id: 'xerix-2' }, quantity: 1 }] };
    expect(await overMcp('update_checkout', { id: prepared.id, checkout: line }, change)).toMatchObject({
      id: prepared.id,
    });
    // The same key and the same lines for another checkout are another request.
    expect(await overMcp('update_checkout', { id: second.id, checkout: line }, change)).toMatchObject({
      data: { code: 'idempotency_conflict' },
    });
    expect(logged().length).toBeGreaterThan(0);
    expect(logged().join('\n')).not.toMatch(new RegExp(`Zebedee|Quill|example\\.com|${made.id}|${prepared.id}`));
  });

  it('an unreachable database returns 503 with Retry-After', async () => {
    const unreachable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    shareDatabase(Promise.reject(unreachable));
    const answer = await rest(search, { query: 'moon' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    const overMcp = await call('search_catalog', { query: 'moon' });
    expect([overMcp.status, (await bodyOf(overMcp)).error]).toMatchObject([
      503,
      { code: -32000, data: { retry_after: 5 } },
    ]);
  });

  // Verifies docs/product.md 19.5, 33.7.
  it('each message of a batch gets the protocol’s code of its rejection, and no text of an exception, which is logged', async () => {
    const message = (id: number, profile: string | null) => {
      const params = {
        name: 'search_catalog',
        arguments: { meta: { 'ucp-agent': { profile } }, catalog: { query: 'moon' } },
      };
      return { jsonrpc: '2.0', id, method: 'tools/call', params };
    };
    const errorsOf = async (...messages: object[]) =>
      (await (await post(messages, { accept: 'application/json' })).json()).map(
        ({ id, error }: { id: number; error?: { code: number; data: object } }) => [id, error?.code, error?.data],
      );
    expect(await errorsOf(message(1, null), message(2, profileAt()))).toEqual([
      [1, -32001, expect.objectContaining({ code: 'invalid_profile_url' })],
      [2, undefined, undefined],
    ]);
    const unreachable = Object.assign(new Error('connect ECONNREFUSED ada@example.com'), { code: 'ECONNREFUSED' });
    shareDatabase(Promise.reject(unreachable));
    const away = await errorsOf(message(3, profileAt()));
    expect(away).toEqual([[3, -32000, expect.objectContaining({ code: 'records_unreachable', retry_after: 5 })]]);
    shareDatabase(Promise.reject(new Error('no such column ada@example.com')));
    const broken = await errorsOf(message(4, profileAt()));
    expect(broken).toEqual([[4, -32603, expect.objectContaining({ code: 'fault' })]]);
    const single = await post(message(5, profileAt()));
    expect([single.status, await bodyOf(single)]).toMatchObject([500, { id: 5, error: { data: { code: 'fault' } } }]);
    const lines = logged().map((line) => JSON.parse(line));
    expect(lines.filter(({ level }) => level === 'error')).toMatchObject([
      { status: 503 },
      { status: 500 },
      { status: 500 },
    ]);
    expect(JSON.stringify([away, broken, lines])).not.toContain('ada@');
  });

  it.each([
    ['invalid JSON', '{', 400],
    ['a body of 64 KiB and more', JSON.stringify({ query: 'a'.repeat(70_000) }), 413],
    ['JSON nested 5,000 levels deep', `${'['.repeat(5000)}${']'.repeat(5000)}`, 400],
  ])('%s is rejected over REST and MCP', async (_, body, status) => {
    const headers = { 'content-type': 'application/json', 'ucp-agent': `profile="${profileAt()}"` };
    expect((await search(new Request(LOCAL, { method: 'POST', headers, body }))).status).toBe(status);
    expect((await post(body)).status).toBe(status);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'http://evil.example:3000', host: 'evil.example:3000' },
    { host: 'evil.example:3000' },
    { origin: 'null' },
  ])('a request from another origin or host is rejected with 403: %j', async (hostileHeaders) => {
    const headers = { 'content-type': 'application/json', ...hostileHeaders };
    const request = () => new Request(`${LOCAL}/api/ucp/mcp`, { method: 'POST', headers, body: '{}' });
    expect((await callTool(request())).status).toBe(403);
    expect((await search(request())).status).toBe(403);
  });

  it('a caller over the rate limit receives 429 with Retry-After', async () => {
    const { db } = where();
    await rest(search, { query: 'moon' });
    await db.updateTable('rate_limits').set({ hits: 100_000 }).execute();
    const overRest = await rest(search, { query: 'moon' });
    expect([overRest.status, Number(overRest.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    const overMcp = await call('search_catalog', { query: 'moon' });
    expect([overMcp.status, (await bodyOf(overMcp)).error]).toMatchObject([
      429,
      { code: -32000, data: { retry_after: expect.any(Number) } },
    ]);
  });
});

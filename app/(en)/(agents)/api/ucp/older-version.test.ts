// Verifies docs/product.md 33.5, 33.6, 33.7, 33.10, 33.13.
import { randomUUID } from 'node:crypto';
import { GET as mainProfile } from '@/app/(en)/(agents)/.well-known/ucp/route';
import { GET as olderProfile } from '@/app/(en)/(agents)/.well-known/ucp/2026-04-08/route';
import { originOf } from '@/server/agents/feature';
import { validationErrorOf, profileSchemaOf, validatorOf } from '@/server/agents/schemas';
import { takeOver } from '@/server/agents/sessions';
import { recordPaymentEvent } from '@/server/orders/change';
import { buyer, line, linkTokenIn, maskedNewYork, newYork, payment } from '@/server/agents/testing/agent';
import { place, paymentEvent } from '@/server/testing/checkout';
import { onSqlite, shareWithRoutes } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { agentProfileIn, serveProfiles } from '@/server/agents/testing/profile-server';
import { valueOf } from '@/server/testing/results';
import { POST as lookUp } from './catalog/lookup/route';
import { POST as showProduct } from './catalog/product/route';
import { POST as search } from './catalog/search/route';
import { POST as create } from './checkout-sessions/route';
import * as session from './checkout-sessions/[id]/route';
import { POST as cancel } from './checkout-sessions/[id]/cancel/route';
import { POST as complete } from './checkout-sessions/[id]/complete/route';
import { POST as callTool } from './mcp/route';

const OLDER = '2026-04-08';
const LOCAL = 'http://localhost:3000';
const OLDER_PROFILE = `${LOCAL}/.well-known/ucp/${OLDER}`;

describe('UCP profile of 2026-04-08', () => {
  it('is listed by the main profile, validates against its own schema and lists no other version or key', async () => {
    const main = await mainProfile(new Request(`${LOCAL}/.well-known/ucp`)).json();
    expect([main.ucp.version, main.ucp.supported_versions]).toEqual(['2026-08-25', { [OLDER]: OLDER_PROFILE }]);
    const leaf = await olderProfile(new Request(OLDER_PROFILE)).json();
    expect(validationErrorOf(validatorOf(OLDER, 'answer', profileSchemaOf(OLDER, 'business')), leaf)).toBeUndefined();
    expect(Object.keys(leaf)).toEqual(['ucp']);
    expect(Object.keys(leaf.ucp).sort()).toEqual(['capabilities', 'payment_handlers', 'services', 'version']);
    expect(leaf.ucp.payment_handlers).toEqual({});
  });

  it('lists entries of its own version only, at the endpoints of the main profile', async () => {
    const main = await mainProfile(new Request(`${LOCAL}/.well-known/ucp`)).json();
    const { ucp } = await olderProfile(new Request(OLDER_PROFILE)).json();
    const entries = [...Object.values(ucp.services), ...Object.values(ucp.capabilities)].flat() as Record<
      string,
      string
    >[];
    for (const { version, schema, spec } of entries) {
      expect(version).toBe(OLDER);
      for (const address of [schema, spec]) expect(address).toMatch(new RegExp(`^https://ucp\\.dev/${OLDER}/`));
    }
    const endpoints = (profile: { services: Record<string, { endpoint: string }[]> }) =>
      Object.values(profile.services)
        .flat()
        .map(({ endpoint }) => endpoint);
    expect(endpoints(ucp)).toEqual(endpoints(main.ucp));
    expect(ucp.capabilities['dev.ucp.shopping.checkout'][0].spec).toBe(
      `https://ucp.dev/${OLDER}/specification/checkout`,
    );
    const ofBoth = Object.keys(main.ucp.capabilities).filter((name) => name !== 'dev.ucp.shopping.permalink');
    expect(Object.keys(ucp.capabilities)).toEqual(ofBoth);
  });

  it('has the cache headers and ETag of the main profile, and returns 404 with AGENTS=off', async () => {
    const answer = olderProfile(new Request(OLDER_PROFILE));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const again = olderProfile(
      new Request(OLDER_PROFILE, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } }),
    );
    expect(again.status).toBe(304);
    process.env.AGENTS = 'off';
    try {
      expect(olderProfile(new Request(OLDER_PROFILE)).status).toBe(404);
    } finally {
      delete process.env.AGENTS;
    }
  });
});

const address = { id: 'home', ...newYork };
const maskedAddress = { id: 'home', ...maskedNewYork };
const sendTo = (more: object = {}) => ({ methods: [{ type: 'shipping', destinations: [address], ...more }] });
const fullCheckout = {
  line_items: [line('xerix-1')],
  buyer,
  fulfillment: sendTo(),
  discounts: { codes: ['NO-SUCH-CODE', 'ANOTHER'] },
};

const checkoutSchemas = [
  'shopping/checkout.json',
  'shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout',
  'shopping/discount.json#/$defs/dev.ucp.shopping.checkout',
];
const schemasOf = (tool: string) =>
  ({
    search_catalog: ['shopping/catalog_search.json#/$defs/search_response'],
    lookup_catalog: ['shopping/catalog_lookup.json#/$defs/lookup_response'],
    get_product: ['shopping/catalog_lookup.json#/$defs/get_product_response'],
  })[tool] ?? checkoutSchemas;

/** Fields that exist only in 2026-08-25. */
const newer = /"policies"|"actions"|"shipping_address"|"quantity_unit"|"map_order"|"request_constraints"/;

/** Expects a body to be valid under the 2026-04-08 schemas of its tool. */
function expectOlderFormat(tool: string, body: { ucp: { version: string; status: string } }) {
  expect(body.ucp.version).toBe(OLDER);
  const schemas = body.ucp.status === 'error' ? ['shopping/types/error_response.json'] : schemasOf(tool);
  for (const schema of schemas) expect(validationErrorOf(validatorOf(OLDER, 'answer', schema), body)).toBeUndefined();
  expect(JSON.stringify(body)).not.toMatch(newer);
}

onSqlite((where) => {
  collectLog();
  const profileAt = serveProfiles({
    '/older.json': agentProfileIn(OLDER),
    '/newest.json': agentProfileIn('2026-08-25'),
    '/third.json': { ucp: { ...agentProfileIn(OLDER).ucp, version: '2026-01-23' } },
    '/mixed.json': { ucp: { ...agentProfileIn('2026-08-25').ucp, version: OLDER } },
    '/keyed.json': { ...agentProfileIn(OLDER), signing_keys: [{ kid: 'a', kty: 'EC' }] },
    '/malformed.json': { ...agentProfileIn(OLDER), signing_keys: [{ crv: 'P-256' }] },
  });
  shareWithRoutes(where);

  type CallOptions = { id?: string; payload?: object; key?: string; profile?: string };
  type Handler = typeof search;
  const rest: Record<string, [method: string, path: (id: string) => string, handler: Handler]> = {
    search_catalog: ['POST', () => 'catalog/search', search],
    lookup_catalog: ['POST', () => 'catalog/lookup', lookUp],
    get_product: ['POST', () => 'catalog/product', showProduct],
    create_checkout: ['POST', () => 'checkout-sessions', create],
    get_checkout: ['GET', (id) => `checkout-sessions/${id}`, session.GET],
    update_checkout: ['PUT', (id) => `checkout-sessions/${id}`, session.PUT],
    complete_checkout: ['POST', (id) => `checkout-sessions/${id}/complete`, complete],
    cancel_checkout: ['POST', (id) => `checkout-sessions/${id}/cancel`, cancel],
  };

  const overRest = (tool: string, { id = '', payload, key, profile = '/older.json' }: CallOptions) => {
    const [method, path, handler] = rest[tool] ?? [];
    if (!method || !path || !handler) throw new Error(`Unknown tool: ${tool}`);
    const headers = {
      'content-type': 'application/json',
      'ucp-agent': `profile="${profileAt(profile)}"`,
      ...(key && { 'idempotency-key': key }),
    };
    const body = payload && JSON.stringify(payload);
    return handler(new Request(`${LOCAL}/api/ucp/${path(id)}`, { method, headers, ...(body && { body }) }));
  };

  const overMcp = (tool: string, { id, payload, key, profile = '/older.json' }: CallOptions) => {
    const meta = { 'ucp-agent': { profile: profileAt(profile) }, ...(key && { 'idempotency-key': key }) };
    const named = tool.endsWith('_checkout') ? { id, checkout: payload } : { catalog: payload };
    const params = { name: tool, arguments: { meta, ...named } };
    return callTool(
      new Request(`${LOCAL}/api/ucp/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
      }),
    );
  };

  const asks = {
    REST: async (tool: string, callOptions: CallOptions) => (await overRest(tool, callOptions)).json(),
    MCP: async (tool: string, callOptions: CallOptions) =>
      (await (await overMcp(tool, callOptions)).json()).result.structuredContent,
  };

  const catalogue: [string, string, object][] = [
    ['a search', 'search_catalog', { query: 'automatic under $300', filters: { wrist: 165 } }],
    [
      'a price in another currency',
      'search_catalog',
      { query: 'moon', context: { currency: 'EUR' }, filters: { price: { max: 1 } } },
    ],
    [
      'a price in a currency that the shop does not sell in',
      'search_catalog',
      { query: 'moon', context: { currency: 'CHF' }, filters: { price: { max: 1 } } },
    ],
    ['a lookup in yen', 'lookup_catalog', { ids: ['xerix-1'], context: { currency: 'JPY' } }],
    ['a lookup with one unknown id', 'lookup_catalog', { ids: ['xerix-1', 'none-1'] }],
    ['a product', 'get_product', { id: 'xerix-1' }],
    ['an unknown product', 'get_product', { id: 'none-1' }],
  ];

  // Verifies docs/product.md 33.7 (2026-04-08).
  it.each(catalogue)(
    '%s has the 2026-04-08 format over REST and MCP and otherwise equals the newest version’s answer',
    async (_, tool, payload) => {
      const answer = await asks.REST(tool, { payload });
      expectOlderFormat(tool, answer);
      expect(await asks.MCP(tool, { payload })).toEqual(answer);
      const { policies, ...newest } = await asks.REST(tool, { payload, profile: '/newest.json' });
      expect(newest.ucp.version).toBe('2026-08-25');
      const { messages } = answer;
      expect({ ...answer, ucp: newest.ucp, messages: newest.messages }).toEqual(newest);
      if (!policies) return expect(messages).toEqual(newest.messages);
      expect(messages.map(({ type, code }: Record<string, string>) => [type, code])).toEqual([
        ['info', 'return_policy'],
        ['info', 'warranty_policy'],
      ]);
      for (const [index, { description, url }] of policies.entries()) {
        expect(messages[index].content).toBe(`${description.plain} ${url}`);
      }
    },
  );

  it.each(['REST', 'MCP'] as const)('a checkout has the 2026-04-08 format at every step over %s', async (transport) => {
    const step = async (tool: string, callOptions: CallOptions) => {
      const body = await asks[transport](tool, { key: randomUUID(), ...callOptions });
      expectOlderFormat(tool, body);
      return body;
    };
    const made = await step('create_checkout', { payload: fullCheckout });
    expect([made.status, made.messages.map(({ code }: { code: string }) => code)]).toEqual([
      'requires_escalation',
      ['discount_code_invalid', 'discount_code_combination_disallowed', 'buyer_review_required'],
    ]);
    const { id } = made;
    const [{ destinations, groups }] = made.fulfillment.methods;
    expect(destinations).toEqual([maskedAddress]);
    expect(groups[0].options.length).toBeGreaterThan(1);
    for (const { description } of groups[0].options) expect(description).toMatch(/^Arrives /);
    expect(await step('get_checkout', { id })).toEqual(made);

    const [, other] = groups[0].options;
    const choosing = (option: string) => ({
      ...fullCheckout,
      fulfillment: sendTo({ line_item_ids: ['xerix-1'], groups: [{ id: 'parcel', selected_option_id: option }] }),
    });
    const changed = await step('update_checkout', { id, payload: choosing(other.id) });
    expect(changed.fulfillment.methods[0].groups[0].selected_option_id).toBe(other.id);
    const rejected = await step('update_checkout', { id, payload: choosing('by-swallow') });
    expect(rejected.messages[0].code).toBe('fulfillment_option_not_offered');
    // An answer may be sent back unchanged.
    const again = await step('update_checkout', { id, payload: changed });
    expect(again).toEqual(changed);

    expect(await step('complete_checkout', { id, payload: payment })).toEqual(changed);
    const bare = await step('update_checkout', { id, payload: { line_items: [line('xerix-1')] } });
    expect([bare.status, bare.fulfillment.methods[0].destinations]).toEqual(['incomplete', []]);
    expect((await step('cancel_checkout', { id })).status).toBe('canceled');
    expect((await step('cancel_checkout', { id })).messages[0].code).toBe('checkout_closed');
    const none = await step('create_checkout', {
      payload: { line_items: [line('none-1')] },
    });
    expect([none.ucp.status, none.messages[0].code]).toEqual(['error', 'item_unavailable']);
    expect((await step('get_checkout', { id: 'none' })).messages[0].code).toBe('not_found');
  });

  it.each(['REST', 'MCP'] as const)(
    'a checkout has the 2026-04-08 format after its shopper took over and paid, over %s',
    async (transport) => {
      const { db } = where();
      const { id, continue_url: page } = await asks[transport]('create_checkout', { payload: fullCheckout });
      valueOf(await takeOver(db, { linkToken: linkTokenIn(page), key: randomUUID() }, new Date()));
      const afterTakeOver = await asks[transport]('get_checkout', { id });
      expectOlderFormat('get_checkout', afterTakeOver);
      expect(afterTakeOver.messages[0].code).toBe('buyer_in_control');
      expect(Object.keys(afterTakeOver).toSorted()).toEqual([
        ...['continue_url', 'currency', 'discounts', 'expires_at', 'id', 'line_items', 'links', 'messages', 'status'],
        ...['totals', 'ucp'],
      ]);
      const order = await place(db, {}, { origin: originOf(id) });
      await recordPaymentEvent(db, paymentEvent(order), new Date());
      const completed = await asks[transport]('get_checkout', { id });
      expectOlderFormat('get_checkout', completed);
      expect([completed.status, completed.order.id]).toEqual(['completed', order.number]);
    },
  );

  it('get_checkout returns one session in the format of the agent’s version', async () => {
    const made = await asks.REST('create_checkout', { payload: fullCheckout });
    const seen = await asks.REST('get_checkout', { id: made.id, profile: '/newest.json' });
    expect(validationErrorOf(validatorOf('2026-08-25', 'answer', checkoutSchemas[1] ?? ''), seen)).toBeUndefined();
    expect(seen.ucp.version).toBe('2026-08-25');
    const [method] = seen.fulfillment.methods;
    expect(method.destinations).toEqual([{ type: 'shipping_address', ...maskedAddress }]);
    const [older] = made.fulfillment.methods;
    const formats = older.groups[0].options.map(({ description }: { description: string }) => ({ plain: description }));
    expect(method.groups[0].options.map(({ description }: { description: object }) => description)).toEqual(formats);
    expect({ ...made, ucp: seen.ucp, fulfillment: seen.fulfillment }).toEqual(seen);
  });

  it('create_checkout returns identical bytes for a repeated idempotency key, even after a version change', async () => {
    const key = randomUUID();
    const create = async (profile: string) =>
      (await overRest('create_checkout', { payload: fullCheckout, key, profile })).text();
    const made = await create('/older.json');
    expectOlderFormat('create_checkout', JSON.parse(made));
    expect(await create('/older.json')).toBe(made);
    expect(await create('/newest.json')).toBe(made);
    expect(await where().db.selectFrom('agent_sessions').select('id').execute()).toHaveLength(1);
  });

  it('create_checkout ignores quantity_unit in 2026-04-08', async () => {
    const weighed = {
      line_items: [{ ...line('xerix-1'), item: { id: 'xerix-1', quantity_unit: { unit: 'KGM', display_text: 'kg' } } }],
    };
    const made = await asks.REST('create_checkout', { payload: weighed });
    expectOlderFormat('create_checkout', made);
    expect(made.line_items).toHaveLength(1);
    const newest = await asks.REST('create_checkout', { payload: weighed, profile: '/newest.json' });
    expect(newest.messages[0].code).toBe('quantity_unit_mismatch');
  });

  it('create_checkout validates a request against the schemas of the agent’s version', async () => {
    const callOptions = { payload: { line_items: [line('xerix-1')], fulfillment: { methods: [{ type: 'drone' }] } } };
    const rejected = await overRest('create_checkout', callOptions);
    expect([rejected.status, (await rejected.json()).code]).toEqual([400, 'invalid_arguments']);
    const overTools = await overMcp('create_checkout', callOptions);
    expect([overTools.status, (await overTools.json()).error.data.code]).toEqual([400, 'invalid_arguments']);
    // The newest version accepts the type and reports that the shop does not offer it.
    const newest = await asks.REST('create_checkout', { ...callOptions, profile: '/newest.json' });
    expect(newest.messages[0].code).toBe('fulfillment_method_not_offered');
  });

  // Verifies docs/product.md 33.7 (2026-08-25, another version).
  it('search_catalog requires an exact version match of capabilities and rejects unknown versions', async () => {
    const payload = { query: 'moon' };
    const mixed = await asks.REST('search_catalog', { payload, profile: '/mixed.json' });
    expectOlderFormat('search_catalog', mixed);
    expect(mixed.messages[0].code).toBe('capabilities_incompatible');
    expect(await asks.MCP('search_catalog', { payload, profile: '/mixed.json' })).toEqual(mixed);
    for (const ask of [overRest, overMcp]) {
      const rejected = await ask('search_catalog', { payload, profile: '/third.json' });
      expect([rejected.status, await rejected.text()]).toEqual([422, expect.stringContaining('"version_unsupported"')]);
    }
  });

  it('search_catalog validates the agent’s profile against the schema of its version', async () => {
    const payload = { query: 'moon' };
    expectOlderFormat('search_catalog', await asks.REST('search_catalog', { payload, profile: '/keyed.json' }));
    const rejected = await overRest('search_catalog', { payload, profile: '/malformed.json' });
    expect([rejected.status, (await rejected.json()).code]).toEqual([422, 'profile_malformed']);
  });
});

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Handler } from '@/server/http/serve';
import { savedAddress } from './member';
import { body, lines } from './requests';

/** An example request of a route: a query, or a JSON or form body. Its texts are untrusted input. */
export type Example = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  query?: Readonly<Record<string, string>>;
  json?: object;
  form?: Readonly<Record<string, string>>;
};

const traces = { website: '', filledForMs: 9000 };
const token = 'a'.repeat(32);
const message = { name: 'Ada', email: 'ada@example.com', subject: 'A strap', body: 'Does it fit?' };
const toolCall = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: {
    name: 'search_catalog',
    arguments: { meta: { 'ucp-agent': { profile: 'agent.example' } }, catalog: { query: 'moon' } },
  },
};
const agentCheckout = {
  line_items: [{ item: { id: 'xerix-1' }, quantity: 1 }],
  buyer: { first_name: 'Ada', email: 'ada@example.com' },
  discounts: { codes: ['A'] },
  fulfillment: {
    methods: [{ type: 'shipping', destinations: [{ street_address: '1 Odd Street', postal_code: '10001' }] }],
  },
};
const post = (path: string, sent: Pick<Example, 'json' | 'form' | 'query'>): Example => ({
  method: 'POST',
  path,
  ...sent,
});
const get = (path: string, query: Readonly<Record<string, string>> = {}): Example => ({ method: 'GET', path, query });

/** Example requests of every route, one for each kind of input. */
export const examples: readonly Example[] = [
  get('/api/account/orders'),
  get('/api/account/addresses'),
  post('/api/account/addresses', { json: { id: randomUUID(), isFirst: true, ...savedAddress } }),
  post('/api/account/addresses/remove', { json: { id: randomUUID() } }),
  post('/api/account/addresses/forget', {}),
  post('/api/lists', {
    json: {
      browser: randomUUID(),
      after: 0,
      operations: [{ n: 1, list: 'cart', type: 'join', key: 'xerix/1', quantity: 1 }],
    },
  }),
  get('/api/lists/changes', { after: '0' }),
  post('/api/returns/guest', { form: { number: 'OH-7K3M9QX2', email: message.email, unused: 'yes' } }),
  post('/api/returns/sent', { form: { order: 'a'.repeat(32), number: 'RT-7K3M9QX2', tracking: '1Z 999' } }),
  post('/api/handed-lists', { json: { proof: 'a'.repeat(43), text: 'a'.repeat(80) } }),
  post('/api/handed-lists/take', { json: { id: 'a'.repeat(16), proof: 'a'.repeat(43) } }),
  get('/api/health/live'),
  get('/api/health/ready'),
  get('/auth/emulator'),
  post('/api/back-in-stock', { json: { watch: 'xerix/1', email: message.email, ...traces } }),
  post('/api/back-in-stock', { form: { watch: 'xerix/1', email: message.email } }),
  post('/api/back-in-stock/leave', { form: { email: message.email } }),
  post('/api/contact', { json: { ...message, ...traces } }),
  post('/api/contact', { form: message }),
  post('/api/newsletter', { json: { email: message.email, ...traces } }),
  post('/api/newsletter', { form: { email: message.email } }),
  post('/api/newsletter/confirm', { form: { token } }),
  post('/api/newsletter/unsubscribe', { form: { token } }),
  post('/api/newsletter/unsubscribe', { query: { token }, form: { 'List-Unsubscribe': 'One-Click' } }),
  get('/api/newsletter/unsubscribe', { token }),
  post('/api/order-link', { json: { number: 'OH-7K3M9QX2', email: message.email, ...traces } }),
  post('/api/order-link', { form: { number: 'OH-7K3M9QX2', email: message.email } }),
  post('/api/order/cancel', { form: { order: token } }),
  post('/api/order/address', { json: { order: token, ...savedAddress, phone: '' } }),
  post('/api/order/address', { form: { order: token, ...savedAddress, phone: '' } }),
  post('/api/withdrawals', {
    form: { number: 'OH-7K3M9QX2', email: message.email, name: 'Ada', watch1: 'xerix/1', units1: '1' },
  }),
  post('/api/withdrawals/confirm', { form: { declaration: token } }),
  post('/api/returns', {
    form: { order: token, kind: 'return', watch1: 'xerix/1', units1: '1', reason: 'Too small', unused: 'yes' },
  }),
  post('/api/passport', { form: { passport: token, act: 'note', note: message.body } }),
  post('/api/passport', { form: { passport: token, act: 'service-asked', note: message.body } }),
  post('/api/passport', { form: { passport: token, act: 'battery', on: '2026-11-20', remind: 'on' } }),
  post('/api/passport', { form: { passport: token, act: 'stolen' } }),
  post('/api/passport', { form: { passport: token, act: 'handed-over', email: message.email } }),
  post('/api/checkout/orders', { json: { ...body, promoCode: 'A', supersedes: 'an-order' } }),
  post('/api/checkout/quote', {
    json: { lines, country: 'US', service: 'first-class', promoCode: 'A', supersedes: 'b' },
  }),
  post('/api/test-payment', { json: { order: 'a', session: 'b', card: 'success' } }),
  post('/api/agent-hand-off', { json: { session: token, key: randomUUID() } }),
  post('/api/ucp/catalog/search', { json: { query: 'moon', filters: { brand: ['xeric'] } } }),
  post('/api/ucp/catalog/lookup', { json: { ids: ['xerix-1'] } }),
  post('/api/ucp/catalog/product', { json: { id: 'xerix-1' } }),
  post('/api/ucp/mcp', { json: toolCall }),
  post('/api/ucp/checkout-sessions', { json: agentCheckout }),
  get('/api/ucp/checkout-sessions/[id]'),
  { method: 'PUT', path: '/api/ucp/checkout-sessions/[id]', json: agentCheckout },
  post('/api/ucp/checkout-sessions/[id]/complete', { json: { payment: { instruments: [] } } }),
  post('/api/ucp/checkout-sessions/[id]/cancel', {}),
  post('/api/desk/[action]', { form: { key: randomUUID(), back: '/desk', number: 'OH-7K3M9QX2' } }),
  post('/api/desk/passkey', { json: { purpose: 'sign-in' } }),
  get('/api/order/pay', { order: token }),
  post('/api/order/pay', { form: { order: token, card: 'success' } }),
  get('/api/invoice', { order: token, number: '2026-000123' }),
  get('/api/search-entries'),
  get('/api/stock', { keys: 'xerix/1', own: 'an-order' }),
  get('/api/stored-watches', { keys: 'xerix/1' }),
  get('/api/suggestions', { q: 'moon' }),
  get('/api/watches', { keys: 'xerix/1' }),
  post('/api/stripe/webhook', { json: { id: 'evt_1' } }),
];

const app = join(__dirname, '..', '..', 'app');

/** Returns the handlers of a route by method. A route group like `(agents)` is not part of the path. */
export async function handlersOf(path: string): Promise<Partial<Record<string, Handler>>> {
  const file = ['', '(en)/(agents)'].map((group) => join(app, group, path, 'route.ts')).find(existsSync);
  if (!file) throw new Error(`Route ${path} not found.`);
  return import(file);
}

/** Creates the request of an example, sent by a page of the shop. */
export function requestOf(
  { method, path, query, json, form }: Example,
  headers: Readonly<Record<string, string>> = {},
): Request {
  const text = json ? JSON.stringify(json) : form && new URLSearchParams(form).toString();
  return new Request(`http://localhost:3000${path}?${new URLSearchParams(query)}`, {
    method,
    body: text,
    headers: {
      origin: 'http://localhost:3000',
      'idempotency-key': randomUUID(),
      ...(json && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
  });
}

/** An example with one changed text, and the path of that text: `lines.0.catalogue`. */
export type Changed = { example: Example; where: string };

/** Returns an example once for each of its texts, with that text changed. */
export function withEachText(example: Example, change: (text: string) => string): Changed[] {
  return (['query', 'json', 'form'] as const).flatMap((part) =>
    textsIn(example[part]).map((path) => ({
      where: path.join('.'),
      example: { ...example, [part]: changeAt(example[part], path, change) },
    })),
  );
}

function textsIn(value: unknown): string[][] {
  if (typeof value === 'string') return [[]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part).map((path) => [name, ...path]));
}

function changeAt(value: unknown, [name, ...rest]: readonly string[], change: (text: string) => string): unknown {
  if (name === undefined) return change(String(value));
  if (Array.isArray(value)) {
    return value.map((part: unknown, index) => (String(index) === name ? changeAt(part, rest, change) : part));
  }
  return { ...Object(value), [name]: changeAt(Object(value)[name], rest, change) };
}

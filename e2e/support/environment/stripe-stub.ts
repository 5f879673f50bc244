import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Webhook } from './webhook';

type Session = {
  object: 'checkout.session';
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  url: string;
  success_url: string;
  cancel_url: string;
  client_reference_id: string;
  payment_intent: string;
  amount_total: number;
  currency: string;
  livemode: boolean;
};

/** Fields of a session that the stub reports wrongly, such as the amount in cents. */
export type SessionOverrides = Partial<
  Pick<Session, 'amount_total' | 'currency' | 'payment_status' | 'client_reference_id'>
>;

const webhookSecret = 'whsec_end_to_end';

/** Copy of the stub's payment page. */
export const providerPage = { title: 'The payment provider’s page', pay: 'Pay', leave: 'Leave' };

/** A stub of Stripe Checkout: sessions, a payment page and the webhook. Errors last until `recover`. */
export class StripeStub {
  private readonly sessions = new Map<string, Session>();
  private readonly sessionsByKey = new Map<string, Session>();
  private readonly server = createServer((request, response) => void this.respond(request, response));
  private shop = '';
  private clockAhead = 0;
  private delayMs = 0;
  private isDown = false;
  private overrides: SessionOverrides = {};
  private origin = '';

  private constructor(private readonly webhook: Webhook) {}

  static async open(webhook: Webhook): Promise<StripeStub> {
    const provider = new StripeStub(webhook);
    await new Promise<void>((resolve) => provider.server.listen(0, '127.0.0.1', resolve));
    provider.origin = `http://localhost:${(provider.server.address() as AddressInfo).port}`;
    return provider;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Environment variables of a shop that uses the stub. */
  get settings(): Record<string, string> {
    return {
      SITE_URL: 'https://www.example.com',
      STRIPE_SECRET_KEY: 'sk_test_end_to_end',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: this.origin.replace('localhost', '127.0.0.1'),
      ALLOW_STRIPE_TEST_KEY: '1',
    };
  }

  /** Connects the stub to a shop. @param at time on the shop's clock; the machine's time by default */
  connectTo(shop: string, at: Date | number | string = Date.now()): void {
    this.shop = shop;
    this.clockAhead = new Date(at).getTime() - Date.now();
  }

  /** Delays each response to the shop, in ms. */
  delayResponses(ms: number): void {
    this.delayMs = ms;
  }

  /** Responds to the shop with status 500. */
  fail(): void {
    this.isDown = true;
  }

  /** Reports these fields in webhooks and API responses instead of the real ones. */
  override(overrides: SessionOverrides): void {
    this.overrides = overrides;
  }

  recover(): void {
    this.isDown = false;
    this.delayMs = 0;
    this.overrides = {};
  }

  /** Number of sessions created. */
  get sessionCount(): number {
    return this.sessions.size;
  }

  /** Completes the payment of an order, as in another window. */
  pay(orderNumber: string): void {
    const session = [...this.sessions.values()].find((one) => one.client_reference_id === orderNumber);
    if (!session) throw new Error(`No session for order ${orderNumber}.`);
    this.complete(session);
  }

  /** Sends an event to the shop with Stripe's signature. */
  private async deliver(event: object): Promise<void> {
    const body = JSON.stringify(event);
    const seconds = Math.floor((Date.now() + this.clockAhead) / 1000);
    const signature = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex');
    const response = await fetch(`${this.shop}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${seconds},v1=${signature}` },
      body,
    });
    if (!response.ok) throw new Error(`The webhook responded with ${response.status}: ${await response.text()}`);
  }

  private complete(session: Session): void {
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    const created = Math.floor((Date.now() + this.clockAhead) / 1000);
    const type = 'checkout.session.completed';
    const data = { object: { ...session, ...this.overrides } };
    const event = { id: `evt_${session.id}`, object: 'event', type, livemode: false, created, data };
    this.webhook.deliver(() => this.deliver(event));
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?')[0] ?? '';
    const onPage = this.sessions.get(path.replace('/c/pay/', ''));
    if (onPage) return this.showPage(request, response, onPage);
    await new Promise((waited) => setTimeout(waited, this.delayMs));
    const body = this.isDown ? undefined : await this.respondToShop(request, path);
    const failure = this.isDown ? ([500, 'api_error'] as const) : ([404, 'invalid_request_error'] as const);
    response.writeHead(body ? 200 : failure[0], { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(body ?? { error: { type: failure[1], code: this.isDown ? undefined : 'resource_missing' } }),
    );
  }

  private async showPage(request: IncomingMessage, response: ServerResponse, session: Session): Promise<void> {
    // The shop's SITE_URL is a public host; the browser uses the local one.
    const back = (address: string) => this.shop + new URL(address).pathname + new URL(address).search;
    if (request.method === 'POST') {
      if (session.status === 'open') this.complete(session);
      response.writeHead(303, { location: back(session.success_url) }).end();
      return;
    }
    const sum = `${(session.amount_total / 100).toFixed(2)} ${session.currency}`;
    const page = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>${providerPage.title}</title>
      <h1>${providerPage.title}</h1><p id="sum">${sum}</p>
      <form method="post"><button>${providerPage.pay}</button></form><a href="${back(session.cancel_url)}">${providerPage.leave}</a>`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }

  private async respondToShop(request: IncomingMessage, path: string): Promise<object | undefined> {
    if (path === '/v1/events') return { object: 'list', has_more: false, data: [] };
    if (request.method === 'POST' && path === '/v1/checkout/sessions') {
      const form = await formOf(request);
      const key = String(request.headers['idempotency-key']);
      const session = this.sessionsByKey.get(key) ?? this.makeSession(form);
      this.sessionsByKey.set(key, session);
      return session;
    }
    const [, id = '', end] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
    const session = this.sessions.get(id);
    if (session?.status === 'open' && end) session.status = 'expired';
    return session && { ...session, ...(session.status === 'complete' && this.overrides) };
  }

  private makeSession(form: URLSearchParams): Session {
    const id = `cs_test_${this.sessions.size + 1}`;
    const cents = (name: string) => Number(form.get(name) ?? 0);
    let total = cents('shipping_options[0][shipping_rate_data][fixed_amount][amount]');
    for (let line = 0; form.has(`line_items[${line}][quantity]`); line += 1) {
      total += cents(`line_items[${line}][quantity]`) * cents(`line_items[${line}][price_data][unit_amount]`);
    }
    const session: Session = {
      object: 'checkout.session',
      id,
      status: 'open',
      payment_status: 'unpaid',
      url: `${this.origin}/c/pay/${id}`,
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      client_reference_id: form.get('client_reference_id') ?? '',
      payment_intent: `pi_${id}`,
      amount_total: total,
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      livemode: false,
    };
    this.sessions.set(id, session);
    return session;
  }
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

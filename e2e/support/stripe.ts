import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Session = {
  id: string;
  status: 'open' | 'complete';
  payment_status: 'unpaid' | 'paid';
  url: string;
  client_reference_id: string;
  payment_intent: string;
  amount_total: number;
  currency: 'usd';
  livemode: false;
};

/** Stripe as far as opening a session and asking about it; it calls no webhook. */
export class SilentStripe {
  private readonly sessions = new Map<string, Session>();
  private readonly server = createServer((request, response) => {
    void this.answer(request).then((body) => {
      response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body ?? { error: { type: 'invalid_request_error', code: 'resource_missing' } }));
    });
  });

  /** @returns where it listens, `http://127.0.0.1:…`. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** The shopper pays for this order on Stripe's page. */
  pay(orderNumber: string): void {
    const session = [...this.sessions.values()].find((one) => one.client_reference_id === orderNumber);
    if (!session) throw new Error(`There is no session for ${orderNumber}.`);
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
  }

  private async answer(request: IncomingMessage): Promise<object | undefined> {
    const path = request.url?.split('?')[0] ?? '';
    if (request.method === 'POST' && path === '/v1/checkout/sessions') return this.makeSession(await formOf(request));
    if (path === '/v1/events') return { object: 'list', has_more: false, data: [] };
    return this.sessions.get(path.replace('/v1/checkout/sessions/', ''));
  }

  private makeSession(form: URLSearchParams): Session {
    const id = `cs_test_${this.sessions.size + 1}`;
    const cents = (name: string) => Number(form.get(name) ?? 0);
    let total = cents('shipping_options[0][shipping_rate_data][fixed_amount][amount]');
    for (let line = 0; form.has(`line_items[${line}][quantity]`); line += 1) {
      total += cents(`line_items[${line}][quantity]`) * cents(`line_items[${line}][price_data][unit_amount]`);
    }
    const session: Session = {
      id,
      status: 'open',
      payment_status: 'unpaid',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      client_reference_id: form.get('client_reference_id') ?? '',
      payment_intent: `pi_${id}`,
      amount_total: total,
      currency: 'usd',
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

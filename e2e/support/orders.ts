import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { newIpAddress } from './mails';
import { watchesOf } from './shop';

/** Delivery address in the format of the shop's API. */
export const deliveryAddress = {
  line1: '1 Odd Street',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
} as const;

export type PlacedOrder = { number: string; token: string };

type RequestData = { data: unknown; headers?: Record<string, string> };

/** The same in Berlin, whose shoppers may withdraw from the contract. */
const europeanAddress = { line1: 'Uhrweg 1', city: 'Berlin', region: '', postalCode: '10115', country: 'DE' } as const;

type Options = { idToken?: string; paid?: boolean | 'delayed'; isEuropean?: boolean };

/** Client of the shop's API that sends the same headers as its pages. */
export class ShopApi {
  constructor(
    private readonly request: APIRequestContext,
    private readonly origin: string,
  ) {}

  /**
   * Posts with the shop's origin, a new client IP and a new idempotency key; `headers` override them.
   * @param data a string is sent verbatim, anything else as JSON.
   */
  async post(path: string, { data, headers }: RequestData) {
    const response = await this.request.post(path, {
      data: typeof data === 'string' ? Buffer.from(data) : data,
      headers: {
        origin: this.origin,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': newIpAddress(),
        ...headers,
      },
    });
    const text = await response.text();
    return { status: response.status(), headers: response.headers(), text, body: JSON.parse(text) };
  }

  /**
   * Orders two watches and pays with the test card that succeeds.
   * @param idToken token of a member; without it the order is a guest's.
   * @param paid `delayed` for a payment that settles seconds later, `false` for none.
   * @param isEuropean true for an order to Berlin.
   */
  async placeOrder(email: string, { idToken, paid = true, isEuropean = false }: Options = {}): Promise<PlacedOrder> {
    const address = isEuropean ? europeanAddress : deliveryAddress;
    const lines = watchesOf('xerix')
      .slice(0, 2)
      .map(({ catalogue, id }) => ({ catalogue, id, quantity: 1 }));
    const { options, totals } = await this.ask<{ options: { id: string }[]; totals: { totalCents: number } }>(
      '/api/checkout/quote',
      { data: { lines, country: address.country } },
    );
    const checkout = {
      lines,
      contact: { email, fullName: 'Ada Lovelace' },
      address,
      service: options[0]?.id,
      shownTotal: totals.totalCents,
    };
    const { order, next } = await this.ask<{ order: PlacedOrder; next: { session: string } }>('/api/checkout/orders', {
      data: checkout,
      headers: idToken ? { authorization: `Bearer ${idToken}` } : {},
    });
    const card = paid === 'delayed' ? 'delayed' : 'success';
    if (paid) await this.ask('/api/test-payment', { data: { order: order.token, session: next.session, card } });
    return order;
  }

  /** Saves an address in a member's address book. */
  async saveAddress(idToken: string, change: object = {}): Promise<void> {
    await this.ask('/api/account/addresses', {
      data: { fullName: 'Ada Lovelace', line2: '', ...deliveryAddress, isFirst: false, ...change },
      headers: { authorization: `Bearer ${idToken}` },
    });
  }

  private async ask<Answer>(path: string, sent: RequestData): Promise<Answer> {
    const { status, text, body } = await this.post(path, sent);
    if (status !== 200) throw new Error(`${path}: ${text}`);
    return body;
  }
}

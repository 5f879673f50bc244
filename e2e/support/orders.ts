import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { newAddress } from './mails';
import { watchesOf } from './shop';

export type Ordered = { number: string; token: string };

type Options = { idToken?: string; paid?: boolean | 'delayed' };

/** Orders as a browser would, and pays with the test card that succeeds unless it is to be left unpaid. */
export class Till {
  constructor(
    private readonly request: APIRequestContext,
    private readonly origin: string,
  ) {}

  /**
   * @param idToken of whoever is signed in; without one the order is a guest's.
   * @param paid `delayed` for money that arrives seconds later.
   */
  async order(email: string, { idToken, paid = true }: Options = {}): Promise<Ordered> {
    const lines = watchesOf('xerix')
      .slice(0, 2)
      .map(({ catalogue, id }) => ({ catalogue, id, quantity: 1 }));
    const address = { line1: '1 Odd Street', city: 'New York', region: 'NY', postalCode: '10001', country: 'US' };
    const { options, totals } = await this.post<{ options: { id: string }[]; totals: { totalCents: number } }>(
      '/api/checkout/quote',
      { lines, country: 'US' },
    );
    const checkout = {
      lines,
      contact: { email, fullName: 'Ada Lovelace' },
      address,
      service: options[0]?.id,
      shownTotal: totals.totalCents,
    };
    const { order, next } = await this.post<{ order: Ordered; next: { session: string } }>(
      '/api/checkout/orders',
      checkout,
      { 'Idempotency-Key': randomUUID(), ...(idToken && { Authorization: `Bearer ${idToken}` }) },
    );
    const card = paid === 'delayed' ? 'delayed' : 'success';
    if (paid) await this.post('/api/test-payment', { order: order.token, session: next.session, card });
    return order;
  }

  private async post<Answer>(path: string, data: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const sent = { data, headers: { Origin: this.origin, 'X-Forwarded-For': newAddress(), ...headers } };
    const response = await this.request.post(path, sent);
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  }
}

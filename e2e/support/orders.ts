import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { testAddresses, type TestStateName } from '@/data/test-states';
import { newIpAddress } from './mails';
import type { TestDesk } from './test-desk';

/** Delivery address in the format of the shop's API. */
export const deliveryAddress = testAddresses.newYork;

export type PlacedOrder = { number: string; token: string };

type RequestData = { data: unknown; headers?: Record<string, string> };

type Options = { idToken?: string; state?: TestStateName };

/** Client of the shop's API that sends the same headers as its pages. */
export class ShopApi {
  constructor(
    private readonly request: APIRequestContext,
    private readonly desk: TestDesk,
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
   * Places an order in a named state.
   * @param idToken token of a member; without it the order is a guest's.
   */
  async placeOrder(email: string, { idToken, state = 'paid-order' }: Options = {}): Promise<PlacedOrder> {
    const { order } = await this.desk.seed(state, email, idToken && userIdIn(idToken));
    if (!order) throw new Error(`The state ${state} has no order.`);
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

/** Account id in a token of the Auth emulator. */
function userIdIn(idToken: string): string {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { user_id: string };
  return claims.user_id;
}

// Verifies docs/product.md 16.7.
import { accept, reject } from '@/domain/result';
import { cancelOrder } from '@/server/orders/change';
import { later, now, paidOrder, place } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { rejected } from '@/server/testing/results';
import { orderAt } from '@/server/testing/stripe-shop';
import { isPayable, openPayment } from './open';
import { type PaymentProvider, type PaymentSession } from './provider';

/** A provider that opens a new session at each call and logs its calls. */
class Provider implements PaymentProvider {
  readonly name = 'slow';
  readonly calls: string[] = [];
  private count = 0;

  /** @param duringOpen runs while a session is opened. */
  constructor(
    private readonly duringOpen: () => Promise<unknown> = () => Promise.resolve(),
    private readonly canBeReached = true,
  ) {}

  async open() {
    this.count += 1;
    const id = `session-${this.count}`;
    if (this.count === 1) await this.duringOpen();
    return accept(sessionOf(id));
  }

  async find(id: string) {
    this.calls.push(`find ${id}`);
    return accept(sessionOf(id));
  }

  progress = async () => accept('none' as const);

  async end(id: string) {
    this.calls.push(`end ${id}`);
    return this.canBeReached ? accept(true) : ({ ok: false, rejection: { code: 'payment-unreachable' } } as const);
  }

  refund = () => Promise.reject(new Error('nothing is sent back'));
}

const sessionOf = (id: string): PaymentSession => ({ id, next: { kind: 'redirect', url: `https://pay.test/${id}` } });

onSqlite((where) => {
  it.each([
    ['pending', 1, true],
    ['pending', 0, false],
    ['paid', 1, false],
    ['failed', 1, false],
  ] as const)('isPayable of a %s order with %i ms left is %s', async (state, left, isStill) => {
    const order = { ...(await place(where().db)), state, expires_at: later(left).toISOString() };
    expect(isPayable(order, now)).toBe(isStill);
  });

  it('openPayment opens no session for a paid order', async () => {
    const { order } = await paidOrder(where().db);
    const provider = new Provider();
    const paid = await orderAt(where().db, order.number);
    expect(await openPayment(where().db, provider, paid, now)).toEqual(accept({ kind: 'done' }));
    expect(paid.payment_session).toBeNull();
  });

  it('openPayment keeps the first of two parallel sessions and ends the other', async () => {
    const { db } = where();
    const order = await place(db);
    const provider: Provider = new Provider(() => openPayment(db, provider, order, now));
    expect(await openPayment(db, provider, order, now)).toEqual(
      accept({ kind: 'redirect', url: 'https://pay.test/session-2' }),
    );
    expect(provider.calls).toEqual(['end session-1', 'find session-2']);
    expect((await orderAt(db, order.number)).payment_session).toBe('session-2');
  });

  it('openPayment ends the session of an order cancelled during the call and returns "order-over"', async () => {
    const { db } = where();
    const order = await place(db);
    const provider = new Provider(() => cancelOrder(db, order.number, 'shopper', now));
    expect(await openPayment(db, provider, order, now)).toEqual(rejected('order-over'));
    expect(provider.calls).toEqual(['end session-1']);
  });

  it.each(['two at once', 'cancelled'])(
    'openPayment returns the error if a session cannot be ended: %s',
    async (kind) => {
      const { db } = where();
      const order = await place(db);
      const duringOpen: () => Promise<unknown> = () =>
        kind === 'cancelled' ? cancelOrder(db, order.number, 'shopper', now) : openPayment(db, provider, order, now);
      const provider = new Provider(duringOpen, false);
      expect(await openPayment(db, provider, order, now)).toEqual(rejected('payment-unreachable'));
    },
  );

  it('openPayment returns "order-over" for an order of another provider', async () => {
    const { db } = where();
    const order = { ...(await place(db)), payment_provider: 'test', payment_session: 'test_1' };
    const provider = new Provider();
    expect(await openPayment(db, provider, order, now)).toEqual(rejected('order-over'));
    expect(provider.calls).toEqual([]);
  });

  it('openPayment returns the existing session', async () => {
    const { db } = where();
    const order = { ...(await place(db)), payment_provider: 'slow', payment_session: 'session-9' };
    const provider = new Provider();
    expect(await openPayment(db, provider, order, now)).toEqual(
      accept({ kind: 'redirect', url: 'https://pay.test/session-9' }),
    );
    expect(provider.calls).toEqual(['find session-9']);
  });

  it.each([
    ['pending', null, []],
    ['expired', null, []],
    ['cancelled', 'session-9', []],
    ['failed', 'session-9', []],
    ['pending', 'session-9', ['find session-9']],
    ['expired', 'session-9', ['find session-9']],
  ] as const)('openPayment looks up an expired %s order with session %s: %j', async (state, session, calls) => {
    const { db } = where();
    const order = { ...(await place(db)), state, payment_provider: session && 'slow', payment_session: session };
    const provider = new Provider();
    const late = later(24 * 60 * 60_000);
    expect(await openPayment(db, provider, order, late)).toEqual(rejected('order-over'));
    expect(provider.calls).toEqual(calls);
  });

  it.each([
    ['that has ended', accept({ id: 'session-9', next: undefined }), rejected('order-over')],
    ['that is paid', accept({ id: 'session-9', next: { kind: 'done' } as const }), accept({ kind: 'done' })],
    ['of an unreachable provider', reject({ code: 'payment-unreachable' }), rejected('payment-unreachable')],
  ])('openPayment after the expiry time handles a session %s', async (_, found, answer) => {
    const { db } = where();
    const order = { ...(await place(db)), payment_provider: 'slow', payment_session: 'session-9' };
    const provider = Object.assign(new Provider(), { find: async () => found });
    expect(await openPayment(db, provider, order, later(24 * 60 * 60_000))).toEqual(answer);
  });
});

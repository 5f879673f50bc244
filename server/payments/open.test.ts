// Verifies docs/product.md 16.7.
import { accept, reject } from '@/domain/result';
import { cancelOrder } from '@/server/orders/change';
import { later, now, paidOrder, place } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { rejected } from '@/server/testing/results';
import { orderAt } from '@/server/testing/stripe-shop';
import { isPayable, openPayment } from './open';
import { type PaymentProvider, type PaymentSession } from './provider';

/** A provider that opens another session at each call; what it was told stands in `said`. */
class Provider implements PaymentProvider {
  readonly name = 'slow';
  readonly said: string[] = [];
  private count = 0;

  /** @param meanwhile what happens while a session is opened. */
  constructor(
    private readonly meanwhile: () => Promise<unknown> = () => Promise.resolve(),
    private readonly canBeReached = true,
  ) {}

  async open() {
    this.count += 1;
    const id = `session-${this.count}`;
    if (this.count === 1) await this.meanwhile();
    return accept(sessionOf(id));
  }

  async find(id: string) {
    this.said.push(`find ${id}`);
    return accept(sessionOf(id));
  }

  async end(id: string) {
    this.said.push(`end ${id}`);
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
  ] as const)('a %s order with %i ms left may still be paid: %s', async (state, left, isStill) => {
    const order = { ...(await place(where().db)), state, expires_at: later(left).toISOString() };
    expect(isPayable(order, now)).toBe(isStill);
  });

  it('nothing is opened for an order that is paid', async () => {
    const { order } = await paidOrder(where().db);
    const provider = new Provider();
    const paid = await orderAt(where().db, order.number);
    expect(await openPayment(where().db, provider, paid, now)).toEqual(accept({ kind: 'done' }));
    expect(paid.payment_session).toBeNull();
  });

  it('of two sessions opened at once the first counts, and the other is ended', async () => {
    const { db } = where();
    const order = await place(db);
    const provider: Provider = new Provider(() => openPayment(db, provider, order, now));
    expect(await openPayment(db, provider, order, now)).toEqual(
      accept({ kind: 'redirect', url: 'https://pay.test/session-2' }),
    );
    expect(provider.said).toEqual(['end session-1', 'find session-2']);
    expect((await orderAt(db, order.number)).payment_session).toBe('session-2');
  });

  it('a session of an order that is given up while it is opened is ended, and the checkout begins anew', async () => {
    const { db } = where();
    const order = await place(db);
    const provider = new Provider(() => cancelOrder(db, order.number, 'shopper', now));
    expect(await openPayment(db, provider, order, now)).toEqual(rejected('order-over'));
    expect(provider.said).toEqual(['end session-1']);
  });

  it.each(['two at once', 'given up'])('says so where the session cannot be ended: %s', async (kind) => {
    const { db } = where();
    const order = await place(db);
    const meanwhile: () => Promise<unknown> = () =>
      kind === 'given up' ? cancelOrder(db, order.number, 'shopper', now) : openPayment(db, provider, order, now);
    const provider = new Provider(meanwhile, false);
    expect(await openPayment(db, provider, order, now)).toEqual(rejected('payment-unreachable'));
  });

  it('an order that another provider is paid by begins anew', async () => {
    const { db } = where();
    const order = { ...(await place(db)), payment_provider: 'test', payment_session: 'test_1' };
    const provider = new Provider();
    expect(await openPayment(db, provider, order, now)).toEqual(rejected('order-over'));
    expect(provider.said).toEqual([]);
  });

  it('a session that is there is found again, and no other is opened', async () => {
    const { db } = where();
    const order = { ...(await place(db)), payment_provider: 'slow', payment_session: 'session-9' };
    const provider = new Provider();
    expect(await openPayment(db, provider, order, now)).toEqual(
      accept({ kind: 'redirect', url: 'https://pay.test/session-9' }),
    );
    expect(provider.said).toEqual(['find session-9']);
  });

  it.each([
    ['pending', null, []],
    ['expired', null, []],
    ['cancelled', 'session-9', []],
    ['failed', 'session-9', []],
    ['pending', 'session-9', ['find session-9']],
    ['expired', 'session-9', ['find session-9']],
  ] as const)('after its time a %s order with the session %s is looked up: %j', async (state, session, said) => {
    const { db } = where();
    const order = { ...(await place(db)), state, payment_provider: session && 'slow', payment_session: session };
    const provider = new Provider();
    const late = later(24 * 60 * 60_000);
    expect(await openPayment(db, provider, order, late)).toEqual(rejected('order-over'));
    expect(provider.said).toEqual(said);
  });

  it.each([
    ['that is over', accept({ id: 'session-9', next: undefined }), rejected('order-over')],
    ['that is paid', accept({ id: 'session-9', next: { kind: 'done' } as const }), accept({ kind: 'done' })],
    ['that nobody can ask about', reject({ code: 'payment-unreachable' }), rejected('payment-unreachable')],
  ])('after its time a session %s says so', async (_, found, answer) => {
    const { db } = where();
    const order = { ...(await place(db)), payment_provider: 'slow', payment_session: 'session-9' };
    const provider = Object.assign(new Provider(), { find: async () => found });
    expect(await openPayment(db, provider, order, later(24 * 60 * 60_000))).toEqual(answer);
  });
});

// Verifies docs/product.md 37.3.
import fc from 'fast-check';
import { orderStates } from './order-states';
import { orderTimeline, type TimelineFacts } from './order-timeline';

const placedAt = '2026-11-20T12:00:00.000Z';
const facts = (more: Partial<TimelineFacts>): TimelineFacts => ({ state: 'paid', placedAt, refunds: [], ...more });
const shown = (more: Partial<TimelineFacts>) =>
  orderTimeline(facts(more)).map(({ kind, on }) => `${kind} ${on?.slice(5) ?? 'to come'}`);

it('orderTimeline lists the steps that are done, then the steps to come', () => {
  expect(shown({ paidAt: '2026-11-20T12:01:00.000Z', packedAt: '2026-11-21T08:00:00.000Z' })).toEqual([
    'placed 11-20',
    'paid 11-20',
    'packed 11-21',
    'shipped to come',
    'delivered to come',
  ]);
});

it('orderTimeline sorts a partial refund between shipping and delivery, with its sum', () => {
  const refunds = [{ kind: 'refunded', at: '2026-11-23T00:00:00.000Z', cents: 500 }] as const;
  const steps = orderTimeline(
    facts({
      state: 'fulfilled',
      paidAt: placedAt,
      packedAt: placedAt,
      shippedAt: '2026-11-22T00:00:00.000Z',
      deliveredOn: '2026-11-25',
      refunds,
    }),
  );
  expect(steps.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'packed', 'shipped', 'refunded', 'delivered']);
  expect(steps[4]).toEqual({ kind: 'refunded', on: '2026-11-23', cents: 500 });
});

it('orderTimeline keeps the order of events of one day', () => {
  const day = { paidAt: placedAt, cancelledAt: placedAt, packedAt: placedAt, shippedAt: placedAt };
  expect(shown({ ...day, deliveredOn: '2026-11-20', closedAt: placedAt })).toEqual(
    ['placed', 'paid', 'cancelled', 'packed', 'shipped', 'delivered', 'closed'].map((kind) => `${kind} 11-20`),
  );
});

it('orderTimeline puts a refund after the other steps of its day', () => {
  const refunds = [{ kind: 'refunded', at: placedAt, cents: 500 }] as const;
  const steps = shown({ state: 'fulfilled', paidAt: placedAt, packedAt: placedAt, shippedAt: placedAt, refunds });
  expect(steps).toEqual([
    ...['placed 11-20', 'paid 11-20', 'packed 11-20', 'shipped 11-20', 'refunded 11-20'],
    'delivered to come',
  ]);
});

it.each([
  ['placed', {}],
  ['paid', { paidAt: '2026-11-20T23:00:00.000Z' }],
  ['cancelled', { cancelledAt: '2026-11-20T23:00:00.000Z' }],
  ['packed', { packedAt: '2026-11-20T23:00:00.000Z' }],
  ['shipped', { shippedAt: '2026-11-20T23:00:00.000Z' }],
  ['delivered', { deliveredOn: '2026-11-20' }],
  ['closed', { closedAt: '2026-11-20T23:00:00.000Z' }],
] as const)('orderTimeline ends with the refunds if the step "%s" has the same day', (step, more) => {
  const refunds = (['refunded', 'returned'] as const).map((kind) => ({ kind, at: placedAt, cents: 500 }));
  const done = orderTimeline(facts({ ...more, refunds })).filter(({ on }) => on !== undefined);
  expect(done.slice(-3).map(({ kind }) => kind)).toEqual([step, 'refunded', 'returned']);
});

it.each([
  ['cancelled by its shopper', { cancelledAt: '2026-11-21T08:00:00.000Z' }, 'cancelled 11-21'],
  ['refunded in full', { state: 'refunded', paidAt: placedAt }, 'paid 11-20'],
  ['closed unpaid', { state: 'expired', closedAt: '2026-11-21T12:00:00.000Z' }, 'closed 11-21'],
] as const)('orderTimeline has no steps to come for an order %s', (_, more, last) => {
  expect(shown(more).at(-1)).toBe(last);
});

it('orderTimeline never puts a later day before an earlier one, and nothing done after a step to come', () => {
  const time = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  const at = fc.option(
    time.map((date) => date.toISOString()),
    { nil: undefined },
  );
  const any = fc.record({
    state: fc.constantFrom(...orderStates),
    placedAt: fc.constant(placedAt),
    paidAt: at,
    cancelledAt: at,
    packedAt: at,
    shippedAt: at,
    deliveredOn: at.map((moment) => moment?.slice(0, 10)),
    closedAt: at,
    refunds: fc.array(
      fc.record({
        kind: fc.constantFrom('refunded' as const, 'returned' as const),
        at: time.map((date) => date.toISOString()),
        cents: fc.integer({ min: 1, max: 1000 }),
      }),
      { maxLength: 4 },
    ),
  });
  fc.assert(
    fc.property(any, (some) => {
      const steps = orderTimeline(some);
      const days = steps.map(({ on }) => on ?? '9999');
      expect(days).toEqual(days.toSorted());
      expect(steps.filter(({ cents }) => cents !== undefined)).toHaveLength(some.refunds.length);
      const once = steps.filter(({ cents }) => cents === undefined).map(({ kind }) => kind);
      expect(new Set(once).size).toBe(once.length);
    }),
  );
});

it('orderTimeline of an unpaid order expects the payment first', () => {
  expect(shown({ state: 'pending' })).toEqual([
    'placed 11-20',
    'paid to come',
    'packed to come',
    'shipped to come',
    'delivered to come',
  ]);
});

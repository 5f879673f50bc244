import { later, now } from '@/server/testing/checkout';
import { asStripes } from '@/server/testing/stripe-shop';
import { idOf, parseStripeEvent, refundStateOf } from './stripe-events';

const seconds = (time: Date) => time.getTime() / 1000;

/** Parses an event of this type, created ten seconds after its object. */
const read = (type: string, object: object) =>
  parseStripeEvent(
    asStripes({
      id: 'evt_1',
      object: 'event',
      type,
      created: seconds(later(10_000)),
      livemode: false,
      data: { object },
    }),
  );

const session = {
  id: 'cs_1',
  client_reference_id: 'OH-7K3M9QX2',
  payment_intent: 'pi_1',
  payment_status: 'paid',
  amount_total: 398_00,
  currency: 'usd',
};
const refund = {
  id: 're_1',
  created: seconds(now),
  status: 'succeeded',
  payment_intent: 'pi_1',
  metadata: { order: 'OH-7K3M9QX2', refund: 'rf_1' },
  amount: 100,
  currency: 'usd',
};
const dispute = {
  id: 'dp_1',
  status: 'needs_response',
  reason: 'fraudulent',
  amount: 398_00,
  currency: 'usd',
  payment_intent: 'pi_1',
  evidence_details: { due_by: seconds(later(60_000)) },
  created: seconds(now),
};
const times = { createdAt: now.toISOString(), reportedAt: later(10_000).toISOString() };

it.each([
  ['completed', 'paid', 'payment-succeeded'],
  ['completed', 'unpaid', 'processing'],
  ['async_payment_succeeded', 'paid', 'payment-succeeded'],
  ['async_payment_failed', 'unpaid', 'payment-failed'],
  ['expired', 'unpaid', 'expire'],
])('parseStripeEvent maps a session event %s with status %s to %s', (stripeType, payment_status, type) => {
  expect(read(`checkout.session.${stripeType}`, { ...session, payment_status })).toStrictEqual({
    type,
    order: 'OH-7K3M9QX2',
    payment: 'pi_1',
    session: 'cs_1',
    amountCents: 398_00,
    currency: 'usd',
  });
});

it('parseStripeEvent returns no order, payment or amount for missing session fields', () => {
  const empty = { id: 'cs_1', client_reference_id: null, payment_intent: null, amount_total: null, currency: null };
  expect(read('checkout.session.expired', empty)).toStrictEqual({
    type: 'expire',
    order: undefined,
    payment: undefined,
    session: 'cs_1',
    amountCents: 0,
    currency: '',
  });
});

it('parseStripeEvent reads the refund total of a charge', () => {
  const charge = { metadata: { order: 'OH-7K3M9QX2' }, payment_intent: 'pi_1', amount_refunded: 100, currency: 'usd' };
  expect(read('charge.refunded', charge)).toStrictEqual({
    type: 'payment-refunded',
    order: 'OH-7K3M9QX2',
    payment: 'pi_1',
    session: undefined,
    amountCents: 100,
    currency: 'usd',
  });
});

it.each(['refund.created', 'refund.updated', 'refund.failed'])('%s contains the refund’s state and times', (type) => {
  const common = { order: 'OH-7K3M9QX2', payment: 'pi_1', session: undefined, amountCents: 100, currency: 'usd' };
  const made = { id: 're_1', key: 'rf_1', ...times };
  expect(read(type, refund)).toStrictEqual({
    type: 'payment-refunded',
    ...common,
    refund: { ...made, state: 'succeeded' },
  });
  expect(read(type, { ...refund, status: 'failed' })).toStrictEqual({
    type: 'refund-failed',
    ...common,
    refund: { ...made, state: 'failed' },
  });
});

it('a refund made in Stripe’s dashboard has no order number and no key', () => {
  expect(read('refund.created', { ...refund, metadata: null })).toMatchObject({
    order: undefined,
    refund: { id: 're_1', key: undefined },
  });
});

it.each([
  ['succeeded', 'succeeded'],
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  [null, 'pending'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])('refundStateOf maps %s to %s', (status, state) => {
  expect(refundStateOf(status)).toBe(state);
});

it.each(['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'])(
  'charge.dispute.%s contains the dispute’s state and deadline',
  (type) => {
    const word = read(`charge.dispute.${type}`, dispute);
    expect(word).toStrictEqual({
      type: 'disputed',
      order: undefined,
      payment: 'pi_1',
      session: undefined,
      amountCents: 398_00,
      currency: 'usd',
      dispute: {
        id: 'dp_1',
        state: 'needs_response',
        reason: 'fraudulent',
        evidenceDueBy: later(60_000).toISOString(),
        ...times,
      },
    });
  },
);

it('a dispute without a due date has no deadline', () => {
  const late = { ...dispute, evidence_details: { due_by: null } };
  expect(read('charge.dispute.closed', late)?.dispute).toMatchObject({ evidenceDueBy: null });
});

it('parseStripeEvent returns undefined for other event types', () => {
  expect(read('invoice.paid', session)).toBeUndefined();
});

it.each([
  ['pi_1', 'pi_1'],
  [{ id: 'pi_1' }, 'pi_1'],
  [null, undefined],
  [undefined, undefined],
])('idOf(%j) is %s', (reference, id) => {
  expect(idOf(reference)).toBe(id);
});

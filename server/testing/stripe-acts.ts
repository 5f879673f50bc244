import { type OpenDispute } from '@/domain/refund-totals';
import { type OrderState } from '@/domain/order-states';
import { type FakeStripe } from './stripe-server';

/** Events of a payment on Stripe's side. */
export const stripeActs = [
  ...['pay', 'pay-delayed', 'settle', 'fail', 'run-out'],
  ...['refund', 'refund-a-part', 'dispute', 'win', 'lose'],
] as const;

/** Performs an event if Stripe would allow it: a payment is made and disputed once. */
export function performAct(fake: FakeStripe, session: string, act: string): void {
  const { status, payment_status: paid } = fake.sessionOf(session);
  const { isFailed, dispute, leftCents } = recordsOf(fake, session);
  const isPaid = paid === 'paid';
  const isAwaited = status === 'complete' && !isPaid && !isFailed;
  const isWhole = isPaid && refundedOf(fake, session) === 0;
  if (act === 'pay' && status === 'open') fake.complete(session);
  if (act === 'pay-delayed' && status === 'open') fake.complete(session, 'unpaid');
  if (act === 'settle' && isAwaited) fake.settle(session);
  if (act === 'fail' && isAwaited) fake.failPayment(session);
  if (act === 'run-out' && status === 'open') fake.expireSession(session);
  // A disputed payment cannot be refunded (docs.stripe.com/disputes).
  if (act === 'refund' && isPaid && !dispute && leftCents > 0) fake.refundInDashboard(session);
  if (act === 'refund-a-part' && isPaid && !dispute && leftCents > 100_00) fake.refundInDashboard(session, 100_00);
  if (act === 'dispute' && isWhole && !dispute) fake.dispute(session, 'needs_response');
  if (act === 'win' && dispute === 'needs_response') fake.dispute(session, 'won');
  if (act === 'lose' && dispute === 'needs_response') fake.dispute(session, 'lost');
}

/** Expected state of an order, by Stripe's own records. */
export type ExpectedOrder = { states: readonly OrderState[]; refundedCents: number; openDispute: OpenDispute | null };

export function expectedOrderOf(fake: FakeStripe, session: string): ExpectedOrder {
  const { isFailed, dispute, leftCents } = recordsOf(fake, session);
  const back = {
    refundedCents: refundedOf(fake, session),
    openDispute: dispute === 'needs_response' ? ('dispute' as const) : null,
  };
  const { status, payment_status: paid } = fake.sessionOf(session);
  if (paid === 'paid') return { ...back, states: leftCents === 0 || dispute === 'lost' ? ['refunded'] : ['paid'] };
  // A failed order expires a day later.
  if (isFailed) return { ...back, states: ['failed', 'expired'] };
  return { ...back, states: [status === 'expired' ? 'expired' : 'pending'] };
}

function recordsOf(fake: FakeStripe, session: string) {
  const ofType = (type: string, id: string) =>
    fake.events.all.filter((one) => one.type.startsWith(type) && 'id' in one.data.object && one.data.object.id === id);
  const dispute = ofType('charge.dispute.', `dp_pi_${session}`).at(-1)?.data.object;
  return {
    isFailed: ofType('checkout.session.async_payment_failed', session).length > 0,
    dispute: dispute && 'status' in dispute ? dispute.status : undefined,
    leftCents: fake.sessionOf(session).amount_total - refundedOf(fake, session),
  };
}

function refundedOf(fake: FakeStripe, session: string): number {
  const refunds = fake.refunds.get(`pi_${session}`) ?? [];
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Effect of a dispute on its order. `inquiry`: the bank asks, no money is withdrawn. `open`: the money is withdrawn
 * until the bank decides. `won`: the bank returned the money. `lost`: the shopper keeps the money. `over`: closed
 * without effect.
 */
export type DisputeStatus = 'inquiry' | 'open' | 'won' | 'lost' | 'over';

/** Stripe's dispute states in chronological order (docs.stripe.com/api/disputes/object, `status`). */
const statuses: Readonly<Record<string, DisputeStatus>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'over',
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  prevented: 'over',
  won: 'won',
  lost: 'lost',
};

const steps = Object.keys(statuses);

/** Maps Stripe's state. An unknown state counts as `open`, so that nothing ships before a person checks. */
export function disputeStatus(state: string): DisputeStatus {
  return statuses[state] ?? 'open';
}

type DisputeEvent = { state: string; reportedAt: string };

/** Compares two events of one dispute; webhooks arrive in any order. Within one second Stripe's later state wins. */
export function isLaterEvent(one: DisputeEvent, other: DisputeEvent): boolean {
  const isFurther = steps.indexOf(one.state) > steps.indexOf(other.state);
  return one.reportedAt > other.reportedAt || (one.reportedAt === other.reportedAt && isFurther);
}

/** True while the bank waits for the owner's evidence. */
export function needsOwnerResponse(state: string): boolean {
  return state.endsWith('needs_response');
}

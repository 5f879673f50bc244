/**
 * What a dispute means for its order. `inquiry`: the bank only asks, and no money has been withdrawn. `open`: the money
 * is withdrawn until it is decided. `won`: it is back. `lost`: it is gone. `over`: it came to nothing.
 */
export type DisputeStatus = 'inquiry' | 'open' | 'won' | 'lost' | 'over';

/** The states of a dispute as Stripe names them (docs.stripe.com/api/disputes/object, status), the later the further. */
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

/** A state that nobody has heard of is an open dispute: nothing is sent until somebody has looked. */
export function disputeStatus(state: string): DisputeStatus {
  return statuses[state] ?? 'open';
}

type DisputeEvent = { state: string; reportedAt: string };

/**
 * Whether one word on a dispute is of a later moment than another: words come in any order. Of the same second, the state
 * that is further on counts.
 */
export function isLaterEvent(one: DisputeEvent, other: DisputeEvent): boolean {
  const isFurther = steps.indexOf(one.state) > steps.indexOf(other.state);
  return one.reportedAt > other.reportedAt || (one.reportedAt === other.reportedAt && isFurther);
}

/** Whether the owner is to answer the bank: the evidence is still missing. */
export function needsOwnerResponse(state: string): boolean {
  return state.endsWith('needs_response');
}

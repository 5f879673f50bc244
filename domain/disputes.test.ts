import { needsOwnerResponse, disputeStatus, isLaterEvent } from './disputes';

it.each([
  ['warning_needs_response', 'inquiry'],
  ['warning_under_review', 'inquiry'],
  ['warning_closed', 'over'],
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['appeal_needs_response', 'open'],
  ['appeal_under_review', 'open'],
  ['prevented', 'over'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['unheard_of', 'open'],
])('disputeStatus of Stripe’s state %s is %s', (state, status) => {
  expect(disputeStatus(state)).toBe(status);
});

it('isLaterEvent prefers the later event, and within one second the later state', () => {
  const [early, late] = ['2026-11-20T12:00:00.000Z', '2026-11-21T12:00:00.000Z'];
  expect(isLaterEvent({ state: 'needs_response', reportedAt: late }, { state: 'won', reportedAt: early })).toBe(true);
  expect(isLaterEvent({ state: 'won', reportedAt: early }, { state: 'needs_response', reportedAt: late })).toBe(false);
  expect(isLaterEvent({ state: 'lost', reportedAt: early }, { state: 'under_review', reportedAt: early })).toBe(true);
  expect(isLaterEvent({ state: 'under_review', reportedAt: early }, { state: 'lost', reportedAt: early })).toBe(false);
  expect(isLaterEvent({ state: 'lost', reportedAt: early }, { state: 'lost', reportedAt: early })).toBe(false);
});

it.each([
  ['needs_response', true],
  ['warning_needs_response', true],
  ['appeal_needs_response', true],
  ['under_review', false],
  ['lost', false],
])('needsOwnerResponse for %s is %j', (state, waits) => {
  expect(needsOwnerResponse(state)).toBe(waits);
});

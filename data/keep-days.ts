/** How long the shop keeps what names a person, in days; docs/retention.md says why, and a test holds it to this. */
export const retentionDays = {
  tries: 1,
  givenUpOrders: 90,
  /** Ten years: an invoice has to be shown for so long. */
  orders: 3653,
  sentMail: 90,
  givenUpMail: 90,
  answeredMessages: 365,
  unconfirmedSubscribers: 30,
  endedSubscribers: 30,
  stockWaits: 365,
  addressBooks: 730,
  agentSessions: 2,
  agentRequests: 2,
} as const;

const DAY_MS = 24 * 60 * 60_000;

/** The moment this many days before `now`, in the form that the database stores: what is older is deleted. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

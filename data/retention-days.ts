/** Retention of personal data in days. docs/retention.md gives the reasons; a test compares both. */
export const retentionDays = {
  tries: 1,
  closedUnpaidOrders: 90,
  /** Ten years: the retention period of invoices. */
  orders: 3653,
  sentMail: 90,
  abandonedMail: 90,
  answeredMessages: 365,
  unconfirmedSubscribers: 30,
  endedSubscribers: 30,
  backInStockSubscriptions: 365,
  addressBooks: 730,
  accountLists: 730,
  /** Equal to `checkoutLifetimeMs` of the browser. */
  sharedCheckouts: 1,
  agentSessions: 2,
  agentRequests: 2,
  withdrawalDrafts: 1,
  withdrawals: 90,
} as const;

/** Retention of the owners' records in days. */
export const deskRetentionDays = {
  invitations: 30,
  sessions: 30,
  devices: 1,
  challenges: 1,
  requests: 2,
  auditLog: 730,
} as const;

const DAY_MS = 24 * 60 * 60_000;

/** ISO timestamp this many days before `now`, as the database stores it; older rows are deleted. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

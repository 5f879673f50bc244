import { invoiceRetention } from '@/data/law';
import { deskRetentionDays, retentionDays } from '@/data/retention-days';
import { handedListMinutes } from '@/domain/handed-list';
import { type Schema } from '@/server/database/schema';

/** `years`: full years after the year of the row. */
type Term = { what: string; days: number } | { what: string; years: number } | { what: string; minutes: number };

/** When rows are deleted: after a term, with their parent rows, or never, because they name no person. */
type Rule = { terms: readonly Term[] } | { with: 'orders' | 'address_books' | 'invoices' } | { kept: string };

/** Retention rule of every table (docs/product.md 27.1). The type requires a rule for each new table. */
export const retention = {
  orders: {
    terms: [
      { what: 'expired or canceled, and no money has moved', days: retentionDays.closedUnpaidOrders },
      { what: 'name, address, e-mail and account of all others', days: retentionDays.orders },
    ],
  },
  order_lines: { with: 'orders' },
  order_history: { with: 'orders' },
  payment_events: { with: 'orders' },
  test_payments: { with: 'orders' },
  stock_reservations: { with: 'orders' },
  return_requests: { with: 'orders' },
  return_lines: { with: 'orders' },
  return_history: { with: 'orders' },
  withdrawal_declarations: {
    terms: [
      { what: 'not confirmed', days: retentionDays.withdrawalDrafts },
      { what: 'confirmed', days: retentionDays.withdrawals },
    ],
  },
  passports: { with: 'orders' },
  passport_entries: { with: 'orders' },
  desk_invitations: { terms: [{ what: 'expired', days: deskRetentionDays.invitations }] },
  desk_passkeys: { kept: 'an owner removes it' },
  desk_sessions: { terms: [{ what: 'expired', days: deskRetentionDays.sessions }] },
  desk_devices: { terms: [{ what: 'expired', days: deskRetentionDays.devices }] },
  desk_challenges: { terms: [{ what: 'expired', days: deskRetentionDays.challenges }] },
  desk_requests: { terms: [{ what: 'all', days: deskRetentionDays.requests }] },
  audit_log: { terms: [{ what: 'all', days: deskRetentionDays.auditLog }] },
  order_notes: { with: 'orders' },
  refunds: { kept: 'bookkeeping' },
  disputes: { kept: 'bookkeeping' },
  parcels: { kept: 'bookkeeping' },
  unmatched_payments: { kept: 'bookkeeping' },
  promo_codes: { kept: 'the shop owes the discount' },
  outbox: {
    terms: [
      { what: 'sent', days: retentionDays.sentMail },
      { what: 'abandoned', days: retentionDays.abandonedMail },
    ],
  },
  subscribers: {
    terms: [
      { what: 'not confirmed', days: retentionDays.unconfirmedSubscribers },
      { what: 'unsubscribed', days: retentionDays.endedSubscribers },
    ],
  },
  contact_messages: { terms: [{ what: 'answered', days: retentionDays.answeredMessages }] },
  back_in_stock_subscriptions: { terms: [{ what: 'all', days: retentionDays.backInStockSubscriptions }] },
  address_books: { terms: [{ what: 'not used', days: retentionDays.addressBooks }] },
  saved_addresses: { with: 'address_books' },
  account_lists: {
    terms: [
      { what: 'not used', days: retentionDays.accountLists },
      { what: 'unfinished checkout, not changed', days: retentionDays.sharedCheckouts },
    ],
  },
  handed_lists: { terms: [{ what: 'all', minutes: handedListMinutes }] },
  agent_sessions: { terms: [{ what: 'expired', days: retentionDays.agentSessions }] },
  agent_requests: { terms: [{ what: 'all', days: retentionDays.agentRequests }] },
  rate_limits: { terms: [{ what: 'all', days: retentionDays.tries }] },
  owner_notifications: { kept: 'prevents a second notification' },
  resolved_alerts: { kept: 'prevents a second notification' },
  payment_event_cursors: { kept: 'one row per list' },
  invoices: {
    terms: [{ what: 'name, address, lines; number and sums stay', years: invoiceRetention.years }],
  },
  invoice_counters: { kept: 'one row per year' },
  invoice_files: { with: 'invoices' },
  job_runs: { kept: 'one row per job' },
  stock: { kept: 'one row per watch' },
  watch_records: { kept: 'one row per watch' },
  price_lists: { kept: 'one row per sale, without personal data' },
} as const satisfies Record<keyof Schema, Rule>;

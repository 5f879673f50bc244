/**
 * Reconciliation of lost webhooks: position in the provider's event list, last poll of an order's payment, payments
 * without an order, and live or test mode.
 */
export const providerWord = [
  `alter table orders add column payment_livemode integer check (payment_livemode in (0, 1))`,
  `alter table orders add column payment_asked_at text`,
  `create table replayed_events (
    list text primary key,
    newest_at text not null
  )`,
  `create table orphan_events (
    provider text not null,
    id text not null,
    payment text not null,
    livemode integer not null check (livemode in (0, 1)),
    word text not null,
    received_at text not null,
    settled_at text,
    primary key (provider, id)
  )`,
  `create index orphan_events_of_payment on orphan_events (payment)`,
];

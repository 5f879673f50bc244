/**
 * What the shop needs to know of payments when a webhook is lost: how far the provider's list of events has been taken,
 * when it was last asked about an order, which payments no order is known for, and whether money was real.
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

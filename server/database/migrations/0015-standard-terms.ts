/**
 * Renames tables and columns to the industry's terms. Two kinds of values change: the field names of stored payment
 * events (`type`, `reportedAt`), and the causes of alerts about unmatched payments. PostgreSQL keeps the old names of
 * primary keys and constraints: SQLite has no statement for them.
 */
export const standardTerms = [
  `alter table orders rename column payment_asked_at to payment_polled_at`,
  `alter table orders rename column told_refunded_cents to provider_refunded_cents`,
  `alter table orders rename column returned_cents to failed_refund_cents`,
  `alter table orders rename column lost_cents to lost_dispute_cents`,
  `alter table orders rename column unrefunded_state to state_before_refund`,
  `alter table promo_codes rename column void_since to voided_at`,
  `alter table refunds rename column wish to request`,
  `alter table refunds rename column pieces to units`,
  `alter table disputes rename column told_at to reported_at`,

  `alter table stock rename column in_hand to available`,
  `alter table taken_pieces rename to stock_reservations`,
  `drop index taken_pieces_by_watch`,
  `create index stock_reservations_by_watch on stock_reservations (watch)`,
  `drop index taken_pieces_oversold`,
  `create index stock_reservations_oversold on stock_reservations (order_number) where oversold > 0`,
  `alter table stock_waits rename to back_in_stock_subscriptions`,
  `drop index stock_waits_by_email`,
  `create index back_in_stock_subscriptions_by_email on back_in_stock_subscriptions (email)`,

  `alter table replayed_events rename to payment_event_cursors`,
  `alter table orphan_events rename to unmatched_payments`,
  `alter table unmatched_payments rename column word to event`,
  `alter table unmatched_payments rename column settled_at to matched_at`,
  `update unmatched_payments set event = replace(replace(event, '"says":', '"type":'), '"toldAt":', '"reportedAt":')`,
  `drop index orphan_events_of_payment`,
  `create index unmatched_payments_by_payment on unmatched_payments (payment)`,

  `alter table outbox rename column gave_up_at to abandoned_at`,
  `drop index outbox_given_up`,
  `create index outbox_abandoned on outbox (abandoned_at) where abandoned_at is not null`,
  `alter table owner_news rename to owner_notifications`,
  `alter table owner_notifications rename column told_at to notified_at`,
  `alter table settled_troubles rename to resolved_alerts`,
  `alter table resolved_alerts rename column settled_at to resolved_at`,
  `alter table chore_runs rename to job_runs`,
  // Alerts of unmatched payments get the cause `unmatched-payment:<payment>`; it was `orphan:<payment>`.
  `update owner_notifications set cause = 'unmatched-payment:' || substr(cause, 8) where cause like 'orphan:%'`,
  `update resolved_alerts set cause = 'unmatched-payment:' || substr(cause, 8) where cause like 'orphan:%'`,
  `update outbox set id = 'owner:unmatched-payment:' || substr(id, 14) where id like 'owner:orphan:%'`,

  `alter table parcels rename column noted_at to recorded_at`,
  `alter table address_books rename column first_address to default_address`,
  `alter table agent_requests rename column answer to response`,
];

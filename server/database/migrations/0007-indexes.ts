/**
 * Indexes for every query on a large table, including the deletion of old rows. Email addresses are looked up in lower
 * case only.
 */
export const indexes = [
  `drop index orders_by_email`,
  `create index orders_by_address on orders (lower(email))`,
  `create index orders_by_payment on orders (payment_reference) where payment_reference is not null`,
  `create index orders_by_change on orders (changed_at)`,
  `create index promo_codes_by_order on promo_codes (redeemed_by) where redeemed_by is not null`,
  `create index outbox_by_address on outbox (lower(recipient))`,
  `create index outbox_sent on outbox (sent_at) where sent_at is not null`,
  `create index outbox_given_up on outbox (gave_up_at) where gave_up_at is not null`,
  `create index contact_messages_by_address on contact_messages (lower(email))`,
  `create index rate_limits_by_window on rate_limits (window_start)`,
];

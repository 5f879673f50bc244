/** Sessions of the built-in test payment, one per order. */
export const testPayments = [
  `create table test_payments (
    session text primary key,
    order_number text not null unique references orders (number),
    state text not null check (state in ('open', 'submitted', 'settled', 'ended')),
    settles_at text
  )`,
  `create index test_payments_to_settle on test_payments (state, settles_at)`,
];

/** Withdrawals and returns with their lines and history, and declarations of withdrawal as guests make them. */
export const returns = [
  `create table return_requests (
    number text primary key,
    order_number text not null references orders (number),
    kind text not null check (kind in ('withdrawal', 'return')),
    state text not null,
    state_before_refund text,
    reason text not null,
    answer text not null,
    value_cents integer,
    sent_at text,
    received_at text,
    restocked integer not null default 0,
    created_at text not null,
    changed_at text not null
  )`,
  `create index return_requests_by_order on return_requests (order_number)`,
  `create index return_requests_by_state on return_requests (state)`,
  `create table return_lines (
    return_number text not null references return_requests (number),
    line integer not null,
    units integer not null check (units > 0),
    primary key (return_number, line)
  )`,
  `create table return_history (
    return_number text not null references return_requests (number),
    sequence integer not null,
    event text not null,
    to_state text not null,
    source text not null,
    at text not null,
    primary key (return_number, sequence)
  )`,
  `alter table refunds add column return_number text`,
  `create table withdrawal_declarations (
    token_hash text primary key,
    order_number text not null,
    is_verified integer not null,
    email text not null,
    full_name text not null,
    items text not null,
    suspected integer not null,
    created_at text not null,
    confirmed_at text,
    handled_at text
  )`,
  `create index withdrawal_declarations_to_handle on withdrawal_declarations (confirmed_at) where handled_at is null`,
  `create index withdrawal_declarations_by_email on withdrawal_declarations (lower(email))`,
];

/** Email outbox, newsletter subscribers, contact messages and rate limits. */
export const mail = [
  `create table outbox (
    id text primary key,
    recipient text not null,
    subject text not null,
    text_body text not null,
    html_body text not null,
    unsubscribe_url text,
    created_at text not null,
    attempts integer not null,
    next_attempt_at text not null,
    leased_until text,
    sent_at text,
    gave_up_at text,
    last_error text
  )`,
  `create index outbox_due on outbox (next_attempt_at) where sent_at is null and gave_up_at is null`,
  `create table subscribers (
    email text primary key,
    state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
    confirm_token_hash text unique,
    unsubscribe_token_hash text not null unique,
    created_at text not null,
    changed_at text not null
  )`,
  `create table contact_messages (
    id text primary key,
    name text not null,
    email text not null,
    subject text not null,
    body text not null,
    created_at text not null
  )`,
  `create table rate_limits (
    bucket text not null,
    window_start text not null,
    hits integer not null,
    primary key (bucket, window_start)
  )`,
];

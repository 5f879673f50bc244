/** The owner's desk: passkeys, sessions, idempotency records of forms, and the audit log (docs/product.md 41). */
export const desk = [
  `create table desk_invitations (
    token_hash text primary key,
    email text not null,
    created_at text not null,
    expires_at text not null,
    used_at text
  )`,
  `create table desk_passkeys (
    id text primary key,
    email text not null,
    public_key text not null,
    counter integer not null,
    transports text not null,
    label text not null,
    created_at text not null,
    used_at text
  )`,
  `create table desk_sessions (
    token_hash text primary key,
    id text not null unique,
    email text not null,
    passkey text not null,
    device text not null,
    created_at text not null,
    confirmed_at text not null,
    expires_at text not null
  )`,
  `create table desk_devices (
    token_hash text primary key,
    email text not null,
    created_at text not null,
    expires_at text not null
  )`,
  `create table desk_challenges (
    challenge text primary key,
    purpose text not null,
    email text not null,
    expires_at text not null
  )`,
  `create table desk_requests (
    key text primary key,
    actor text not null,
    action text not null,
    request_hash text not null,
    fields text not null,
    outcome text,
    created_at text not null
  )`,
  `create table audit_log (
    id text primary key,
    at text not null,
    actor text not null,
    action text not null,
    subject text not null,
    details text not null
  )`,
  `create index audit_log_by_subject on audit_log (subject, at)`,
  `create index audit_log_by_time on audit_log (at)`,
  `create table order_notes (
    id text primary key,
    order_number text not null references orders (number),
    author text not null,
    text text not null,
    created_at text not null
  )`,
  `create index order_notes_by_order on order_notes (order_number)`,
];

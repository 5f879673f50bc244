/** Checkouts prepared by agents, their orders, and idempotency records of agents' write requests. */
export const agents = [
  `create table agent_sessions (
    id text primary key,
    agent text not null,
    state text not null check (state in ('open', 'cancelled')),
    prepared text not null,
    email text not null,
    revision integer not null,
    hand_off_hash text,
    created_at text not null,
    changed_at text not null,
    expires_at text not null
  )`,
  `create unique index agent_sessions_by_hand_off on agent_sessions (hand_off_hash) where hand_off_hash is not null`,
  `create index agent_sessions_by_address on agent_sessions (lower(email))`,
  `create index agent_sessions_by_expiry on agent_sessions (expires_at)`,
  `create table agent_requests (
    key_hash text primary key,
    request_hash text not null,
    session text,
    status integer,
    answer text,
    created_at text not null
  )`,
  `create index agent_requests_by_age on agent_requests (created_at)`,
  `create index agent_requests_by_session on agent_requests (session) where session is not null`,
  `alter table orders add column agent_session text`,
  `create unique index orders_by_agent_session on orders (agent_session) where agent_session is not null`,
];

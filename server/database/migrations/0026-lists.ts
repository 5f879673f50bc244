/**
 * Adds the recent operations of an account's lists, for browsers with an older version (docs/product.md 40.2). Adds the
 * time of its unfinished checkout, which expires after a day (40.7).
 */
export const listsLog = [
  `alter table account_lists add column log text not null default '[]'`,
  `alter table account_lists add column checkout_at text`,
];

/** Tracking number of a shopper's return parcel (docs/product.md 36.6). */
export const returnTracking = [`alter table return_requests add column tracking text not null default ''`];

/** Encrypted lists for another device (docs/product.md 40.8). */
export const handedLists = [
  `create table handed_lists (
    id_hash text primary key,
    proof_hash text not null,
    text text not null,
    expires_at text not null
  )`,
  `create index handed_lists_by_end on handed_lists (expires_at)`,
];

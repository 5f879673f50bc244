/** What the owner has been told of, and when each chore has last come to its end. */
export const owner = [
  `create table owner_news (
    cause text primary key,
    told_at text not null
  )`,
  `create table chore_runs (
    name text primary key,
    succeeded_at text not null
  )`,
];

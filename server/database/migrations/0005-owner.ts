/** Notifications sent to the owner, and the last success of each job. */
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

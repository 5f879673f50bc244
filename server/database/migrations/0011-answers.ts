/** Reply-To addresses, answered contact messages and resolved alerts. */
export const answers = [
  `alter table outbox add column reply_to text`,
  `alter table contact_messages add column answered_at text`,
  `create table settled_troubles (
    cause text primary key,
    settled_at text not null
  )`,
];

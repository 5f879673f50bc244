/** A message whose form looked filled by a program is kept apart. */
export const suspectedMessages = [`alter table contact_messages add column suspected integer not null default 0`];

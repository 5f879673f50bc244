/** Address books of accounts and their addresses. */
export const addressBooks = [
  `create table address_books (
    user_id text primary key,
    email text not null,
    email_confirmed integer not null check (email_confirmed in (0, 1)),
    first_address text,
    used_at text not null
  )`,
  `create table saved_addresses (
    user_id text not null references address_books (user_id),
    id text not null,
    full_name text not null,
    address_line1 text not null,
    address_line2 text not null,
    city text not null,
    region text not null,
    postal_code text not null,
    country text not null,
    primary key (user_id, id)
  )`,
];

/** Units on hand, stock reservations of orders and back-in-stock subscriptions. */
export const stock = [
  `create table stock (
    watch text primary key,
    in_hand integer not null check (in_hand >= 0),
    changed_at text not null
  )`,
  `create table taken_pieces (
    order_number text not null references orders (number),
    watch text not null,
    quantity integer not null check (quantity >= 0),
    oversold integer not null check (oversold >= 0),
    primary key (order_number, watch)
  )`,
  `create index taken_pieces_by_watch on taken_pieces (watch)`,
  `create index taken_pieces_oversold on taken_pieces (order_number) where oversold > 0`,
  `create table stock_waits (
    watch text not null,
    email text not null,
    created_at text not null,
    primary key (watch, email)
  )`,
  `create index stock_waits_by_email on stock_waits (email)`,
];

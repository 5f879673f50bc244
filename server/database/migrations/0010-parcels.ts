/** What the owner has sent, by whom and under which number; a correction is a row of its own, and the last one counts. */
export const parcels = [
  `create table parcels (
    order_number text not null references orders (number),
    revision integer not null,
    carrier text not null,
    tracking_number text not null,
    noted_at text not null,
    primary key (order_number, revision)
  )`,
];

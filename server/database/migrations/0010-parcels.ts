/** Carrier and tracking number of each parcel. A correction is a new row; the highest revision is valid. */
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

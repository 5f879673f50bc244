/** An unpaid order has a time until which no other order takes its units. Earlier orders give way at once. */
export const reservationEnds = [`alter table orders add column reserved_until text not null default ''`];

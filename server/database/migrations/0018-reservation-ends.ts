/** End of the reservation of an unpaid order. Reservations of earlier orders end at the migration. */
export const reservationEnds = [`alter table orders add column reserved_until text not null default ''`];

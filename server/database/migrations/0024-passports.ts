/** A passport of each sold unit, and its service log (docs/product.md 39). */
export const passports = [
  `create table passports (
    order_number text not null references orders (number),
    line integer not null,
    unit integer not null,
    token text not null unique,
    holder integer not null,
    holder_email text not null,
    battery_changed_on text,
    remind_on text,
    stolen_at text,
    created_at text not null,
    primary key (order_number, line, unit)
  )`,
  `create index passports_to_remind on passports (remind_on) where remind_on is not null`,
  `create index passports_by_holder on passports (lower(holder_email))`,
  `create table passport_entries (
    order_number text not null,
    line integer not null,
    unit integer not null,
    sequence integer not null,
    kind text not null,
    author text not null check (author in ('shop', 'holder')),
    holder integer not null,
    note text not null,
    at text not null,
    primary key (order_number, line, unit, sequence),
    foreign key (order_number, line, unit) references passports (order_number, line, unit)
  )`,
];

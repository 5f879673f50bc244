/**
 * Invoices with their credit and debit notes, in one series a year. Documents of orders that were paid before this
 * migration are issued by the job `issue-invoices`, because their facts do not fit into SQL.
 */
export const invoices = [
  `create table invoices (
    number text primary key,
    year integer not null,
    sequence integer not null,
    kind text not null check (kind in ('invoice', 'credit-note', 'debit-note')),
    order_number text not null references orders (number),
    refund_key text references refunds (key),
    corrects text,
    country text not null,
    currency text not null,
    tax_category text not null,
    tax_rate integer not null,
    tax_cents integer not null,
    total_cents integer not null,
    facts text not null,
    issued_at text not null,
    unique (year, sequence),
    check ((kind = 'invoice') = (corrects is null)),
    check ((kind = 'invoice') = (refund_key is null))
  )`,
  `create unique index invoice_of_order on invoices (order_number) where kind = 'invoice'`,
  `create unique index invoice_of_refund on invoices (refund_key, kind) where refund_key is not null`,
  `create index invoices_by_order on invoices (order_number)`,
  `create table invoice_counters (
    year integer primary key,
    last integer not null
  )`,
  `create table invoice_files (
    number text primary key references invoices (number),
    pdf text not null,
    missing_glyphs text not null,
    made_at text not null
  )`,
  `create index invoice_files_to_check on invoice_files (made_at) where missing_glyphs != ''`,
  `alter table outbox add column attached_invoices text not null default ''`,
];

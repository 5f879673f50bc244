import 'server-only';
import { type Selectable } from 'kysely';
import { type InvoiceKind, invoiceKinds, signOf } from '@/domain/invoice';
import { currencies, type Currency } from '@/domain/currency';
import { type Database } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';

/** A document for the accountant: `facts` are left out, so that a year needs little memory. */
export type ReportedInvoice = Omit<Selectable<Schema['invoices']>, 'facts'>;

/** Lists the documents of a year (UTC) in the sequence of their numbers. */
export function invoicesOfYear(db: Database, year: number): Promise<ReportedInvoice[]> {
  return db
    .selectFrom('invoices')
    .select([
      ...(['number', 'year', 'sequence', 'kind', 'order_number', 'refund_key', 'corrects', 'country'] as const),
      ...(['currency', 'tax_category', 'tax_rate', 'tax_cents', 'total_cents', 'issued_at'] as const),
    ])
    .where('year', '=', year)
    .orderBy('sequence')
    .execute();
}

/** Sums of the documents of one currency, kind, country and rate. Credit notes are negative. */
export type InvoiceSum = {
  currency: Currency;
  country: string;
  category: ReportedInvoice['tax_category'];
  /** Hundredths of a percent. */
  rate: number;
  kind: InvoiceKind;
  documents: number;
  netCents: number;
  taxCents: number;
  totalCents: number;
};

/** Sums documents by currency (US dollars first), country, rate and kind, in this order. */
export function sumInvoices(documents: readonly ReportedInvoice[]): InvoiceSum[] {
  const sums = new Map<string, InvoiceSum>();
  for (const { currency, country, tax_category: category, tax_rate: rate, kind, tax_cents, total_cents } of documents) {
    const key = [
      currencies.indexOf(currency),
      country,
      category,
      String(rate).padStart(5, '0'),
      invoiceKinds.indexOf(kind),
    ].join(' ');
    const sum = sums.get(key) ?? {
      ...{ currency, country, category, rate, kind },
      ...{ documents: 0, netCents: 0, taxCents: 0, totalCents: 0 },
    };
    sum.documents += 1;
    sum.taxCents += signOf(kind) * tax_cents;
    sum.totalCents += signOf(kind) * total_cents;
    sum.netCents = sum.totalCents - sum.taxCents;
    sums.set(key, sum);
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

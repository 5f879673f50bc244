import 'server-only';
import { type Selectable } from 'kysely';
import { isCountryCode } from '@/data/country-names';
import { vatRates } from '@/data/law';
import { isDemonstration } from '@/data/site';
import { addressLines } from '@/domain/address-lines';
import {
  type InvoiceFacts,
  type InvoiceKind,
  type InvoiceLine,
  invoiceNumber,
  type InvoiceNumber,
  type InvoiceReference,
  invoiceTotals,
  taxOf,
} from '@/domain/invoice';
import { type OrderNumber } from '@/domain/order-number';
import { type DatabaseTransaction } from '@/server/database/database';
import { type OrderRow, type Schema } from '@/server/database/schema';
import { inLanguage } from '@/server/platform/in-language';
import { invoiceTexts } from './invoice-texts';

type InvoiceRow = Selectable<Schema['invoices']>;
type RefundRow = Selectable<Schema['refunds']>;

/**
 * Issues the invoice of a locked order that is paid, and the credit and debit notes that its refunds require
 * (docs/product.md 35.1 to 35.4). It depends on the saved rows only, so a second call issues nothing.
 *
 * @returns the documents that this call has issued.
 */
export async function issueInvoices(
  records: DatabaseTransaction,
  order: OrderNumber,
  now: Date,
): Promise<InvoiceReference[]> {
  const rows = await invoiceRowsOf(records, order);
  const known = rows.find(({ kind }) => kind === 'invoice');
  const invoice = known ?? (await issueFirst(records, order, now));
  return [...(known ? [] : [invoice]), ...(await issueNotes(records, invoice, rows, now))];
}

/** Issues the credit and debit notes of a locked order, if it has an invoice. Returns the issued documents. */
export async function issueRefundNotes(
  records: DatabaseTransaction,
  order: OrderNumber,
  now: Date,
): Promise<InvoiceReference[]> {
  const rows = await invoiceRowsOf(records, order);
  const invoice = rows.find(({ kind }) => kind === 'invoice');
  return invoice ? issueNotes(records, invoice, rows, now) : [];
}

async function issueFirst(records: DatabaseTransaction, number: OrderNumber, now: Date): Promise<InvoiceRow> {
  const order = await records.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  const lines = await records
    .selectFrom('order_lines')
    .selectAll()
    .where('order_number', '=', number)
    .orderBy('position')
    .execute();
  const paid = await records
    .selectFrom('payment_events')
    .select((row) => row.fn.min<string | null>('received_at').as('at'))
    .where('order_number', '=', number)
    .where('event', '=', 'payment-succeeded')
    .where('outcome', '=', 'applied')
    .executeTakeFirst();
  const { sellerOf } = textsIn(order.language);
  const seller = sellerOf();
  return issue(records, order.currency, null, now, (issued) => ({
    ...issued,
    kind: 'invoice',
    paidOn: (paid?.at ?? issued.issuedOn).slice(0, 10),
    order: number,
    isDemonstration: isDemonstration() || order.payment_livemode !== 1,
    currency: order.currency,
    language: order.language,
    seller,
    buyer: buyerOf(order),
    lines: lines.map(({ catalogue, watch_id: id, name, quantity, unit_cents: unitCents }) => ({
      name,
      sku: `${catalogue}-${id}`,
      quantity,
      unitCents,
    })),
    discountCents: order.discount_cents,
    shipping: { label: order.shipping_label, cents: order.shipping_cents },
    totalCents: order.total_cents,
    tax: taxOf(seller.vatId, vatRates.rates.get(order.country)),
  }));
}

const textsIn = (code: string) => inLanguage(code, 'invoiceTexts', invoiceTexts);

function buyerOf(order: OrderRow): InvoiceFacts['buyer'] {
  const { full_name: name, city, region, postal_code: postalCode, country } = order;
  const [line1, line2] = [order.address_line1, order.address_line2];
  const { countries } = textsIn(order.language);
  const label = addressLines({
    fullName: '',
    ...{ line1, line2, city, region, postalCode },
    country: isCountryCode(country) ? countries[country] : country,
    countryCode: country,
  });
  return { name, lines: label, line1, line2, city, region, postalCode, country };
}

/** Issues a credit note for each refund that succeeded, and a debit note for each credit note whose refund failed. */
async function issueNotes(
  records: DatabaseTransaction,
  invoice: InvoiceRow,
  rows: readonly InvoiceRow[],
  now: Date,
): Promise<InvoiceRow[]> {
  const refunds = await records
    .selectFrom('refunds')
    .selectAll()
    .where('order_number', '=', invoice.order_number)
    .where('currency', '=', invoice.currency)
    .where('state', 'in', ['succeeded', 'failed'])
    .orderBy('changed_at')
    .orderBy('key')
    .execute();
  const issued: (InvoiceRow | undefined)[] = [];
  for (const refund of refunds) {
    const find = (kind: InvoiceKind) => rows.find((row) => row.kind === kind && row.refund_key === refund.key);
    const credit = find('credit-note');
    if (refund.state === 'succeeded' && !credit)
      issued.push(await issueNote(records, 'credit-note', invoice, refund, now));
    if (refund.state === 'failed' && credit && !find('debit-note'))
      issued.push(await issueNote(records, 'debit-note', credit, refund, now));
  }
  return issued.filter((one) => one !== undefined);
}

async function issueNote(
  records: DatabaseTransaction,
  kind: 'credit-note' | 'debit-note',
  corrected: InvoiceRow,
  refund: RefundRow,
  now: Date,
): Promise<InvoiceRow | undefined> {
  const facts = factsOf(corrected);
  if (!facts) return undefined; // its retention period has ended
  const corrects = { number: facts.number, issuedOn: facts.issuedOn };
  const amounts = refund.amount_cents === facts.totalCents ? {} : partOf(facts, refund, await unitsOf(records, refund));
  const paidOn = refund.changed_at.slice(0, 10);
  return issue(records, corrected.currency, refund.key, now, (issued) => ({
    ...facts,
    ...amounts,
    ...issued,
    kind,
    paidOn,
    corrects,
  }));
}

type RefundedUnits = { line: number; units: number };

/** Returns the units that a refund pays back: those of its line, or of its withdrawal or return; empty for a mere sum. */
async function unitsOf(records: DatabaseTransaction, refund: RefundRow): Promise<RefundedUnits[]> {
  const { line, units, return_number: number } = refund;
  if (line !== null) return [{ line, units: units ?? 0 }];
  if (number === null) return [];
  return records
    .selectFrom('return_lines')
    .select(['line', 'units'])
    .where('return_number', '=', number)
    .orderBy('line')
    .execute();
}

/** Watches that the one line of a credit note names; a longer name could fill a page. */
const MAX_NAMED = 5;

/** Returns the amounts of a partial refund: one line, with the watches if the refund names them. */
function partOf(facts: InvoiceFacts, { amount_cents: unitCents }: RefundRow, refunded: readonly RefundedUnits[]) {
  const named = refunded.flatMap(({ line, units }) => {
    const sold = facts.lines[line];
    return sold ? [{ ...sold, units }] : [];
  });
  const [only, ...more] = named;
  const { partialRefund } = textsIn(facts.language);
  const line: InvoiceLine = {
    name:
      only && named.length <= MAX_NAMED
        ? partialRefund.ofWatches(named.map(({ units, name }) => `${units} × ${name}`))
        : partialRefund.ofOrder(facts.order),
    ...(more.length === 0 && only?.sku !== undefined && { sku: only.sku }),
    quantity: 1,
    unitCents,
  };
  return { lines: [line], discountCents: 0, shipping: { label: '', cents: 0 }, totalCents: unitCents };
}

/** Takes the next number and saves the document. A transaction that is rolled back gives the number back. */
async function issue(
  records: DatabaseTransaction,
  currency: InvoiceRow['currency'],
  refundKey: string | null,
  now: Date,
  complete: (issued: { number: InvoiceNumber; issuedOn: string }) => InvoiceFacts,
): Promise<InvoiceRow> {
  const at = now.toISOString();
  const year = now.getUTCFullYear();
  const { last: sequence } = await records
    .insertInto('invoice_counters')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((row) => ({ last: row('invoice_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  const facts = complete({ number: invoiceNumber(year, sequence), issuedOn: at.slice(0, 10) });
  const { tax } = invoiceTotals(facts);
  return records
    .insertInto('invoices')
    .values({
      number: facts.number,
      year,
      sequence,
      kind: facts.kind,
      order_number: facts.order,
      refund_key: refundKey,
      corrects: facts.corrects?.number ?? null,
      country: facts.buyer.country,
      currency,
      tax_category: facts.tax.category,
      tax_rate: facts.tax.rate,
      tax_cents: tax,
      total_cents: facts.totalCents,
      facts: JSON.stringify(facts),
      issued_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function invoiceRowsOf(records: DatabaseTransaction, order: OrderNumber): Promise<InvoiceRow[]> {
  return records.selectFrom('invoices').selectAll().where('order_number', '=', order).execute();
}

/** Returns the facts of a document; undefined once its retention period has ended. */
export function factsOf({ facts }: Pick<InvoiceRow, 'facts'>): InvoiceFacts | undefined {
  if (facts === '') return undefined;
  // Only `issue` writes this column. Documents without a currency or language are from the time of one of each.
  return { currency: 'usd', language: 'en', ...(JSON.parse(facts) as Omit<InvoiceFacts, 'currency' | 'language'>) };
}

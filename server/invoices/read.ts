import 'server-only';
import { type InvoiceFacts, type InvoiceNumber, type InvoiceReference, isInvoiceNumber } from '@/domain/invoice';
import { type OrderNumber } from '@/domain/order-number';
import { type Database } from '@/server/database/database';
import { inLanguage } from '@/server/platform/in-language';
import { isToken } from '@/server/platform/tokens';
import { factsOf } from './issue';

/**
 * Finds a document by the token of its order's page, so that only a holder of the token reads it.
 *
 * @param number of the document; the order's invoice by default.
 */
export async function findInvoice(db: Database, token: string, number?: string): Promise<InvoiceFacts | undefined> {
  if (!isToken(token) || (number !== undefined && !isInvoiceNumber(number))) return undefined;
  const ofOrder = db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.number', 'invoices.order_number')
    .select('invoices.facts')
    .where('orders.token', '=', token);
  const found = await (
    number === undefined
      ? ofOrder.where('invoices.kind', '=', 'invoice')
      : ofOrder.where('invoices.number', '=', number)
  ).executeTakeFirst();
  return found && factsOf(found);
}

/** Returns the documents of orders by order number, oldest first, without those whose retention period has ended. */
export async function invoicesOf(
  db: Database,
  orders: readonly OrderNumber[],
): Promise<ReadonlyMap<OrderNumber, readonly InvoiceReference[]>> {
  const byOrder = new Map<OrderNumber, InvoiceReference[]>(orders.map((order) => [order, []]));
  if (orders.length === 0) return byOrder;
  const rows = await db
    .selectFrom('invoices')
    .select(['number', 'kind', 'order_number'])
    .where('order_number', 'in', orders)
    .where('facts', '!=', '')
    .orderBy('year')
    .orderBy('sequence')
    .execute();
  for (const { number, kind, order_number: order } of rows) byOrder.get(order)?.push({ number, kind });
  return byOrder;
}

/** Returns the contents of an order's documents, oldest first. */
export async function factsOfOrder(db: Database, order: OrderNumber): Promise<InvoiceFacts[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('facts')
    .where('order_number', '=', order)
    .orderBy('year')
    .orderBy('sequence')
    .execute();
  return rows.map(factsOf).filter((facts) => facts !== undefined);
}

/** Serialises the drawings of this process: each uses the CPU for tens of milliseconds. */
let drawing: Promise<unknown> = Promise.resolve();

/**
 * Returns the issued PDF of a document. The first call draws and stores it; later calls return the same bytes, also after
 * an upgrade of the drawing library.
 */
export async function invoicePdf(db: Database, facts: InvoiceFacts, now: Date): Promise<Buffer> {
  const stored = await storedPdf(db, facts.number);
  if (stored) return stored;
  const turn = drawing.then(async () => (await storedPdf(db, facts.number)) ?? drawAndStore(db, facts, now));
  drawing = turn.catch(() => {});
  return turn;
}

async function drawAndStore(db: Database, facts: InvoiceFacts, now: Date): Promise<Buffer> {
  const { pdf, missingGlyphs } = await inLanguage(facts.language, 'drawInvoice', drawInvoice)(facts);
  await db
    .insertInto('invoice_files')
    .values({
      number: facts.number,
      pdf: pdf.toString('base64'),
      missing_glyphs: missingGlyphs,
      made_at: now.toISOString(),
    })
    // Another process may have been faster: its file is the issued one.
    .onConflict((conflict) => conflict.column('number').doNothing())
    .execute();
  return (await storedPdf(db, facts.number)) ?? pdf;
}

/** Loads the drawing library with the first document: most processes draw none, and it takes 0.1 s. */
const drawInvoice = async (facts: InvoiceFacts) => (await import('./pdf')).drawInvoice(facts);

async function storedPdf(db: Database, number: InvoiceNumber): Promise<Buffer | undefined> {
  const row = await db.selectFrom('invoice_files').select('pdf').where('number', '=', number).executeTakeFirst();
  return row && Buffer.from(row.pdf, 'base64');
}

/** An attachment of an email. */
export type InvoiceAttachment = { filename: string; content: Buffer; contentType: 'application/pdf' };

/** Returns the PDF files of documents as attachments. A document whose retention period has ended has none. */
export async function invoiceAttachments(
  db: Database,
  numbers: readonly InvoiceNumber[],
  now: Date,
): Promise<InvoiceAttachment[]> {
  const attachments: InvoiceAttachment[] = [];
  for (const number of numbers) {
    const row = await db.selectFrom('invoices').select('facts').where('number', '=', number).executeTakeFirst();
    const facts = row && factsOf(row);
    if (!facts) continue;
    const content = await invoicePdf(db, facts, now);
    attachments.push({ filename: invoiceFileName(facts), content, contentType: 'application/pdf' });
  }
  return attachments;
}

/** File name of a document: `credit-note-2026-000124.pdf`. */
export function invoiceFileName({ kind, number }: InvoiceReference): string {
  return `${kind}-${number}.pdf`;
}

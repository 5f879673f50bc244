import { rejectionPage } from '@/components/forms/rejection-page';
import { invoiceRoute } from '@/contract/orders';
import { invoiceQuery } from '@/contract/orders.schema';
import { accept, reject } from '@/domain/result';
import { limitTries } from '@/server/abuse/rate-limit';
import { database } from '@/server/database/database';
import { readQuery, callerAddress } from '@/server/http/read-request';
import { serveWithPage } from '@/server/http/serve-form';
import { findInvoice, invoiceFileName, invoicePdf } from '@/server/invoices/read';
import { shopDate } from '@/domain/shop-date';

/** Files per network address in ten minutes: each file is drawn once, and later read from the database. */
const LIMIT = { action: 'invoice', limit: 60, windowMs: 10 * 60_000 };

/** Returns the PDF of an invoice, credit note or debit note (docs/product.md 35.6, 35.12). */
export const GET = serveWithPage(invoiceRoute, rejectionPage, async (request) => {
  const query = readQuery(request, invoiceQuery());
  if (!query.ok) return query;
  const [db, now] = [await database(), shopDate()];
  const limited = await limitTries(db, { ...LIMIT, subject: callerAddress(request) }, now);
  if (!limited.ok) return limited;
  const facts = await findInvoice(db, query.value.order, query.value.number);
  if (!facts) return reject({ code: 'unknown-invoice' });
  return accept(pdfResponse(await invoicePdf(db, facts, now), invoiceFileName(facts)));
});

function pdfResponse(pdf: Buffer, name: string): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Robots-Tag': 'noindex',
    },
  });
}

import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/order/unbroken';
import type { InvoiceReference } from '@/domain/invoice';
import { invoicePath, invoicePdfPath } from '@/domain/paths';
import { invoiceCopy as copy, invoiceLabel, pdfLabel } from './copy';

type InvoiceLinksProps = { token: string; documents: readonly InvoiceReference[] };

/** Invoice, credit notes and debit notes of an order; renders nothing before the order is paid. */
export function InvoiceLinks({ token, documents }: InvoiceLinksProps) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="invoice-title">
      <h2 id="invoice-title" className="border-b border-ink pb-3 text-2xl">
        {documents.length === 1 ? copy.heading : copy.headingOfSeveral}
      </h2>
      <ul className="tabular-nums">
        {documents.map((document) => (
          <li key={document.number} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
            <Link href={invoicePath(token, document.number)} className="bar-link font-semibold text-link">
              <Unbroken>{invoiceLabel(document)}</Unbroken>
            </Link>
            <a
              href={invoicePdfPath(token, document.number)}
              aria-label={pdfLabel(document)}
              className="bar-link justify-end text-link"
            >
              {copy.pdf}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

// German of ./copy.ts (sha256 0c91f60ee8f7)
import { invoiceTitles } from '@/data/invoice-view';
import type { InvoiceReference } from '@/domain/invoice';

export const invoiceCopy = {
  heading: 'Rechnung',
  headingOfSeveral: 'Rechnung und Korrekturen',
  download: 'PDF herunterladen',
  back: 'Zurück zu Ihrer Bestellung',
  pdf: 'PDF',
};

/** Link text of a document: `Rechnungskorrektur 2026-000124`. */
export const invoiceLabel = ({ kind, number }: InvoiceReference) => `${invoiceTitles[kind]} ${number}`;

/** Accessible name of the link to the PDF of a document. */
export const pdfLabel = (document: InvoiceReference) => `${invoiceLabel(document)} als PDF`;

import { invoiceTitles } from '@/data/invoice-view';
import type { InvoiceReference } from '@/domain/invoice';

export const invoiceCopy = {
  heading: 'Invoice',
  headingOfSeveral: 'Invoice and corrections',
  download: 'Download PDF',
  back: 'Back to your order',
  pdf: 'PDF',
};

/** Link text of a document: `Credit note 2026-000124`. */
export const invoiceLabel = ({ kind, number }: InvoiceReference) => `${invoiceTitles[kind]} ${number}`;

/** Accessible name of the link to the PDF of a document. */
export const pdfLabel = (document: InvoiceReference) => `${invoiceLabel(document)} as PDF`;

// Japanese of ./copy.ts (sha256 0c91f60ee8f7)
import { invoiceTitles } from '@/data/invoice-view';
import type { InvoiceReference } from '@/domain/invoice';

export const invoiceCopy = {
  heading: '請求書',
  headingOfSeveral: '請求書と訂正の書類',
  download: 'PDFをダウンロード',
  back: 'ご注文に戻る',
  pdf: 'PDF',
};

/** Link text of a document: `返金伝票 2026-000124`. */
export const invoiceLabel = ({ kind, number }: InvoiceReference) => `${invoiceTitles[kind]} ${number}`;

/** Accessible name of the link to the PDF of a document. */
export const pdfLabel = (document: InvoiceReference) => `${invoiceLabel(document)}のPDF`;

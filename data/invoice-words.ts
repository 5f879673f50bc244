import type { InvoiceKind } from '@/domain/invoice';

/** Names of the documents, as titles and in links. */
export const invoiceTitles: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  'debit-note': 'Debit note',
};

/** Headings of a document. */
export const invoiceHeadings = {
  buyer: 'Billed to',
  item: 'Item',
  quantity: 'Qty',
  price: 'Price',
  amount: 'Amount',
} as const;

export const demonstrationNote = 'Demonstration: nothing was sold, and this document is not a tax document.';

/** Why a sale has no VAT. */
export const exemptionReasons = {
  notSubject: 'Not subject to VAT. Import duties and taxes of other countries are not included.',
  export: 'Export outside the EU, without VAT.',
} as const;

/** Labels of a document's details and sums. */
export const invoiceLabels = {
  date: 'Date',
  order: 'Order',
  corrects: 'Corrects',
  issued: 'Issued',
  subtotal: 'Subtotal',
  promoCode: 'Promo code',
  free: 'Free',
  total: 'Total',
  totalRefunded: 'Total refunded',
  net: 'Net amount',
  rounding: 'Rounding',
  vatNumber: (id: string) => `VAT number ${id}`,
  /** @param rate such as `19 %`. */
  vat: (rate: string) => `VAT ${rate}, included`,
} as const;

/** Formats a date, `2026-11-20`, for a document. */
export const documentDate = (date: string) => date;

/** How the amount of a document was settled, on a date as {@link documentDate} formats it. */
export const settlements: Readonly<Record<InvoiceKind, (date: string, corrected?: string) => string>> = {
  invoice: (date) => `Paid in full on ${date}.`,
  'credit-note': (date, corrected) => `Refunded on ${date}. It corrects invoice ${corrected}.`,
  'debit-note': (date, corrected) =>
    `The refund was returned to us on ${date}. This takes back credit note ${corrected}.`,
};

/** The line of a partial refund, by the watches that it names, or by the order. */
export const partialRefund = {
  ofWatches: (watches: readonly string[]) => `${watches.join(', ')}, refund`,
  ofOrder: (order: string) => `Partial refund of order ${order}`,
} as const;

export const pageNumber = (page: number, count: number) => `Page ${page} of ${count}`;

/** Stands for the address of a shop without a company. */
export const demonstrationAddress = 'Demonstration shop without a company';

import { type InvoiceFacts, taxOf } from '@/domain/invoice';

/** An invoice of two watches to Berlin with a promo code and shipping: $658.35, without VAT. */
export const invoiceFacts: InvoiceFacts = {
  kind: 'invoice',
  number: '2026-000123',
  issuedOn: '2026-11-20',
  paidOn: '2026-11-20',
  order: 'OH-7K3M9QX2',
  isDemonstration: false,
  currency: 'usd',
  language: 'en',
  seller: {
    name: 'Odd & Hours LLC',
    address: '1 Odd Street, New York, NY 10001, USA',
    country: 'US',
    email: 'hello@oddhours.example',
    id: 'oddhours.example',
  },
  buyer: {
    name: 'Ada <Byron>',
    lines: ['Straße der Pariser Kommune 8', '10243 Berlin', 'Germany'],
    line1: 'Straße der Pariser Kommune 8',
    line2: '',
    city: 'Berlin',
    region: '',
    postalCode: '10243',
    country: 'DE',
  },
  lines: [
    { name: 'Seagrass 38', sku: 'xerix-1', quantity: 2, unitCents: 249_00 },
    { name: 'Dune 40', sku: 'undone-3', quantity: 1, unitCents: 300_00 },
  ],
  discountCents: 159_60,
  shipping: { label: 'Standard International Mail', cents: 19_95 },
  totalCents: 658_35,
  tax: taxOf(undefined, 1900),
};

const vatId = 'DE123456789';

/** The same invoice with 19 % VAT included. */
export const invoiceWithVat: InvoiceFacts = {
  ...invoiceFacts,
  number: '2026-000124',
  seller: { ...invoiceFacts.seller, vatId },
  tax: taxOf(vatId, 1900),
};

/** The credit note of a full refund of {@link invoiceFacts}. */
export const creditNote: InvoiceFacts = {
  ...invoiceFacts,
  kind: 'credit-note',
  number: '2026-000125',
  issuedOn: '2026-11-24',
  corrects: { number: '2026-000123', issuedOn: '2026-11-20' },
};

/** Further documents: an export with a VAT number, a debit note, a demonstration. */
export const otherInvoices: readonly InvoiceFacts[] = [
  {
    ...invoiceWithVat,
    number: '2026-000126',
    buyer: { ...invoiceFacts.buyer, country: 'US', region: 'NY' },
    tax: taxOf(vatId, undefined),
  },
  {
    ...creditNote,
    kind: 'debit-note',
    number: '2026-000127',
    corrects: { number: '2026-000125', issuedOn: '2026-11-24' },
  },
  { ...invoiceFacts, number: '2026-000128', isDemonstration: true },
];

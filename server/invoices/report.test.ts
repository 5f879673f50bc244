// Verifies docs/product.md 35.10.
import { type ReportedInvoice, sumInvoices } from './report';

const invoice: ReportedInvoice = {
  ...{ number: '2026-0001', year: 2026, sequence: 1, kind: 'invoice', order_number: 'OH-00000001' },
  ...{ refund_key: null, corrects: null, country: 'DE', currency: 'eur', tax_category: 'S', tax_rate: 1900 },
  ...{ tax_cents: 19_00, total_cents: 119_00, issued_at: '2026-06-30T12:00:00.000Z' },
};

it('sumInvoices keeps two rates of one country in a year apart, the lower rate first', () => {
  const documents = [invoice, { ...invoice, tax_rate: 700, tax_cents: 7_00, total_cents: 107_00 }, invoice];
  expect(sumInvoices(documents)).toMatchObject([
    { country: 'DE', rate: 700, documents: 1, netCents: 100_00, taxCents: 7_00, totalCents: 107_00 },
    { country: 'DE', rate: 1900, documents: 2, netCents: 200_00, taxCents: 38_00, totalCents: 238_00 },
  ]);
});

it('sumInvoices lists US dollars first, then countries, and the notes of a country after its invoices', () => {
  const documents: ReportedInvoice[] = [
    { ...invoice, currency: 'gbp' },
    { ...invoice, kind: 'debit-note', tax_cents: 4_75, total_cents: 29_75 },
    { ...invoice, kind: 'credit-note', tax_cents: 9_50, total_cents: 59_50 },
    { ...invoice, kind: 'credit-note', tax_cents: 4_75, total_cents: 29_75 },
    invoice,
    { ...invoice, country: 'AT', tax_rate: 2000 },
    { ...invoice, currency: 'usd', country: 'US', tax_category: 'O', tax_rate: 0, tax_cents: 0 },
  ];
  expect(
    sumInvoices(documents).map(({ currency, country, kind, documents: count, netCents, taxCents, totalCents }) =>
      [currency, country, kind, count, netCents, taxCents, totalCents].join(' '),
    ),
  ).toEqual([
    'usd US invoice 1 11900 0 11900',
    'eur AT invoice 1 10000 1900 11900',
    'eur DE invoice 1 10000 1900 11900',
    'eur DE credit-note 2 -7500 -1425 -8925',
    'eur DE debit-note 1 2500 475 2975',
    'gbp DE invoice 1 10000 1900 11900',
  ]);
});

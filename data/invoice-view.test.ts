// Verifies docs/product.md 35.7.
import type { InvoiceFacts } from '@/domain/invoice';
import { creditNote, invoiceFacts, invoiceWithVat, otherInvoices } from '@/domain/testing/invoices';
import { invoiceView } from './invoice-view';
import { exemptionReasons } from './invoice-words';

const rowsOf = (facts: InvoiceFacts) => {
  const { totals, total, taxes } = invoiceView(facts);
  return [...totals, total, ...taxes].map((row) => row.join(': '));
};

it('invoiceView lists subtotal, promo code and shipping, then the total', () => {
  expect(rowsOf(invoiceFacts)).toEqual([
    'Subtotal: $798.00',
    'Promo code: −$159.60',
    'Standard International Mail: $19.95',
    'Total: $658.35',
  ]);
  expect(invoiceView(invoiceFacts).lines).toEqual([
    { name: 'Seagrass 38', sku: 'xerix-1', quantity: '2', price: '$249.00', amount: '$498.00' },
    { name: 'Dune 40', sku: 'undone-3', quantity: '1', price: '$300.00', amount: '$300.00' },
  ]);
});

it.each<[string, Partial<InvoiceFacts>, string[]]>([
  [
    'free shipping',
    { shipping: { label: 'First Class', cents: 0 }, discountCents: 0 },
    ['Subtotal: $798.00', 'First Class: Free'],
  ],
  ['no shipping', { shipping: { label: '', cents: 0 } }, ['Subtotal: $798.00', 'Promo code: −$159.60']],
  ['neither shipping nor code', { shipping: { label: '', cents: 0 }, discountCents: 0 }, []],
])('invoiceView with %s has the sums above the total %j', (_, change, rows) => {
  const { totals } = invoiceView({ ...invoiceFacts, ...change });
  expect(totals.map((row) => row.join(': '))).toEqual(rows);
});

it('invoiceView states the net amount, VAT and the rounding with its sign, or why there is no VAT', () => {
  expect(rowsOf(invoiceWithVat).slice(3)).toEqual([
    'Total: $658.35',
    'Net amount: $553.23',
    'VAT 19 %, included: $105.11',
    'Rounding: $0.01',
  ]);
  const finland = { ...invoiceWithVat, tax: { category: 'S', rate: 2550 } as const, totalCents: 658_33 };
  expect(rowsOf(finland).slice(-2)).toEqual(['VAT 25.5 %, included: $133.77', 'Rounding: −$0.02']);
  const [exported] = otherInvoices;
  expect(invoiceView(invoiceFacts).notes).toEqual([exemptionReasons.notSubject, 'Paid in full on 2026-11-20.']);
  expect(exported && invoiceView(exported).notes[0]).toBe(exemptionReasons.export);
  expect(invoiceView(invoiceWithVat).notes).toEqual(['Paid in full on 2026-11-20.']);
});

it('invoiceView names a document by its kind, with the one that it corrects', () => {
  const debit = otherInvoices.find(({ kind }) => kind === 'debit-note') ?? creditNote;
  expect([invoiceFacts, creditNote, debit].map((facts) => invoiceView(facts).total[0])).toEqual([
    'Total',
    'Total refunded',
    'Total',
  ]);
  expect(invoiceView(creditNote).details.slice(2)).toEqual([
    ['Corrects', '2026-000123'],
    ['Issued', '2026-11-20'],
  ]);
  expect(invoiceView(invoiceFacts)).not.toHaveProperty('demonstration');
});

it('invoiceView of an invoice in yen has no digits after the point', () => {
  const yen: InvoiceFacts = { ...invoiceFacts, currency: 'jpy', totalCents: 65_835 };
  expect(rowsOf(yen)).toEqual([
    'Subtotal: ¥79,800',
    'Promo code: −¥15,960',
    'Standard International Mail: ¥1,995',
    'Total: ¥65,835',
  ]);
});

import { formatMoney } from '@/domain/money';
import { type InvoiceFacts, type InvoiceKind, invoiceTotals, signOf, type Tax } from '@/domain/invoice';

/** Names of the documents, as titles and in links. */
export const invoiceTitles: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  'debit-note': 'Debit note',
};

export const demonstrationNote = 'Demonstration: nothing was sold, and this document is not a tax document.';

/** Returns why a sale has no VAT, with its code of the VATEX list; undefined if it has VAT. */
export function exemptionOf({ category }: Tax): { code: string; reason: string } | undefined {
  if (category === 'O')
    return {
      code: 'VATEX-EU-O',
      reason: 'Not subject to VAT. Import duties and taxes of other countries are not included.',
    };
  if (category === 'G') return { code: 'VATEX-EU-G', reason: 'Export outside the EU, without VAT.' };
  return undefined;
}

/** A rate in hundredths of a percent, as `19 %`. */
export const rateText = (rate: number) => `${rate / 100} %`;

type Row = readonly [label: string, value: string];

/** Content of a document in reading order, for the page and the PDF. */
export type InvoiceView = {
  title: string;
  number: string;
  /** Set on documents that are not real. */
  demonstration?: string;
  /** The seller's name, then address and contact. */
  seller: readonly string[];
  details: readonly Row[];
  /** The buyer's name, then the address. */
  buyer: readonly string[];
  lines: readonly { name: string; sku?: string; quantity: string; price: string; amount: string }[];
  totals: readonly Row[];
  total: Row;
  /** Net amount and VAT in the total; empty without VAT. */
  taxes: readonly Row[];
  notes: readonly string[];
};

/** Headings of a document. */
export const invoiceHeadings = {
  buyer: 'Billed to',
  item: 'Item',
  quantity: 'Qty',
  price: 'Price',
  amount: 'Amount',
} as const;

/** Returns the content of a document. Amounts of a credit note are positive; its title states the direction. */
export function invoiceView(facts: InvoiceFacts): InvoiceView {
  const { kind, number, seller, buyer, corrects, currency, discountCents, shipping, totalCents, tax } = facts;
  const subtotal = facts.lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const { basis, tax: vat, rounding } = invoiceTotals(facts);
  const exemption = exemptionOf(tax);
  return {
    title: invoiceTitles[kind],
    number,
    ...(facts.isDemonstration && { demonstration: demonstrationNote }),
    seller: [
      seller.name,
      seller.address,
      seller.email,
      ...(seller.registration ? [seller.registration] : []),
      ...(seller.vatId ? [`VAT number ${seller.vatId}`] : []),
    ],
    details: [
      ['Date', facts.issuedOn],
      ['Order', facts.order],
      ...(corrects
        ? ([
            ['Corrects', corrects.number],
            ['Issued', corrects.issuedOn],
          ] as const)
        : []),
    ],
    buyer: [buyer.name, ...buyer.lines],
    lines: facts.lines.map(({ name, sku, quantity, unitCents }) => ({
      name,
      sku,
      quantity: String(quantity),
      price: formatMoney(unitCents, currency),
      amount: formatMoney(unitCents * quantity, currency),
    })),
    totals: [
      ...(discountCents > 0 || shipping.label ? [['Subtotal', formatMoney(subtotal, currency)] as const] : []),
      ...(discountCents > 0 ? [['Promo code', `−${formatMoney(discountCents, currency)}`] as const] : []),
      ...(shipping.label
        ? [[shipping.label, shipping.cents ? formatMoney(shipping.cents, currency) : 'Free'] as const]
        : []),
    ],
    total: [signOf(kind) < 0 ? 'Total refunded' : 'Total', formatMoney(totalCents, currency)],
    taxes: exemption
      ? []
      : [
          ['Net amount', formatMoney(basis, currency)],
          [`VAT ${rateText(tax.rate)}, included`, formatMoney(vat, currency)],
          ...(rounding === 0 ? [] : [['Rounding', formatMoney(rounding, currency).replace('-', '−')] as const]),
        ],
    notes: [...(exemption ? [exemption.reason] : []), settlementOf(facts)],
  };
}

/** Returns how the amount of a document was settled, as a sentence. */
export function settlementOf({ kind, paidOn, corrects }: InvoiceFacts): string {
  if (kind === 'invoice') return `Paid in full on ${paidOn}.`;
  if (kind === 'credit-note') return `Refunded on ${paidOn}. It corrects invoice ${corrects?.number}.`;
  return `The refund was returned to us on ${paidOn}. This takes back credit note ${corrects?.number}.`;
}

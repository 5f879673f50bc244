import type { Currency } from './currency';
import type { OrderNumber } from './order-number';

/**
 * Documents of an order. A credit note documents a refund. A debit note reverses a credit note, because the bank
 * returned the refund to the shop.
 */
export const invoiceKinds = ['invoice', 'credit-note', 'debit-note'] as const;

export type InvoiceKind = (typeof invoiceKinds)[number];

/** Number of a document, `2026-000123`: the year (UTC) and the position in its one series. */
export type InvoiceNumber = `${number}-${string}`;

const form = /^20\d\d-\d{6,9}$/;

export function isInvoiceNumber(text: string): text is InvoiceNumber {
  return form.test(text);
}

/** Formats an invoice number: `2026-000001`. */
export function invoiceNumber(year: number, sequence: number): InvoiceNumber {
  return `${year}-${String(sequence).padStart(6, '0')}`;
}

/** Number and kind of a document, for a link. */
export type InvoiceReference = { number: InvoiceNumber; kind: InvoiceKind };

/**
 * VAT category of EN 16931: `O`, not subject to VAT; `S`, standard rate; `G`, export. `rate` is in hundredths of a
 * percent and included in the prices.
 */
export type Tax = { category: 'O' | 'S' | 'G'; rate: number };

/** Seller of an invoice. `vatId` is a VAT number of the EU. */
export type Seller = {
  name: string;
  address: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  email: string;
  /** The shop's host name, which identifies a seller without a register number. */
  id: string;
  registration?: string;
  vatId?: string;
};

type Buyer = {
  name: string;
  /** Lines of the address label below the name. */
  lines: readonly string[];
  line1: string;
  line2: string;
  city: string;
  region: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
};

export type InvoiceLine = { name: string; sku?: string; quantity: number; unitCents: number };

/** Everything that a document states, saved when it is issued and never changed. Amounts are gross, in the minor unit of the currency. */
export type InvoiceFacts = {
  kind: InvoiceKind;
  number: InvoiceNumber;
  /** UTC dates, `2026-11-20`. */
  issuedOn: string;
  paidOn: string;
  order: OrderNumber;
  /** The invoice that a credit note corrects, or the credit note that a debit note takes back. */
  corrects?: { number: InvoiceNumber; issuedOn: string };
  /** True without a company, or if no money was charged. */
  isDemonstration: boolean;
  currency: Currency;
  /** Code of the language of the order, and of the document's PDF. */
  language: string;
  seller: Seller;
  buyer: Buyer;
  lines: readonly InvoiceLine[];
  discountCents: number;
  shipping: { label: string; cents: number };
  totalCents: number;
  tax: Tax;
};

/**
 * Returns the VAT category of a sale. Without a VAT number the sale is not subject to VAT (`O`). With one, a sale to a
 * member state has that state's rate (`S`), and any other sale is an export (`G`).
 *
 * @param rate of the country in hundredths of a percent; undefined outside the EU.
 */
export function taxOf(vatId: string | undefined, rate: number | undefined): Tax {
  if (vatId === undefined) return { category: 'O', rate: 0 };
  return rate === undefined ? { category: 'G', rate: 0 } : { category: 'S', rate };
}

/** Returns the net part of a gross amount, rounded to the minor unit. */
function netCents(grossCents: number, { rate }: Tax): number {
  return Math.round((grossCents * 10_000) / (10_000 + rate));
}

/** Totals of EN 16931, net, in the minor unit. `basis + tax + rounding` is the gross total. */
export type InvoiceTotals = {
  lines: readonly number[];
  linesSum: number;
  discount: number;
  shipping: number;
  basis: number;
  tax: number;
  rounding: number;
};

/**
 * Splits the gross amounts of a document into net amounts and VAT. Each amount is rounded by itself; the cents that this
 * leaves are the rounding amount (BT-114).
 */
export function invoiceTotals(
  facts: Pick<InvoiceFacts, 'lines' | 'discountCents' | 'shipping' | 'totalCents' | 'tax'>,
): InvoiceTotals {
  const { tax, totalCents } = facts;
  const lines = facts.lines.map(({ unitCents, quantity }) => netCents(unitCents * quantity, tax));
  const linesSum = lines.reduce((sum, cents) => sum + cents, 0);
  const discount = netCents(facts.discountCents, tax);
  const shipping = netCents(facts.shipping.cents, tax);
  const basis = linesSum - discount + shipping;
  const vat = Math.round((basis * tax.rate) / 10_000);
  return { lines, linesSum, discount, shipping, basis, tax: vat, rounding: totalCents - basis - vat };
}

/** +1 for a document that charges the buyer, -1 for one that credits the buyer. */
export function signOf(kind: InvoiceKind): 1 | -1 {
  return kind === 'credit-note' ? -1 : 1;
}

/** Countries whose usual paper is Letter instead of A4. */
const letterCountries = new Set('US CA MX PR GU VI AS MP PH CL CO CR DO GT HN NI PA SV VE'.split(' '));

/** Paper of a document, by the buyer's country. */
export function paperOf(country: string): 'A4' | 'LETTER' {
  return letterCountries.has(country) ? 'LETTER' : 'A4';
}

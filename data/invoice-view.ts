import { formatMoney } from '@/domain/money';
import { type InvoiceFacts, invoiceTotals, signOf, type Tax } from '@/domain/invoice';
import {
  demonstrationNote,
  documentDate,
  exemptionReasons,
  invoiceHeadings,
  invoiceLabels as labels,
  invoiceTitles,
  settlements,
} from './invoice-words';

export { demonstrationNote, invoiceHeadings, invoiceTitles };

/** Returns why a sale has no VAT, with its code of the VATEX list; undefined if it has VAT. */
export function exemptionOf({ category }: Tax): { code: string; reason: string } | undefined {
  if (category === 'O') return { code: 'VATEX-EU-O', reason: exemptionReasons.notSubject };
  if (category === 'G') return { code: 'VATEX-EU-G', reason: exemptionReasons.export };
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
      ...(seller.vatId ? [labels.vatNumber(seller.vatId)] : []),
    ],
    details: [
      [labels.date, documentDate(facts.issuedOn)],
      [labels.order, facts.order],
      ...(corrects
        ? ([
            [labels.corrects, corrects.number],
            [labels.issued, documentDate(corrects.issuedOn)],
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
      ...(discountCents > 0 || shipping.label ? [[labels.subtotal, formatMoney(subtotal, currency)] as const] : []),
      ...(discountCents > 0 ? [[labels.promoCode, `−${formatMoney(discountCents, currency)}`] as const] : []),
      ...(shipping.label
        ? [[shipping.label, shipping.cents ? formatMoney(shipping.cents, currency) : labels.free] as const]
        : []),
    ],
    total: [signOf(kind) < 0 ? labels.totalRefunded : labels.total, formatMoney(totalCents, currency)],
    taxes: exemption
      ? []
      : [
          [labels.net, formatMoney(basis, currency)],
          [labels.vat(rateText(tax.rate)), formatMoney(vat, currency)],
          ...(rounding === 0 ? [] : [[labels.rounding, formatMoney(rounding, currency).replace('-', '−')] as const]),
        ],
    notes: [...(exemption ? [exemption.reason] : []), settlementOf(facts)],
  };
}

/** Returns how the amount of a document was settled, as a sentence. */
export const settlementOf = ({ kind, paidOn, corrects }: InvoiceFacts): string =>
  settlements[kind](documentDate(paidOn), corrects?.number);

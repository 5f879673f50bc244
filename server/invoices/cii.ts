import { exemptionOf, demonstrationNote, settlementOf } from '@/data/invoice-view';
import { invoiceLabels } from '@/data/invoice-words';
import { decimalOf, minorUnits } from '@/domain/money';
import { type InvoiceFacts, invoiceTotals, type Seller } from '@/domain/invoice';

/** A text or an element: name, attributes and children; empty elements are left out. */
type Node = string | { name: string; attributes?: string; children: readonly (Node | undefined)[] };

const element = (name: string, ...children: (Node | undefined)[]): Node => ({ name, children });

const leaf = (name: string, text: string | undefined, attributes?: string): Node | undefined =>
  text ? { name: `ram:${name}`, attributes, children: [text] } : undefined;

const group = (name: string, ...children: (Node | undefined)[]): Node => element(`ram:${name}`, ...children);

function textOf(node: Node): string {
  if (typeof node === 'string') return escapeXml(node);
  const { name, attributes, children } = node;
  const content = children.map((child) => (child === undefined ? '' : textOf(child))).join('');
  return content === '' ? '' : `<${name}${attributes ? ` ${attributes}` : ''}>${content}</${name}>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML 1.0 and removes the characters that it forbids. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}

const dateTime = (prefix: 'udt' | 'qdt', date: string): Node => ({
  name: `${prefix}:DateTimeString`,
  attributes: 'format="102"',
  children: [date.replaceAll('-', '')],
});

/** Document type of UNTDID 1001. */
const typeCodes = { invoice: '380', 'credit-note': '381', 'debit-note': '383' } as const;

const namespaces = [
  ['rsm', 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100'],
  ['qdt', 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100'],
  ['ram', 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100'],
  ['udt', 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100'],
]
  .map(([prefix, urn]) => `xmlns:${prefix}="${urn}"`)
  .join(' ');

/**
 * Returns a document as structured invoice: UN/CEFACT Cross Industry Invoice D22B in the profile EN 16931 of Factur-X 1.09.
 * Own code, because no package writes category O.
 */
export function ciiOf(facts: InvoiceFacts): string {
  const document: Node = {
    name: 'rsm:CrossIndustryInvoice',
    attributes: namespaces,
    children: [
      element(
        'rsm:ExchangedDocumentContext',
        group('GuidelineSpecifiedDocumentContextParameter', leaf('ID', 'urn:cen.eu:en16931:2017')),
      ),
      element(
        'rsm:ExchangedDocument',
        leaf('ID', facts.number),
        leaf('TypeCode', typeCodes[facts.kind]),
        group('IssueDateTime', dateTime('udt', facts.issuedOn)),
        facts.isDemonstration ? group('IncludedNote', leaf('Content', demonstrationNote)) : undefined,
      ),
      transactionOf(facts),
    ],
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${textOf(document)}`;
}

function transactionOf(facts: InvoiceFacts): Node {
  return element(
    'rsm:SupplyChainTradeTransaction',
    ...linesOf(facts),
    group(
      'ApplicableHeaderTradeAgreement',
      sellerParty(facts.seller),
      group('BuyerTradeParty', leaf('Name', facts.buyer.name), buyerAddress(facts)),
      group('BuyerOrderReferencedDocument', leaf('IssuerAssignedID', facts.order)),
    ),
    group(
      'ApplicableHeaderTradeDelivery',
      group('ShipToTradeParty', leaf('Name', facts.buyer.name), buyerAddress(facts)),
    ),
    settlement(facts),
  );
}

function linesOf(facts: InvoiceFacts): Node[] {
  const { lines: nets } = invoiceTotals(facts);
  return facts.lines.map(({ name, sku, quantity, unitCents }, index) =>
    group(
      'IncludedSupplyChainTradeLineItem',
      group('AssociatedDocumentLineDocument', leaf('LineID', String(index + 1))),
      group('SpecifiedTradeProduct', leaf('SellerAssignedID', sku), leaf('Name', name)),
      group(
        'SpecifiedLineTradeAgreement',
        group('NetPriceProductTradePrice', leaf('ChargeAmount', netPrice(unitCents, facts))),
      ),
      group('SpecifiedLineTradeDelivery', leaf('BilledQuantity', String(quantity), 'unitCode="H87"')),
      group(
        'SpecifiedLineTradeSettlement',
        taxCategory('ApplicableTradeTax', facts),
        group(
          'SpecifiedTradeSettlementLineMonetarySummation',
          leaf('LineTotalAmount', decimalOf(nets[index] ?? 0, facts.currency)),
        ),
      ),
    ),
  );
}

/** Net price of a unit, the only amount without a fixed number of digits: exact without VAT, else with four decimals. */
function netPrice(unitCents: number, { tax: { rate }, currency }: InvoiceFacts): string {
  if (rate === 0) return decimalOf(unitCents, currency);
  const tenThousandths = Math.round((unitCents * 100_000_000) / (minorUnits(currency) * (10_000 + rate)));
  return (tenThousandths / 10_000).toFixed(4);
}

function sellerParty({ name, address, country, email, id, registration, vatId }: Seller): Node {
  return group(
    'SellerTradeParty',
    leaf('ID', id),
    leaf('Name', name),
    registration ? group('SpecifiedLegalOrganization', leaf('ID', registration)) : undefined,
    group('PostalTradeAddress', leaf('LineOne', address), leaf('CountryID', country)),
    group('URIUniversalCommunication', leaf('URIID', email, 'schemeID="EM"')),
    vatId ? group('SpecifiedTaxRegistration', leaf('ID', vatId, 'schemeID="VA"')) : undefined,
  );
}

function buyerAddress({ buyer }: InvoiceFacts): Node {
  return group(
    'PostalTradeAddress',
    leaf('PostcodeCode', buyer.postalCode),
    leaf('LineOne', buyer.line1),
    leaf('LineTwo', buyer.line2),
    leaf('CityName', buyer.city),
    leaf('CountryID', buyer.country),
    leaf('CountrySubDivisionName', buyer.region),
  );
}

/** Category O has no rate. */
const ratePercent = ({ tax }: InvoiceFacts) => (tax.category === 'O' ? undefined : (tax.rate / 100).toFixed(2));

function taxCategory(name: 'ApplicableTradeTax' | 'CategoryTradeTax', facts: InvoiceFacts): Node {
  return group(
    name,
    leaf('TypeCode', 'VAT'),
    leaf('CategoryCode', facts.tax.category),
    leaf('RateApplicablePercent', ratePercent(facts)),
  );
}

function allowanceOrCharge(
  facts: InvoiceFacts,
  isCharge: boolean,
  cents: number,
  [code, reason]: readonly [string, string],
): Node | undefined {
  if (cents === 0) return undefined;
  return group(
    'SpecifiedTradeAllowanceCharge',
    group('ChargeIndicator', element('udt:Indicator', String(isCharge))),
    leaf('ActualAmount', decimalOf(cents, facts.currency)),
    leaf('ReasonCode', code),
    leaf('Reason', reason),
    taxCategory('CategoryTradeTax', facts),
  );
}

function settlement(facts: InvoiceFacts): Node {
  const { corrects, currency, shipping, tax } = facts;
  const decimal = (amount: number) => decimalOf(amount, currency);
  const totals = invoiceTotals(facts);
  const exemption = exemptionOf(tax);
  const grand = totals.basis + totals.tax;
  return group(
    'ApplicableHeaderTradeSettlement',
    leaf('InvoiceCurrencyCode', currency.toUpperCase()),
    // UNTDID 4461: online payment service.
    group('SpecifiedTradeSettlementPaymentMeans', leaf('TypeCode', '68')),
    group(
      'ApplicableTradeTax',
      leaf('CalculatedAmount', decimal(totals.tax)),
      leaf('TypeCode', 'VAT'),
      leaf('ExemptionReason', exemption?.reason),
      leaf('BasisAmount', decimal(totals.basis)),
      leaf('CategoryCode', tax.category),
      leaf('ExemptionReasonCode', exemption?.code),
      leaf('RateApplicablePercent', ratePercent(facts)),
    ),
    allowanceOrCharge(facts, false, totals.discount, ['95', invoiceLabels.promoCode]),
    allowanceOrCharge(facts, true, totals.shipping, ['FC', shipping.label]),
    group('SpecifiedTradePaymentTerms', leaf('Description', settlementOf(facts))),
    group(
      'SpecifiedTradeSettlementHeaderMonetarySummation',
      leaf('LineTotalAmount', decimal(totals.linesSum)),
      leaf('ChargeTotalAmount', decimal(totals.shipping)),
      leaf('AllowanceTotalAmount', decimal(totals.discount)),
      leaf('TaxBasisTotalAmount', decimal(totals.basis)),
      leaf('TaxTotalAmount', decimal(totals.tax), `currencyID="${currency.toUpperCase()}"`),
      totals.rounding === 0 ? undefined : leaf('RoundingAmount', decimal(totals.rounding)),
      leaf('GrandTotalAmount', decimal(grand)),
      leaf('TotalPrepaidAmount', decimal(grand + totals.rounding)),
      leaf('DuePayableAmount', decimal(0)),
    ),
    corrects &&
      group(
        'InvoiceReferencedDocument',
        leaf('IssuerAssignedID', corrects.number),
        group('FormattedIssueDateTime', dateTime('qdt', corrects.issuedOn)),
      ),
  );
}

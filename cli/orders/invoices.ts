import { rateText } from '@/data/invoice-view';
import { currencies, type Currency } from '@/domain/currency';
import { decimalOf, formatMoney } from '@/domain/money';
import { signOf } from '@/domain/invoice';
import { type Database } from '@/server/database/database';
import { type InvoiceSum, invoicesOfYear, type ReportedInvoice, sumInvoices } from '@/server/invoices/report';
import { type Command } from './command';
import { csv } from '@/domain/csv';

/** The accountant's export: sums of a year, or each document of it. */
export const invoices: Command = {
  name: 'invoices',
  usage: ['--year 2026 [--each] [--csv]'],
  run: (db, args) => {
    const [flag, year = '', ...options] = args;
    const isKnown = options.every((one) => one === '--each' || one === '--csv');
    if (flag !== '--year' || !/^20\d\d$/.test(year) || !isKnown || new Set(options).size < options.length)
      return undefined;
    return report(db, Number(year), { isEach: options.includes('--each'), isCsv: options.includes('--csv') });
  },
};

async function report(db: Database, year: number, { isEach, isCsv }: { isEach: boolean; isCsv: boolean }) {
  const documents = await invoicesOfYear(db, year);
  if (isEach) return isCsv ? csv(eachColumns, documents) : eachText(documents);
  const sums = sumInvoices(documents);
  const rows = sumRows(sums);
  if (isCsv) return csv(rows.every(({ currency }) => currency === 'usd') ? sumColumns : columnsWithCurrency, rows);
  if (sums.length === 0) return `No invoices in ${year}.`;
  return rows.map(sumText).join('\n');
}

/** The sums with a total for each currency; a total of zero dollars without documents. */
function sumRows(sums: readonly InvoiceSum[]): Sum[] {
  const found = currencies.filter((currency) => sums.some((sum) => sum.currency === currency));
  return (found.length > 0 ? found : (['usd'] as const)).flatMap((currency) => {
    const ofCurrency = sums.filter((sum) => sum.currency === currency);
    return [...ofCurrency, totalOf(ofCurrency, currency)];
  });
}

type Sum = Omit<InvoiceSum, 'category' | 'rate' | 'kind'> & Partial<Pick<InvoiceSum, 'category' | 'rate' | 'kind'>>;

function totalOf(sums: readonly InvoiceSum[], currency: Currency): Sum {
  const sumOf = (field: 'documents' | 'netCents' | 'taxCents' | 'totalCents') =>
    sums.reduce((total, sum) => total + sum[field], 0);
  return {
    currency,
    country: 'total',
    documents: sumOf('documents'),
    netCents: sumOf('netCents'),
    taxCents: sumOf('taxCents'),
    totalCents: sumOf('totalCents'),
  };
}

/** Category O has no rate. */
const rateOf = ({ category, rate = 0 }: Pick<Sum, 'category' | 'rate'>) =>
  category === undefined || category === 'O' ? '' : rateText(rate);

const sumColumns = {
  country: ({ country }) => country,
  category: ({ category = '' }) => category,
  rate: rateOf,
  kind: ({ kind = '' }) => kind,
  documents: ({ documents }) => String(documents),
  net: ({ netCents, currency }) => decimalOf(netCents, currency),
  vat: ({ taxCents, currency }) => decimalOf(taxCents, currency),
  total: ({ totalCents, currency }) => decimalOf(totalCents, currency),
} satisfies Record<string, (sum: Sum) => string>;

/** The columns of a year with other currencies than US dollars. */
const columnsWithCurrency = { ...sumColumns, currency: ({ currency }: Sum) => currency };

function sumText(sum: Sum): string {
  return [
    sum.country.padEnd(5),
    (sum.category ?? '').padEnd(1),
    rateOf(sum).padStart(6),
    (sum.kind ?? '').padEnd(11),
    String(sum.documents).padStart(6),
    ...[sum.netCents, sum.taxCents, sum.totalCents].map((cents) => formatMoney(cents, sum.currency).padStart(14)),
  ].join('  ');
}

const eachColumns = {
  number: ({ number }) => number,
  date: ({ issued_at: at }) => at.slice(0, 10),
  kind: ({ kind }) => kind,
  order: ({ order_number: order }) => order,
  corrects: ({ corrects }) => corrects ?? '',
  refund: ({ refund_key: refund }) => refund ?? '',
  country: ({ country }) => country,
  category: ({ tax_category: category }) => category,
  rate: ({ tax_category: category, tax_rate: rate }) => rateOf({ category, rate }),
  net: (document) => decimalOf(signOf(document.kind) * (document.total_cents - document.tax_cents), document.currency),
  vat: (document) => decimalOf(signOf(document.kind) * document.tax_cents, document.currency),
  total: (document) => decimalOf(signOf(document.kind) * document.total_cents, document.currency),
  currency: ({ currency }) => currency,
} satisfies Record<string, (document: ReportedInvoice) => string>;

function eachText(documents: readonly ReportedInvoice[]): string {
  if (documents.length === 0) return 'No invoices.';
  return documents
    .map((one) =>
      [
        one.number,
        eachColumns.date(one),
        one.kind.padEnd(11),
        one.order_number,
        one.country,
        formatMoney(signOf(one.kind) * one.total_cents, one.currency).padStart(12),
        ...(one.corrects ? [`corrects ${one.corrects}`] : []),
      ].join('  '),
    )
    .join('\n');
}

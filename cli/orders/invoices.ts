import { rateText } from '@/data/invoice-view';
import { formatMoney } from '@/domain/money';
import { signOf } from '@/domain/invoice';
import { type Database } from '@/server/database/database';
import { type InvoiceSum, invoicesOfYear, type ReportedInvoice, sumInvoices } from '@/server/invoices/report';
import { type Command } from './command';
import { csv, dollars } from '@/domain/csv';

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
  if (isCsv) return csv(sumColumns, [...sums, totalOf(sums)]);
  if (sums.length === 0) return `No invoices in ${year}.`;
  return [...sums, totalOf(sums)].map(sumText).join('\n');
}

type Sum = Omit<InvoiceSum, 'category' | 'rate' | 'kind'> & Partial<Pick<InvoiceSum, 'category' | 'rate' | 'kind'>>;

function totalOf(sums: readonly InvoiceSum[]): Sum {
  const sumOf = (field: 'documents' | 'netCents' | 'taxCents' | 'totalCents') =>
    sums.reduce((total, sum) => total + sum[field], 0);
  return {
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
  net: ({ netCents }) => dollars(netCents),
  vat: ({ taxCents }) => dollars(taxCents),
  total: ({ totalCents }) => dollars(totalCents),
} satisfies Record<string, (sum: Sum) => string>;

function sumText(sum: Sum): string {
  return [
    sum.country.padEnd(5),
    (sum.category ?? '').padEnd(1),
    rateOf(sum).padStart(6),
    (sum.kind ?? '').padEnd(11),
    String(sum.documents).padStart(6),
    ...[sum.netCents, sum.taxCents, sum.totalCents].map((cents) => formatMoney(cents, 'usd').padStart(14)),
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
  net: (document) => dollars(signOf(document.kind) * (document.total_cents - document.tax_cents)),
  vat: (document) => dollars(signOf(document.kind) * document.tax_cents),
  total: (document) => dollars(signOf(document.kind) * document.total_cents),
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
        formatMoney(signOf(one.kind) * one.total_cents, 'usd').padStart(12),
        ...(one.corrects ? [`corrects ${one.corrects}`] : []),
      ].join('  '),
    )
    .join('\n');
}

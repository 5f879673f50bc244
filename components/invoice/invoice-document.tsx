import { Link } from '@/components/ui/link';
import { invoiceHeadings as headings, type InvoiceView, invoiceView } from '@/data/invoice-view';
import type { InvoiceFacts } from '@/domain/invoice';
import { invoicePdfPath, orderPath } from '@/domain/paths';
import { invoiceCopy as copy } from './copy';

type InvoiceDocumentProps = { token: string; facts: InvoiceFacts };

/** A document of an order as a page. Print shows the document alone, on the paper that the printer has. */
export function InvoiceDocument({ token, facts }: InvoiceDocumentProps) {
  const view = invoiceView(facts);
  return (
    <article aria-labelledby="document-title" className="page-width max-w-4xl py-8 tablet:py-16 print:py-0">
      <p className="mb-8 flex flex-wrap gap-3 print:hidden">
        <a href={invoicePdfPath(token, facts.number)} className="button">
          {copy.download}
        </a>
        <Link href={orderPath(token)} className="button-quiet">
          {copy.back}
        </Link>
      </p>
      <h1
        id="document-title"
        className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-4 text-5xl tracking-tight"
      >
        {view.title} <span className="text-2xl tabular-nums">{view.number}</span>
      </h1>
      {view.demonstration && (
        <p className="mt-4 border border-signal px-4 py-2 font-semibold text-signal">{view.demonstration}</p>
      )}
      <Parties {...view} />
      <Lines lines={view.lines} />
      <Totals {...view} />
      <div className="mt-8 text-sm text-soft">
        {view.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </article>
  );
}

function Parties({ seller, buyer, details }: InvoiceView) {
  return (
    <div className="grid gap-6 py-6 tablet:grid-cols-3 print:grid-cols-3">
      <Address lines={seller} />
      <div>
        <h2 className="text-base">{headings.buyer}</h2>
        <Address lines={buyer} isPlain />
      </div>
      <dl className="tabular-nums">
        {details.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Address({ lines, isPlain = false }: { lines: readonly string[]; isPlain?: boolean }) {
  return (
    <address className="min-w-0 wrap-anywhere not-italic">
      {lines.map((line, index) => (
        <span key={index} className={`block ${index === 0 && !isPlain ? 'font-bold' : ''}`}>
          {line}
        </span>
      ))}
    </address>
  );
}

/** Quantity and price have no columns on a phone: they are below the name. */
const wide = 'hidden text-end tablet:table-cell print:table-cell';

function Lines({ lines }: Pick<InvoiceView, 'lines'>) {
  return (
    <table className="w-full tabular-nums">
      <thead className="border-b border-ink text-sm">
        <tr>
          <th scope="col" className="py-2">
            {headings.item}
          </th>
          <th scope="col" className={`w-16 ${wide}`}>
            {headings.quantity}
          </th>
          <th scope="col" className={`w-28 ${wide}`}>
            {headings.price}
          </th>
          <th scope="col" className="w-28 text-end">
            {headings.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, sku, quantity, price, amount }, index) => (
          <tr key={index} className="break-inside-avoid border-b border-line align-top">
            <td className="py-3 pe-4 wrap-anywhere">
              {name}
              {sku && <span className="block text-sm text-soft">{sku}</span>}
              <span className="block text-sm text-soft tablet:hidden print:hidden">
                {quantity} × {price}
              </span>
            </td>
            <td className={`py-3 ${wide}`}>{quantity}</td>
            <td className={`py-3 ${wide}`}>{price}</td>
            <td className="py-3 text-end">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Totals({ totals, total: [label, amount], taxes }: InvoiceView) {
  return (
    <dl className="ms-auto mt-4 max-w-sm break-inside-avoid tabular-nums">
      {totals.map((row) => (
        <Row key={row[0]} row={row} />
      ))}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink pt-3 font-bold">
        <dt className="text-lg">{label}</dt>
        <dd className="text-2xl">{amount}</dd>
      </div>
      {taxes.map((row) => (
        <Row key={row[0]} row={row} isSoft />
      ))}
    </dl>
  );
}

function Row({ row: [label, value], isSoft = false }: { row: readonly [string, string]; isSoft?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 py-1 ${isSoft ? 'text-sm text-soft' : ''}`}>
      <dt className="min-w-0">{label}</dt>
      <dd className="shrink-0">{value}</dd>
    </div>
  );
}

// Verifies docs/product.md 35.13.
import { render, screen, within } from '@testing-library/react';
import { demonstrationNote, invoiceHeadings } from '@/data/invoice-view';
import { creditNote, invoiceFacts, invoiceWithVat } from '@/domain/testing/invoices';
import { invoiceCopy, invoiceLabel, pdfLabel } from './copy';
import { InvoiceDocument } from './invoice-document';
import { InvoiceLinks } from './invoice-links';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

/** Texts of the rows of all description lists, label and value. */
const rows = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it('InvoiceDocument shows seller, buyer, lines and sums of an invoice', () => {
  render(<InvoiceDocument token="a-token" facts={invoiceFacts} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Invoice 2026-000123' })).toBeVisible();
  for (const text of ['Odd & Hours LLC', 'Ada <Byron>', '10243 Berlin']) expect(screen.getByText(text)).toBeVisible();
  const [head, first] = screen.getAllByRole('row');
  expect(
    within(head as HTMLElement)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([invoiceHeadings.item, invoiceHeadings.quantity, invoiceHeadings.price, invoiceHeadings.amount]);
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Seagrass 38xerix-12 × $249.00', '2', '$249.00', '$498.00']);
  expect(rows()).toEqual([
    ['Date', '2026-11-20'],
    ['Order', 'OH-7K3M9QX2'],
    ['Subtotal', '$798.00'],
    ['Promo code', '−$159.60'],
    ['Standard International Mail', '$19.95'],
    ['Total', '$658.35'],
  ]);
  expect(screen.getByText('Paid in full on 2026-11-20.')).toBeVisible();
  expect(screen.getByRole('link', { name: invoiceCopy.download })).toHaveAttribute(
    'href',
    '/api/invoice?order=a-token&number=2026-000123',
  );
  expect(screen.queryByText(demonstrationNote)).toBeNull();
});

it('InvoiceDocument prints quantities and prices in columns, also on paper that is narrower than a tablet', () => {
  render(<InvoiceDocument token="a-token" facts={invoiceFacts} />);
  const columns = [...screen.getAllByRole('columnheader'), ...screen.getAllByRole('cell')].filter((cell) =>
    cell.classList.contains('hidden'),
  );
  expect(columns).toHaveLength(2 + 2 * invoiceFacts.lines.length);
  for (const cell of columns) expect(cell).toHaveClass('print:table-cell');
  expect(screen.getByText('2 × $249.00')).toHaveClass('print:hidden');
});

// Verifies docs/product.md 35.7.
it('InvoiceDocument shows net amount, VAT and rounding of an invoice with VAT', () => {
  render(<InvoiceDocument token="a-token" facts={invoiceWithVat} />);
  expect(rows().slice(-3)).toEqual([
    ['Net amount', '$553.23'],
    ['VAT 19 %, included', '$105.11'],
    ['Rounding', '$0.01'],
  ]);
  expect(screen.getByText('VAT number DE123456789')).toBeVisible();
});

// Verifies docs/product.md 35.3.
it('InvoiceDocument names the invoice that a credit note corrects', () => {
  render(<InvoiceDocument token="a-token" facts={creditNote} />);
  expect(rows()).toContainEqual(['Corrects', '2026-000123']);
  expect(rows()).toContainEqual(['Total refunded', '$658.35']);
});

it('InvoiceDocument says that a demonstration is one', () => {
  render(<InvoiceDocument token="a-token" facts={{ ...invoiceFacts, isDemonstration: true }} />);
  expect(screen.getByText(demonstrationNote)).toBeVisible();
});

// Verifies docs/product.md 35.14 (order's page).
it('InvoiceLinks leads to the page and the PDF of each document, and renders nothing without one', () => {
  const documents = [invoiceFacts, creditNote];
  const { container, rerender } = render(<InvoiceLinks token="a-token" documents={documents} />);
  for (const document of documents) {
    const query = `order=a-token&number=${document.number}`;
    const link = screen.getByRole('link', { name: invoiceLabel(document) });
    expect(link).toHaveAttribute('href', `/thanks/invoice?${query}`);
    expect(screen.getByRole('link', { name: pdfLabel(document) })).toHaveAttribute('href', `/api/invoice?${query}`);
  }
  rerender(<InvoiceLinks token="a-token" documents={[]} />);
  expect(container).toBeEmptyDOMElement();
});

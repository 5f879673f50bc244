import { FileText } from '@/components/desk/file-text';
import { DeskField, DeskForm } from '@/components/desk/form';
import { DeskPage, DeskSection } from '@/components/desk/page';
import { DeskTable } from '@/components/desk/table';
import { stockPreview } from '@/server/desk/stock/stock';
import { openDesk } from '../../open-desk';
import { FileSummary, previewedFile } from '@/components/desk/file-preview';

export const metadata = { title: 'Stock from a CSV' };

const LIST = '/desk/stock';
const PATH = '/desk/stock/import';

/** Imports stock from CSV: the owner pastes it, checks the preview, then saves (docs/product.md 42.3). */
export default async function ImportStockPage({ searchParams }: PageProps<'/desk/stock/import'>) {
  const { db, actor, now, submitted } = await openDesk(searchParams);
  const form = { action: 'import-stock', back: PATH, submitted };
  const sent = previewedFile(submitted, form.action);
  const preview = sent === undefined ? undefined : await stockPreview(db, actor, sent, now);
  return (
    <DeskPage title="Stock from a CSV" path={PATH} submitted={submitted}>
      {sent !== undefined && preview && (
        <DeskSection title="What would change">
          <FileSummary changed={preview.changes.length} unchanged={preview.unchanged} rejected={preview.rejected} />
          <DeskTable
            caption="Changes"
            rows={preview.changes}
            keyOf={({ watch }) => watch}
            empty="No line changes the stock."
            columns={[
              { label: 'Watch', cell: ({ name, watch }) => `${name} (${watch})` },
              { label: 'Line', isNumber: true, cell: ({ line }) => line },
              { label: 'Before', isNumber: true, cell: ({ from }) => from },
              { label: 'After', isNumber: true, cell: ({ to }) => to },
            ]}
          />
          {preview.changes.length > 0 && (
            <DeskForm
              {...form}
              fields={{ csv: sent, shown: preview.shown }}
              button={`Save ${preview.changes.length === 1 ? '1 change' : `${preview.changes.length} changes`}`}
            >
              {preview.rejected.length > 0 && <p>Rejected lines change nothing.</p>}
            </DeskForm>
          )}
        </DeskSection>
      )}
      <DeskSection title="File">
        <FileText label="CSV file" into="import-stock-csv" accept=".csv,.tsv,.txt,text/csv" />
        <DeskForm {...form} button="Show what would change" look={sent === undefined ? undefined : 'quiet'}>
          <DeskField
            form={form}
            name="csv"
            label="CSV"
            kind="area"
            hint="Paste the file, or the cells of a spreadsheet. The first line names the columns watch and units. Units are a count, or +3 or -1."
            required
          />
        </DeskForm>
        <p>
          <a href="/desk/stock.csv">All stock as CSV</a> has these columns.
        </p>
      </DeskSection>
      <p>
        <a href={LIST}>Back to the stock</a>
      </p>
    </DeskPage>
  );
}

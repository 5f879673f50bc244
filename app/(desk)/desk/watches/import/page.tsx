import { FileText } from '@/components/desk/file-text';
import { DeskField, DeskForm } from '@/components/desk/form';
import { DeskPage, DeskSection } from '@/components/desk/page';
import { DeskTable } from '@/components/desk/table';
import { formatMoney } from '@/domain/money';
import { route } from '@/domain/paths';
import { importWatches, productPreview } from '@/server/desk/watches/import-watches';
import { openDesk } from '../../open-desk';
import { FileSummary, previewedFile } from '@/components/desk/file-preview';

export const metadata = { title: 'Watches from a file' };

const LIST = '/desk/watches';
const PATH = '/desk/watches/import';

/** Imports texts and prices from a file of Shopify or Google into drafts: preview first, then save (docs/product.md 42.10). */
export default async function ImportWatchesPage({ searchParams }: PageProps<'/desk/watches/import'>) {
  const { db, actor, now, submitted } = await openDesk(searchParams);
  const form = { action: importWatches.name, back: PATH, submitted };
  const sent = previewedFile(submitted, form.action);
  const preview = sent === undefined ? undefined : await productPreview(db, actor, sent, now);
  return (
    <DeskPage title="Watches from a file" path={PATH} submitted={submitted}>
      {sent !== undefined && preview && (
        <DeskSection title="Drafts">
          <FileSummary changed={preview.drafts.length} unchanged={preview.unchanged} rejected={preview.rejected} />
          <DeskTable
            caption="Drafts"
            rows={preview.drafts}
            keyOf={({ watch }) => watch}
            hrefOf={({ watch }) => route(`${LIST}/${watch}`)}
            empty="No line changes a watch."
            columns={[
              { label: 'Watch', cell: ({ before, watch }) => `${before.fullName} (${watch})` },
              { label: 'Line', isNumber: true, cell: ({ line }) => line },
              { label: 'Name', cell: ({ before, texts }) => (before.name === texts.name ? 'As before' : texts.name) },
              { label: 'Before', isNumber: true, cell: ({ before }) => formatMoney(before.priceCents, 'usd') },
              { label: 'After', isNumber: true, cell: ({ texts }) => formatMoney(texts.priceCents, 'usd') },
              {
                label: 'Description',
                cell: ({ before, texts, note }) =>
                  note ?? (before.description.join() === texts.description.join() ? 'As before' : texts.description[0]),
              },
              { label: 'Present draft', cell: ({ watch }) => (preview.replaced.includes(watch) ? 'Replaced' : 'None') },
            ]}
          />
          {preview.drafts.length > 0 && (
            <DeskForm
              {...form}
              fields={{ csv: sent, shown: preview.shown }}
              button={`Save ${preview.drafts.length === 1 ? '1 draft' : `${preview.drafts.length} drafts`}`}
            >
              <p>The shop shows no draft until you publish it.</p>
            </DeskForm>
          )}
        </DeskSection>
      )}
      <DeskSection title="File">
        <FileText label="Product file" into="import-watches-csv" accept=".csv,.tsv,.txt,.xml,text/csv" />
        <DeskForm {...form} button="Show the drafts" look={sent === undefined ? undefined : 'quiet'}>
          <DeskField
            form={form}
            name="csv"
            label="Content"
            kind="area"
            hint="Shopify’s product export as CSV, or a Google product feed as text with tabs or as XML. A product is found by its part number, such as xerix-1, or by its full name. Name, price and a description of three paragraphs are read."
            required
          />
        </DeskForm>
      </DeskSection>
      <p>
        <a href={LIST}>Back to the watches</a>
      </p>
    </DeskPage>
  );
}

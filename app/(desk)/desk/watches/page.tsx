import type { Route } from 'next';
import { DeskFilters } from '@/components/desk/filters';
import { filterOf } from '@/components/desk/list-query';
import { DeskPage } from '@/components/desk/page';
import { DeskPages, DeskTable } from '@/components/desk/table';
import { formatMoney } from '@/domain/money';
import { watchesPage, watchFilters } from '@/server/desk/watches/watches';
import { openDesk } from '../open-desk';

export const metadata = { title: 'Watches' };

const PATH = '/desk/watches';

/** Every watch with its published price, and whether it has a draft or is hidden (docs/product.md 42.7). */
export default async function WatchesPage({ searchParams }: PageProps<'/desk/watches'>) {
  const { db, actor, now, query, submitted } = await openDesk(searchParams);
  const filter = filterOf(query, watchFilters);
  const { rows, count, page, pages } = await watchesPage(db, actor, filter, now);
  return (
    <DeskPage
      title="Watches"
      path={PATH}
      submitted={submitted}
      actions={
        <a href={`${PATH}/import`} className="desk-button">
          Read a product file
        </a>
      }
    >
      <DeskFilters
        action={PATH}
        find={filter.find ?? ''}
        hint="Watch, or its key such as xerix/1"
        show={{
          label: 'Show',
          value: filter.show ?? '',
          options: { '': 'All watches', draft: 'With a draft', edited: 'Edited at the desk', hidden: 'Hidden' },
        }}
      />
      <p className="desk-soft">{count === 1 ? '1 watch' : `${count} watches`}</p>
      <DeskTable
        caption="Watches by brand"
        rows={rows}
        keyOf={({ watch }) => watch}
        hrefOf={({ watch }) => `${PATH}/${watch}` as Route}
        empty="No watch matches."
        columns={[
          { label: 'Watch', cell: ({ name }) => name },
          { label: 'Key', cell: ({ watch }) => watch },
          { label: 'Price', isNumber: true, cell: ({ priceCents }) => formatMoney(priceCents) },
          { label: 'Shop', cell: ({ isHidden }) => (isHidden ? 'Hidden' : 'Shown') },
          { label: 'Texts', cell: ({ isEdited }) => (isEdited ? 'Edited' : 'From the file') },
          { label: 'Draft', cell: ({ hasDraft }) => (hasDraft ? 'Yes' : 'No') },
        ]}
      />
      <DeskPages path={PATH} query={query} page={page} pages={pages} />
    </DeskPage>
  );
}

import type { Route } from 'next';
import { DeskFilters } from '@/components/desk/filters';
import { DeskPage } from '@/components/desk/page';
import { DeskPages, DeskTable } from '@/components/desk/table';
import { filterOf } from '@/components/desk/list-query';
import { stockFilters, stockPage } from '@/server/desk/stock/stock';
import { openDesk } from '../open-desk';

export const metadata = { title: 'Stock' };

const PATH = '/desk/stock';

/** The stock of every watch (docs/product.md 42.2). */
export default async function StockPage({ searchParams }: PageProps<'/desk/stock'>) {
  const { db, actor, now, query, submitted } = await openDesk(searchParams);
  const filter = filterOf(query, stockFilters);
  const { rows, count, page, pages } = await stockPage(db, actor, filter, now);
  return (
    <DeskPage
      title="Stock"
      path={PATH}
      submitted={submitted}
      actions={
        <>
          <a href={`${PATH}/import`} className="desk-button">
            Read a CSV
          </a>
          <a href="/desk/stock.csv" className="desk-button">
            All stock as CSV
          </a>
        </>
      }
    >
      <DeskFilters
        action={PATH}
        find={filter.find ?? ''}
        hint="Watch, or its key such as xerix/1"
        show={{
          label: 'Show',
          value: filter.show ?? '',
          options: { '': 'All watches', low: 'Three or fewer', out: 'Sold out', awaited: 'Awaited by shoppers' },
        }}
      />
      <p className="desk-soft">{count === 1 ? '1 watch' : `${count} watches`}</p>
      <DeskTable
        caption="Stock by brand"
        rows={rows}
        keyOf={({ watch }) => watch}
        hrefOf={({ watch }) => `${PATH}/${watch}` as Route}
        empty="No watch matches."
        columns={[
          { label: 'Watch', cell: ({ name }) => name },
          { label: 'Key', cell: ({ watch }) => watch },
          { label: 'On hand', isNumber: true, cell: ({ available }) => available },
          { label: 'In unpaid orders', isNumber: true, cell: ({ reserved }) => reserved },
          { label: 'Sold', isNumber: true, cell: ({ sold }) => sold },
          { label: 'Awaited by', isNumber: true, cell: ({ subscriptions }) => subscriptions },
        ]}
      />
      <DeskPages path={PATH} query={query} page={page} pages={pages} />
    </DeskPage>
  );
}

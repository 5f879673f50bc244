import { DeskPage } from '@/components/desk/page';
import { WatchList } from '@/components/desk/watch-list';
import { filterOf } from '@/components/desk/filters';
import { stockFilters, stockPage } from '@/server/desk/stock/stock';
import { openDesk } from '../open-desk';

export const metadata = { title: 'Stock' };

const PATH = '/desk/stock';

/** The stock of every watch (docs/product.md 42.2). */
export default async function StockPage({ searchParams }: PageProps<'/desk/stock'>) {
  const { db, actor, now, query, submitted } = await openDesk(searchParams);
  const filter = filterOf(query, stockFilters);
  const found = await stockPage(db, actor, filter, now);
  return (
    <DeskPage
      title="Stock"
      path={PATH}
      submitted={submitted}
      actions={
        <>
          <a href={`${PATH}/import`} className="desk-button">
            Import a CSV
          </a>
          <a href="/desk/stock.csv" className="desk-button">
            All stock as CSV
          </a>
        </>
      }
    >
      <WatchList
        path={PATH}
        caption="Stock by brand"
        query={query}
        filter={filter}
        limits={{ low: 'Three or fewer', out: 'Sold out', awaited: 'Awaited by shoppers' }}
        found={found}
        columns={[
          { label: 'On hand', isNumber: true, cell: ({ available }) => available },
          { label: 'In unpaid orders', isNumber: true, cell: ({ reserved }) => reserved },
          { label: 'Sold', isNumber: true, cell: ({ sold }) => sold },
          { label: 'Awaited by', isNumber: true, cell: ({ subscriptions }) => subscriptions },
        ]}
      />
    </DeskPage>
  );
}

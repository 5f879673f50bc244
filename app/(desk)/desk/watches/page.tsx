import { filterOf } from '@/components/desk/filters';
import { DeskPage } from '@/components/desk/page';
import { WatchList } from '@/components/desk/watch-list';
import { formatMoney } from '@/domain/money';
import { watchesPage, watchFilters } from '@/server/desk/watches/watches';
import { openDesk } from '../open-desk';

export const metadata = { title: 'Watches' };

const PATH = '/desk/watches';

/** Every watch with its published price, and whether it has a draft or is hidden (docs/product.md 42.7). */
export default async function WatchesPage({ searchParams }: PageProps<'/desk/watches'>) {
  const { db, actor, now, query, submitted } = await openDesk(searchParams);
  const filter = filterOf(query, watchFilters);
  const found = await watchesPage(db, actor, filter, now);
  return (
    <DeskPage
      title="Watches"
      path={PATH}
      submitted={submitted}
      actions={
        <a href={`${PATH}/import`} className="desk-button">
          Import a product file
        </a>
      }
    >
      <WatchList
        path={PATH}
        caption="Watches by brand"
        query={query}
        filter={filter}
        limits={{ draft: 'With a draft', edited: 'Edited at the desk', hidden: 'Hidden' }}
        found={found}
        columns={[
          { label: 'Price', isNumber: true, cell: ({ priceCents }) => formatMoney(priceCents, 'usd') },
          { label: 'Shop', cell: ({ isHidden }) => (isHidden ? 'Hidden' : 'Shown') },
          { label: 'Texts', cell: ({ isEdited }) => (isEdited ? 'Edited' : 'From the file') },
          { label: 'Draft', cell: ({ hasDraft }) => (hasDraft ? 'Yes' : 'No') },
        ]}
      />
    </DeskPage>
  );
}

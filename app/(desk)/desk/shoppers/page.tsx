import { DeskFilters, filterOf } from '@/components/desk/filters';
import { DeskPage } from '@/components/desk/page';
import { DeskPages, DeskTable } from '@/components/desk/table';
import { route } from '@/domain/paths';
import { shoppersPage } from '@/server/desk/shoppers/shoppers';
import { openDesk } from '../open-desk';

export const metadata = { title: 'Shoppers and newsletter' };

const PATH = '/desk/shoppers';

/** Shoppers, senders of messages and newsletter subscribers (docs/product.md 42.5). */
export default async function ShoppersPage({ searchParams }: PageProps<'/desk/shoppers'>) {
  const { db, actor, now, query, submitted } = await openDesk(searchParams);
  const filter = filterOf(query, []);
  const { rows, count, page, pages, newsletter } = await shoppersPage(db, actor, filter, now);
  return (
    <DeskPage title="Shoppers and newsletter" path={PATH} submitted={submitted}>
      <DeskFilters action={PATH} find={filter.find ?? ''} hint="Name or email address" />
      <p className="desk-soft">
        {count === 1 ? '1 person' : `${count} persons`} · newsletter: {newsletter.confirmed} confirmed,{' '}
        {newsletter.pending} waiting, {newsletter.unsubscribed} ended ·{' '}
        <a href="/desk/newsletter.csv">Confirmed ones as CSV</a>
      </p>
      <DeskTable
        caption="People by email address"
        rows={rows}
        keyOf={({ email }) => email}
        hrefOf={({ email }) => route(`${PATH}/person?${new URLSearchParams({ email })}`)}
        empty="No one matches."
        columns={[
          { label: 'Email', cell: ({ email }) => email },
          { label: 'Name', cell: ({ name }) => name },
          { label: 'Newsletter', cell: ({ newsletter: state }) => state },
          { label: 'Orders', isNumber: true, cell: ({ orders }) => orders },
          { label: 'Messages', isNumber: true, cell: ({ messages }) => messages },
        ]}
      />
      <DeskPages path={PATH} query={query} page={page} pages={pages} />
    </DeskPage>
  );
}

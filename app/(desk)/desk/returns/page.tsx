import { DeskPage } from '@/components/desk/page';
import { DeskTable } from '@/components/desk/table';
import { route } from '@/domain/paths';
import { returnsPage } from '@/server/desk/returns/returns';
import { openDesk } from '../open-desk';

export const metadata = { title: 'Returns and withdrawals' };

/** Withdrawals and returns, those with the nearest term first (docs/product.md 41.8). */
export default async function ReturnsPage({ searchParams }: PageProps<'/desk/returns'>) {
  const { db, actor, now, submitted, query } = await openDesk(searchParams);
  const [all, path] = [query.all === 'yes', '/desk/returns'];
  const found = await returnsPage(db, actor, { all }, now);
  return (
    <DeskPage
      title="Returns and withdrawals"
      path={path}
      submitted={submitted}
      actions={<a href={all ? path : `${path}?all=yes`}>{all ? 'Only open ones' : 'All of them'}</a>}
    >
      <DeskTable
        caption="Returns and withdrawals, nearest deadline first"
        rows={found}
        keyOf={({ number }) => number}
        hrefOf={({ number }) => route(`/desk/returns/${number}`)}
        empty="None waits for you."
        columns={[
          { label: 'Number', cell: ({ number }) => number },
          { label: 'Kind', cell: ({ kind }) => kind },
          { label: 'State', cell: ({ state }) => state },
          { label: 'Refund by', cell: ({ refundBy }) => refundBy ?? '' },
          { label: 'Asked', cell: ({ askedAt }) => askedAt.slice(0, 10) },
          { label: 'Shopper', cell: ({ shopper }) => shopper },
          { label: 'Watches', cell: ({ lines }) => lines.map(({ name, units }) => `${units} × ${name}`).join(', ') },
          { label: 'Order', cell: ({ order }) => order },
        ]}
      />
    </DeskPage>
  );
}

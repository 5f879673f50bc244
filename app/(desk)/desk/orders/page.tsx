import { DeskFilters, filterOf } from '@/components/desk/filters';
import { DeskPage } from '@/components/desk/page';
import { DeskPages, DeskTable } from '@/components/desk/table';
import { formatMoney } from '@/domain/money';
import { route } from '@/domain/paths';
import { orderFilters, ordersPage } from '@/server/desk/orders/list';
import { openDesk } from '../open-desk';
import { utcMinute } from '@/domain/local-date';

export const metadata = { title: 'Orders' };

const labels: Readonly<Record<string, string>> = {
  '': 'All orders',
  'to-pack': 'To pack',
  'to-send': 'Packed, to send',
  pending: 'Waiting for payment',
  paid: 'Paid',
  failed: 'Payment failed',
  expired: 'Expired',
  cancelled: 'Canceled before payment',
  fulfilled: 'Sent',
  refunded: 'Refunded',
};

/** The list of orders; its filters are in the URL (docs/product.md 41.6). */
export default async function OrdersPage({ searchParams }: PageProps<'/desk/orders'>) {
  const { db, actor, now, query, submitted } = await openDesk(searchParams);
  const filter = filterOf(query, orderFilters);
  const { orders, count, page, pages } = await ordersPage(db, actor, filter, now);
  return (
    <DeskPage title="Orders" path="/desk/orders" submitted={submitted}>
      <DeskFilters
        action="/desk/orders"
        find={filter.find ?? ''}
        hint="Number, name, email or watch"
        show={{ label: 'Show', value: filter.show ?? '', options: labels }}
      />
      <p className="desk-soft">
        {count === 1 ? '1 order' : `${count} orders`} · <a href="/desk/orders.csv">All orders as CSV</a>
      </p>
      <DeskTable
        caption="Orders, newest first"
        rows={orders}
        keyOf={({ number }) => number}
        hrefOf={({ number }) => route(`/desk/orders/${number}`)}
        empty="No order matches."
        columns={[
          { label: 'Order', cell: ({ number }) => number },
          { label: 'Placed', cell: ({ created_at: at }) => utcMinute(at) },
          {
            label: 'State',
            cell: ({ state, packed_at: packed, open_dispute: dispute }) =>
              [state === 'paid' && packed !== null ? 'Packed' : labels[state], dispute].filter(Boolean).join(', '),
          },
          { label: 'Shopper', cell: ({ full_name: name, email }) => `${name} ${email}` },
          { label: 'Watches', cell: ({ watches }) => watches },
          { label: 'To', cell: ({ country }) => country },
          { label: 'Total', isNumber: true, cell: ({ total_cents: cents, currency }) => formatMoney(cents, currency) },
        ]}
      />
      <DeskPages path="/desk/orders" query={query} page={page} pages={pages} />
    </DeskPage>
  );
}

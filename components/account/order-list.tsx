import { Link } from '@/components/ui/link';
import type { AccountOrder } from '@/contract/orders';
import { ParcelNumber } from '@/components/checkout/confirmation/parcel-number';
import { formatMoney } from '@/domain/money';
import { orderPath } from '@/domain/paths';
import { orderStanding, orderTitle } from '@/components/checkout/confirmation/copy';
import { orderListWords } from './copy';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export function OrderList({ orders }: { orders: readonly AccountOrder[] }) {
  if (orders.length === 0) {
    return <p>{orderListWords.none}</p>;
  }
  return (
    <ul className="border-b border-line">
      {orders.map((order) => (
        <Order key={order.number} {...order} />
      ))}
    </ul>
  );
}

function Order(order: AccountOrder) {
  const { number, token, createdAt, totalCents, watches, parcel } = order;
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-line py-3 laptop:grid-cols-[11rem_10rem_1fr_13rem_6rem] laptop:items-center">
      <Link href={orderPath(token)} className="bar-link font-semibold text-link">
        {orderTitle(number)}
      </Link>
      <p className="self-center text-right font-semibold laptop:order-last">{formatMoney(totalCents)}</p>
      <time dateTime={createdAt} className="col-span-2 text-soft laptop:col-span-1">
        {day.format(new Date(createdAt))}
      </time>
      <p className="col-span-2 min-w-0 wrap-anywhere laptop:col-span-1">{watches.join(', ')}</p>
      <p className="col-span-2 min-w-0 wrap-anywhere laptop:col-span-1">
        {orderStanding(order)}
        {parcel && (
          <span className="block text-soft">
            {parcel.carrier} <ParcelNumber {...parcel} />
          </span>
        )}
      </p>
    </li>
  );
}

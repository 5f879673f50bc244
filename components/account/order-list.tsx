import { Link } from '@/components/ui/link';
import { type AccountOrder, stateWords } from '@/lib/account-order';
import { formatMoney } from '@/lib/money';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** Orders, newest first, each with the way to its page. */
export function OrderList({ orders }: { orders: readonly AccountOrder[] }) {
  if (orders.length === 0) {
    return <p>None yet. What you order while you are signed in, or with your confirmed e-mail, stands here.</p>;
  }
  return (
    <ul className="border-b border-line">
      {orders.map((order) => (
        <Order key={order.number} {...order} />
      ))}
    </ul>
  );
}

function Order({ number, token, state, createdAt, totalCents, watches }: AccountOrder) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-line py-3 laptop:grid-cols-[14rem_12rem_1fr_16rem_6rem] laptop:items-center">
      <Link href={`/thanks?order=${encodeURIComponent(token)}`} className="bar-link font-semibold text-link">
        Order {number}
      </Link>
      <p className="self-center text-right font-semibold laptop:order-last">{formatMoney(totalCents)}</p>
      <time dateTime={createdAt} className="text-soft phone:col-span-2">
        {day.format(new Date(createdAt))}
      </time>
      <p className="min-w-0 wrap-anywhere phone:col-span-2">{watches.join(', ')}</p>
      <p className="phone:col-span-2">{stateWords[state]}</p>
    </li>
  );
}

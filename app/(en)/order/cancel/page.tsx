import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { orderTitle } from '@/components/checkout/confirmation/copy';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import { PostForm } from '@/components/forms/post-form';
import { cancelCopy as copy } from '@/components/order/copy';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-parts';
import { Unbroken } from '@/components/order/unbroken';
import { cancelOrderRoute } from '@/contract/order-changes';
import { formatMoney } from '@/domain/money';
import { orderPath } from '@/domain/paths';
import { database } from '@/server/database/database';
import { findOrderByToken } from '@/server/orders/read';
import { lateChange } from '@/server/orders/timeline';

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: '/order/cancel',
  isPrivate: true,
});

/** Asks whether to cancel an order; only the button changes anything (docs/product.md 37.4). */
export default async function CancelOrderPage({ searchParams }: PageProps<'/order/cancel'>) {
  const { order: token } = await searchParams;
  const order = typeof token === 'string' ? await findOrderByToken(await database(), token) : undefined;
  if (!order) notFound();
  const late = order.state === 'pending' ? undefined : lateChange(order);
  const left = order.total_cents - order.refunded_cents - order.lost_dispute_cents;
  const toOrder = (
    <Link href={orderPath(order.token)} className="button-quiet">
      {copy.keep}
    </Link>
  );
  if (late)
    return (
      <div className="page-width pb-16">
        <PageHeader title={copy.tooLateTitle}>
          {rejectionCopy(late === 'order-disputed' ? { code: late, dispute: 'dispute' } : { code: late })}
        </PageHeader>
        <Link href={orderPath(order.token)} className="button">
          <Unbroken>{orderTitle(order.number)}</Unbroken>
        </Link>
      </div>
    );
  return (
    <div className="page-width pb-16">
      <PageHeader title={copy.title}>
        {order.state === 'pending' ? copy.unpaid : copy.paid(formatMoney(left, order.currency))}
      </PageHeader>
      <h2 className="text-2xl tabular-nums">
        <Unbroken>{orderTitle(order.number)}</Unbroken>
      </h2>
      <ul className="mt-2 mb-8">
        {order.lines.map(({ position, quantity, name }) => (
          <li key={position}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      <PostForm action={cancelOrderRoute.path} className="flex flex-wrap gap-3">
        <input type="hidden" name="order" value={order.token} />
        <button type="submit" className="button">
          {copy.confirm}
        </button>
        {toOrder}
      </PostForm>
    </div>
  );
}

import { PostForm } from '@/components/forms/post-form';
import { addressOf } from '@/domain/language';
import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { CheckoutHeader } from '@/components/checkout/checkout-header';
import { GuaranteeNotice } from '@/components/checkout/guarantee-notice';
import { orderTitle } from '@/components/checkout/confirmation/copy';
import { payCopy as copy } from '@/components/order/copy';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/order/unbroken';
import { testPayOrderRoute } from '@/contract/order-changes';
import { formatMoney } from '@/domain/money';
import { orderPath } from '@/domain/paths';
import { colon } from '@/domain/punctuation';
import { testCards } from '@/domain/test-cards';
import { database } from '@/server/database/database';
import { findOrderByToken } from '@/server/orders/read';
import { paymentMode } from '@/server/payments/mode';
import { isPayable } from '@/server/payments/open';
import { shopDate } from '@/domain/shop-date';

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: '/order/pay',
  isPrivate: true,
});

/** The page of the link that pays an order placed by phone (docs/product.md 41.9). It works without scripts. */
export default async function PayOrderPage({ searchParams }: PageProps<'/order/pay'>) {
  const { order: token } = await searchParams;
  const order = typeof token === 'string' ? await findOrderByToken(await database(), token) : undefined;
  if (!order) notFound();
  const isTest = paymentMode() === 'test';
  const toOrder = (
    <Link href={orderPath(order.token)} className="button-quiet">
      {copy.order}
    </Link>
  );
  if (!isPayable(order, shopDate()))
    return (
      <div className="page-width pb-16">
        <CheckoutHeader title={copy.overTitle} isTest={isTest}>
          {copy.over}
        </CheckoutHeader>
        {toOrder}
      </div>
    );
  return (
    <div className="page-width pb-16">
      <CheckoutHeader title={copy.title} isTest={isTest}>
        {copy.about}
      </CheckoutHeader>
      <h2 className="text-2xl tabular-nums">
        <Unbroken>{orderTitle(order.number)}</Unbroken>
      </h2>
      <ul className="mt-2">
        {order.lines.map(({ position, quantity, name, unit_cents: cents }) => (
          <li key={position}>{`${quantity} × ${name}${colon}${formatMoney(cents * quantity, order.currency)}`}</li>
        ))}
        <li>{`${order.shipping_label}${colon}${formatMoney(order.shipping_cents, order.currency)}`}</li>
      </ul>
      <p className="mt-2 font-bold tabular-nums">{copy.total(formatMoney(order.total_cents, order.currency))}</p>
      <div className="my-8 max-w-2xl">
        <GuaranteeNotice country={order.country} />
      </div>
      {isTest ? (
        <PostForm action={testPayOrderRoute.path} className="flex flex-wrap gap-3">
          <input type="hidden" name="order" value={order.token} />
          <select name="card" aria-label={copy.card} className="field">
            {testCards.map(({ number, outcome, meaning }) => (
              <option key={outcome} value={outcome}>
                {`${number}${colon}${meaning}`}
              </option>
            ))}
          </select>
          <button type="submit" className="button">
            {copy.pay(formatMoney(order.total_cents, order.currency))}
          </button>
          {toOrder}
        </PostForm>
      ) : (
        <p className="flex flex-wrap gap-3">
          {/* No prefetch: the link opens a payment. */}
          <a href={addressOf(`/api/order/pay?order=${encodeURIComponent(order.token)}`)} className="button">
            {copy.pay(formatMoney(order.total_cents, order.currency))}
          </a>
          {toOrder}
        </p>
      )}
    </div>
  );
}

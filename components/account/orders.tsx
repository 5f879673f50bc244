'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchAccountOrders } from '@/browser/shop-client';
import { orderTitle } from '@/components/checkout/confirmation/copy';
import { orderStatusCopy } from '@/components/checkout/confirmation/copy-order';
import { ParcelNumber } from '@/components/checkout/confirmation/order-parts';
import { accountOrdersRejectionCopy } from '@/components/forms/copy-rejections';
import { Form, type FormResult, SubmitButton } from '@/components/forms/form';
import { invoiceLabel } from '@/components/invoice/copy';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/order/unbroken';
import { DelayedNotice, Notice } from '@/components/ui/page-parts';
import type { AccountOrder } from '@/contract/orders';
import { formatMoney } from '@/domain/money';
import { invoicePath, orderPath } from '@/domain/paths';
import { comma } from '@/domain/punctuation';
import { orderDay, orderListCopy } from './copy';

/** Loads the signed-in shopper's orders on mount; offers a retry if that fails. */
export function Orders({ onKnown }: { onKnown?: () => void }) {
  const [found, setFound] = useState<FoundOrders>();
  const heading = useRef<HTMLHeadingElement>(null);

  const notifyKnown = useEffectEvent(() => onKnown?.());
  useEffect(() => {
    let isUnmounted = false;
    void fetchOrders().then((orders) => {
      if (isUnmounted) return;
      setFound(orders);
      notifyKnown();
    });
    return () => void (isUnmounted = true);
  }, []);

  const tryAgain = async (): Promise<FormResult> => {
    const again = await fetchOrders();
    if ('rejected' in again) return again;
    heading.current?.focus(); // the focused button is unmounted
    setFound(again);
    return { done: '' };
  };

  return (
    <section aria-labelledby="orders">
      <h2 id="orders" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {orderListCopy.title}
      </h2>
      <div className="mt-4 min-h-40">
        {!found && <DelayedNotice>{orderListCopy.looking}</DelayedNotice>}
        {found && 'rejected' in found && (
          <div className="grid max-w-md gap-6">
            <Notice>{found.rejected}</Notice>
            <Form label={orderListCopy.form} busyCopy={orderListCopy.busy} submit={tryAgain}>
              <SubmitButton quiet>{orderListCopy.again}</SubmitButton>
            </Form>
          </div>
        )}
        {found && 'orders' in found && <OrderList orders={found.orders} />}
      </div>
    </section>
  );
}

type FoundOrders = { orders: readonly AccountOrder[] } | { rejected: string };

/** Loads the signed-in shopper's orders. Never throws: a failure is returned as a message. */
async function fetchOrders(): Promise<FoundOrders> {
  try {
    const provider = await import('@/browser/firebase-auth');
    const found = await fetchAccountOrders(await provider.idToken());
    return found.ok ? { orders: found.value } : { rejected: accountOrdersRejectionCopy(found.rejection) };
  } catch {
    return { rejected: accountOrdersRejectionCopy({ code: 'unreachable' }) };
  }
}

function OrderList({ orders }: { orders: readonly AccountOrder[] }) {
  if (orders.length === 0) {
    return <p>{orderListCopy.none}</p>;
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
  const { number, token, createdAt, totalCents, currency, watches, parcel, invoices } = order;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3 laptop:grid laptop:grid-cols-[11rem_10rem_1fr_13rem_6rem] laptop:items-center">
      <Link href={orderPath(token)} className="bar-link font-semibold text-link">
        <Unbroken>{orderTitle(number)}</Unbroken>
      </Link>
      <p className="self-center text-end font-semibold laptop:order-last">{formatMoney(totalCents, currency)}</p>
      <time dateTime={createdAt} className="basis-full text-soft">
        {orderDay(createdAt)}
      </time>
      <p className="min-w-0 basis-full wrap-anywhere">{watches.join(comma)}</p>
      <p className="min-w-0 basis-full wrap-anywhere">
        {orderStatusCopy(order)}
        {parcel && (
          <span className="block text-soft">
            {parcel.carrier} <ParcelNumber {...parcel} />
          </span>
        )}
        {invoices.map((document) => (
          <Link key={document.number} href={invoicePath(token, document.number)} className="block w-fit text-link">
            <Unbroken>{invoiceLabel(document)}</Unbroken>
          </Link>
        ))}
      </p>
    </li>
  );
}

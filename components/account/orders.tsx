'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form, type FormResult } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { LateNotice } from '@/components/ui/late-notice';
import { Notice } from '@/components/ui/notice';
import { orderListWords } from './copy';
import { fetchOrders, type FoundOrders } from './fetch-orders';
import { OrderList } from './order-list';

/** Asks for the signed-in shopper's orders when it is first shown; after a refusal the shopper can ask again. */
export function Orders({ onKnown }: { onKnown?: () => void }) {
  const [found, setFound] = useState<FoundOrders>();
  const heading = useRef<HTMLHeadingElement>(null);

  const known = useEffectEvent(() => onKnown?.());
  useEffect(() => {
    let isLeft = false;
    void fetchOrders().then((orders) => {
      if (isLeft) return;
      setFound(orders);
      known();
    });
    return () => void (isLeft = true);
  }, []);

  const tryAgain = async (): Promise<FormResult> => {
    const again = await fetchOrders();
    if ('refused' in again) return again;
    heading.current?.focus(); // the button that has the focus goes away
    setFound(again);
    return { done: '' };
  };

  return (
    <section aria-labelledby="orders">
      <h2 id="orders" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {orderListWords.title}
      </h2>
      <div className="mt-4 min-h-40">
        {!found && <LateNotice>{orderListWords.looking}</LateNotice>}
        {found && 'refused' in found && (
          <div className="grid max-w-md gap-6">
            <Notice>{found.refused}</Notice>
            <Form label={orderListWords.form} busyWords={orderListWords.busy} submit={tryAgain}>
              <SubmitButton quiet>{orderListWords.again}</SubmitButton>
            </Form>
          </div>
        )}
        {found && 'orders' in found && <OrderList orders={found.orders} />}
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import type { ConfirmedOrder } from '@/domain/confirmed-order';
import { deliveryCopy } from '@/domain/delivery-text';
import { orderDeliveryCopy, orderTitle } from './copy';
import { Unbroken } from '@/components/order/unbroken';

export function OrderDelivery({ order, willBeDelivered }: { order: ConfirmedOrder; willBeDelivered: boolean }) {
  const { usual, late } = deliveryCopy(order.dates);
  return (
    <section aria-labelledby="number-title">
      <h2 id="number-title" className="border-b border-ink pb-3 text-2xl tabular-nums">
        <Unbroken>{orderTitle(order.number)}</Unbroken>
      </h2>
      <dl>
        {willBeDelivered && (
          <DescriptionRow term={orderDeliveryCopy.arrives}>
            <p className="font-semibold">{usual}</p>
            <p className="text-soft">{late}</p>
          </DescriptionRow>
        )}
        <DescriptionRow term={orderDeliveryCopy.goesTo}>
          <p className="whitespace-pre-line">{order.address.join('\n')}</p>
        </DescriptionRow>
      </dl>
    </section>
  );
}

function DescriptionRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-1 border-b border-line py-4 tablet:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-soft">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

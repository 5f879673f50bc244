import type { ReactNode } from 'react';
import { deliveryWords } from '@/domain/delivery-words';
import type { ConfirmedOrder } from '@/domain/confirmed-order';
import { orderFactWords, orderTitle } from '@/components/words/order';

/** What a shopper needs of an order: its number, when it comes, and where to. */
export function OrderFacts({ order, isComing }: { order: ConfirmedOrder; isComing: boolean }) {
  const { usual, late } = deliveryWords(order.dates);
  return (
    <section aria-labelledby="number-title">
      <h2 id="number-title" className="border-b border-ink pb-3 text-2xl tabular-nums">
        {orderTitle(order.number)}
      </h2>
      <dl>
        {isComing && (
          <Fact term={orderFactWords.arrives}>
            <p className="font-semibold">{usual}</p>
            <p className="text-soft">{late}</p>
          </Fact>
        )}
        <Fact term={orderFactWords.goesTo}>
          <p className="whitespace-pre-line">{order.address.join('\n')}</p>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-4 tablet:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-soft">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

import { summaryCopy } from '@/components/checkout/copy';
import { amountIn, OrderLine } from '@/components/checkout/summary/order-line';
import { TotalsList } from '@/components/checkout/summary/totals-list';
import { catalogue, everyWatch } from '@/data/catalogue/shop-catalogue';
import { pictureAt } from '@/data/pictures';
import { costAt } from '@/data/weekend';
import type { ConfirmedOrder } from '@/domain/confirmed-order';
import { shopDate } from '@/domain/shop-date';
import { pricedAt } from '@/domain/stored-watch';
import type { Watch } from '@/domain/watch';
import { watchKey } from '@/domain/watch-key';
import { RefundList } from './order-parts';

/** In px; lines show their pictures at 64 px. */
const maxPictureWidth = 320;

type OrderedLine = Awaited<ReturnType<typeof findOrdered>>[number];

/** The lines of an order with their prices, the totals and the refunds. */
export function OrderSummary({ order, ordered }: { order: ConfirmedOrder; ordered: readonly OrderedLine[] }) {
  return (
    <section aria-labelledby="order-title" className="laptop:col-span-4 laptop:col-start-9">
      <h2 id="order-title" className="border-b border-ink pb-3 text-2xl">
        {summaryCopy.title}
      </h2>
      <ul aria-label={summaryCopy.list}>
        {ordered.map(({ key, line, watch }) => (
          <OrderLine
            key={key}
            picture={watch && pictureAt(watch.pictures[0], '', maxPictureWidth)}
            name={line.name}
            amountOf={amountIn(order.currency, line.unitCents)}
            quantity={line.quantity}
          />
        ))}
      </ul>
      <TotalsList subtotalCents={order.subtotalCents} currency={order.currency} totals={order} />
      <RefundList {...order.refunds} currency={order.currency} />
    </section>
  );
}

/** Pairs each line with its watch in the catalogue, also a hidden one; undefined if the catalogue has it no more. */
export async function findOrdered({ lines }: ConfirmedOrder) {
  const [watches, sold] = [await everyWatch.findWatches(lines), await catalogue.findWatches(lines)];
  return lines.map((line) => {
    const key = watchKey(line);
    const isOf = (watch: Watch) => watch.key === key;
    return { key, line, watch: watches.find(isOf), isSold: sold.some(isOf) };
  });
}

/** The lines that the shop still sells, at today's prices. */
export const soldLines = (ordered: readonly OrderedLine[]) =>
  ordered.flatMap(({ watch, isSold, line: { quantity } }) =>
    watch && isSold ? [{ ...pricedAt(watch.stored, costAt(watch, shopDate())), quantity }] : [],
  );

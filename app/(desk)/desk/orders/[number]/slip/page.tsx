import { notFound } from 'next/navigation';
import { OrderLines } from '@/components/desk/order-lines';
import { DeskPage, DeskSection } from '@/components/desk/page';
import { returnDays } from '@/data/policies';
import { site } from '@/data/site';
import { isOrderNumber } from '@/domain/order-number';
import { orderPage } from '@/server/desk/orders/order';
import { openDesk } from '../../../open-desk';

export const metadata = { title: 'Packing slip' };

/** The packing slip of an order, to print and put into the parcel: no prices, because it may be a present. */
export default async function SlipPage({ params, searchParams }: PageProps<'/desk/orders/[number]/slip'>) {
  const { db, actor, now } = await openDesk(searchParams);
  const { number } = await params;
  const found = isOrderNumber(number) ? await orderPage(db, actor, number, now) : undefined;
  if (!found) notFound();
  const { order, address, toPack } = found;
  return (
    <DeskPage
      title={`${site.name}: order ${number}`}
      path={`/desk/orders/${number}/slip`}
      submitted={undefined}
      actions={<a href={`/desk/orders/${number}`}>{`Back to order ${number}`}</a>}
    >
      <DeskSection title="Deliver to">
        <p className="desk-text">{address.join('\n')}</p>
      </DeskSection>
      <DeskSection title="In this package">
        <OrderLines order={{ ...order, lines: toPack }} hasPrices={false} />
        <p>{`${order.shipping_label}. Returns within ${returnDays} days: ${site.mail.label}, ${site.phone.label}.`}</p>
      </DeskSection>
    </DeskPage>
  );
}

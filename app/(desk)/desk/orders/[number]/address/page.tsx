import { notFound } from 'next/navigation';
import { AddressFields } from '@/components/desk/address-fields';
import { DeskForm } from '@/components/desk/form';
import { DeskPage, DeskSection } from '@/components/desk/page';
import { countryNameOf } from '@/data/countries';
import { isOrderNumber } from '@/domain/order-number';
import { orderPage } from '@/server/desk/orders/order';
import { openDesk } from '../../../open-desk';

export const metadata = { title: 'Correct the address' };

/** The form that corrects the address of an order that was not sent. */
export default async function AddressPage({ params, searchParams }: PageProps<'/desk/orders/[number]/address'>) {
  const { db, actor, now, submitted } = await openDesk(searchParams);
  const { number } = await params;
  const found = isOrderNumber(number) ? await orderPage(db, actor, number, now) : undefined;
  if (!found) notFound();
  const { order, version } = found;
  const path = `/desk/orders/${number}/address`;
  const form = { action: 'correct-address', back: path, submitted };
  return (
    <DeskPage title={`Address of order ${number}`} path={path} submitted={submitted}>
      <DeskSection title="Deliver to">
        <DeskForm {...form} version={version} fields={{ number, country: order.country }} button="Save the address">
          <AddressFields
            form={form}
            values={{
              fullName: order.full_name,
              phone: order.phone,
              line1: order.address_line1,
              line2: order.address_line2,
              city: order.city,
              region: order.region,
              postalCode: order.postal_code,
            }}
          />
          <p className="desk-soft">{`Country: ${countryNameOf(order.country)}`}</p>
        </DeskForm>
      </DeskSection>
      <p>
        <a href={`/desk/orders/${number}`}>{`Back to order ${number}`}</a>
      </p>
    </DeskPage>
  );
}

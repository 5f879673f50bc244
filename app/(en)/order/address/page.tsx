import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { orderTitle } from '@/components/checkout/confirmation/copy';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import { ChangeAddressForm } from '@/components/order/change-address-form';
import { changeAddressCopy as copy } from '@/components/order/copy';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-parts';
import { Unbroken } from '@/components/order/unbroken';
import { countryNameOf } from '@/data/countries';
import { orderPath } from '@/domain/paths';
import { database } from '@/server/database/database';
import { deliveryAddress } from '@/server/orders/order-view';
import { findOrderByToken } from '@/server/orders/read';
import { lateChange } from '@/server/orders/timeline';

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: '/order/address',
  isPrivate: true,
});

/** The form for a new delivery address (docs/product.md 37.6). */
export default async function ChangeAddressPage({ searchParams }: PageProps<'/order/address'>) {
  const { order: token } = await searchParams;
  const order = typeof token === 'string' ? await findOrderByToken(await database(), token) : undefined;
  if (!order) notFound();
  const late = lateChange(order);
  const reason = late && rejectionCopy(late === 'order-disputed' ? { code: late, dispute: 'dispute' } : { code: late });
  return (
    <div className="page-width pb-16">
      <PageHeader title={late ? copy.tooLateTitle : copy.title}>{reason ?? copy.about}</PageHeader>
      {!late && (
        <div className="mb-6 max-w-3xl">
          <h2 className="mb-5 text-2xl tabular-nums">
            <Unbroken>{orderTitle(order.number)}</Unbroken>
          </h2>
          <ChangeAddressForm
            order={order.token}
            address={deliveryAddress(order)}
            phone={order.phone}
            country={<option value={order.country}>{countryNameOf(order.country)}</option>}
          />
        </div>
      )}
      <Link href={orderPath(order.token)} className={late ? 'button' : 'button-quiet'}>
        {late ? <Unbroken>{orderTitle(order.number)}</Unbroken> : copy.back}
      </Link>
    </div>
  );
}

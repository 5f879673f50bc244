import { notFound } from 'next/navigation';
import { pageLinkLabels, slipDescription } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { slipCopy as copy } from '@/components/returns/copy';
import { ReturnDetailsView } from '@/components/returns/slip';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { orderPath } from '@/domain/paths';
import { database } from '@/server/database/database';
import { findOrderByToken } from '@/server/orders/read';
import { findOrderReturns, returnAddress } from '@/server/returns/return-view';
import { shopDate } from '@/domain/shop-date';

export const metadata = pageMetadata({
  title: copy.slipTitle,
  description: slipDescription,
  path: '/return/slip',
  isPrivate: true,
});

/** A withdrawal or return of an order, with the slip to print (docs/product.md 36.6). */
export default async function SlipPage({ searchParams }: PageProps<'/return/slip'>) {
  const { order: token, number } = await searchParams;
  if (typeof token !== 'string') notFound();
  const db = await database();
  const order = (await findOrderByToken(db, token)) ?? notFound();
  const found = await findOrderReturns(db, token, shopDate());
  const view = found?.requests.find((one) => one.number === number) ?? notFound();
  return (
    <div className="page-width">
      <PageHeader title={copy.heading[view.kind]}>{view.number}</PageHeader>
      <ReturnDetailsView token={token} view={view} orderNumber={order.number} address={returnAddress()} />
      <div className="pb-16 print:hidden">
        <FallbackLinks links={[{ label: pageLinkLabels.seeOrder, href: orderPath(token) }]} />
      </div>
    </div>
  );
}

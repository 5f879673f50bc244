import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { OrderLinkForm } from '@/components/forms/order-link/order-link-form';
import { noReturnCopy, returnCopy as copy } from '@/components/returns/copy';
import { ReturnForm } from '@/components/returns/return-form';
import { FallbackLinks } from '@/components/ui/fallback-links';
import { PageHeader } from '@/components/ui/page-parts';
import { informationLinks } from '@/data/information-pages';
import { orderPath } from '@/domain/paths';
import { database } from '@/server/database/database';
import { findOrderReturns } from '@/server/returns/return-view';

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: '/return',
  isPrivate: true,
});

/** Asks for a return with the token of the order's page; a guest gets the link to it by email (docs/product.md 36.5). */
export default async function ReturnPage({ searchParams }: PageProps<'/return'>) {
  const { order: token } = await searchParams;
  const right =
    typeof token === 'string'
      ? ((await findOrderReturns(await database(), token, new Date()))?.return ?? notFound())
      : undefined;
  return (
    <div className="page-width max-w-3xl pb-16">
      <PageHeader title={copy.title}>{right && 'why' in right ? noReturnCopy[right.why] : copy.intro}</PageHeader>
      {typeof token !== 'string' || !right ? (
        <section aria-labelledby="guest-title">
          <h2 id="guest-title" className="text-2xl">
            {copy.guestTitle}
          </h2>
          <p className="mt-2 mb-6">{copy.guest}</p>
          <OrderLinkForm />
        </section>
      ) : 'until' in right ? (
        <ReturnForm token={token} kind="return" right={right} />
      ) : (
        <FallbackLinks
          links={[{ label: 'See your order', href: orderPath(token) }, informationLinks['shipping-returns']]}
        />
      )}
    </div>
  );
}

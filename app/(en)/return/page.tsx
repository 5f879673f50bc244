import { notFound } from 'next/navigation';
import { pageLinkLabels } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { guestReturnCopy, noReturnCopy, returnCopy as copy } from '@/components/returns/copy';
import { GuestReturnForm } from '@/components/returns/guest-return-form';
import { ReturnForm } from '@/components/returns/return-form';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { findOrder, informationLinks } from '@/data/information-pages';
import { orderPath } from '@/domain/paths';
import { database } from '@/server/database/database';
import { findOrderReturns } from '@/server/returns/return-view';
import { shopDate } from '@/domain/shop-date';

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: '/return',
  isPrivate: true,
});

/** Form for a return: for a guest, or for an order by its token (docs/product.md 36.5). */
export default async function ReturnPage({ searchParams }: PageProps<'/return'>) {
  const { order: token, watch } = await searchParams;
  if (typeof token === 'string') return <OfOrder token={token} chosen={String(watch)} />;
  const watches = await catalogue.listAll('all');
  return (
    <div className="page-width max-w-3xl pb-16">
      <PageHeader title={copy.title}>{copy.intro}</PageHeader>
      <section aria-labelledby="guest-title">
        <h2 id="guest-title" className="mb-6 text-2xl">
          {guestReturnCopy.title}
        </h2>
        <GuestReturnForm watches={watches.toSorted((one, other) => one.fullName.localeCompare(other.fullName, 'en'))} />
        <div className="mt-10">
          <FallbackLinks quiet links={[findOrder, informationLinks['shipping-returns']]} />
        </div>
      </section>
    </div>
  );
}

async function OfOrder({ token, chosen }: { token: string; chosen: string }) {
  const { return: right } = (await findOrderReturns(await database(), token, shopDate())) ?? notFound();
  return (
    <div className="page-width max-w-3xl pb-16">
      <PageHeader title={copy.title}>{'why' in right ? noReturnCopy[right.why] : copy.intro}</PageHeader>
      {'until' in right ? (
        <ReturnForm token={token} kind="return" right={right} chosen={chosen} />
      ) : (
        <FallbackLinks
          links={[{ label: pageLinkLabels.seeOrder, href: orderPath(token) }, informationLinks['shipping-returns']]}
        />
      )}
    </div>
  );
}

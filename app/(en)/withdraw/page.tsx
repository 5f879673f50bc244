import { notFound } from 'next/navigation';
import { pageLinkLabels } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { noReturnCopy, withdrawCopy as copy } from '@/components/returns/copy';
import { ReturnForm } from '@/components/returns/return-form';
import { WithdrawForm } from '@/components/returns/withdraw-form';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { findOrder, informationLinks } from '@/data/information-pages';
import { openGraphOfHome } from '@/data/open-graph';
import { askReturnPath, orderPath } from '@/domain/paths';
import { database } from '@/server/database/database';
import { findOrderReturns } from '@/server/returns/return-view';
import { shopDate } from '@/domain/shop-date';

export async function generateMetadata() {
  const picture = openGraphOfHome(await catalogue.listAll('all'));
  return pageMetadata({ title: copy.title, description: copy.description, path: '/withdraw', picture });
}

/** First step of a withdrawal, for a guest or with the token of the order's page (docs/product.md 36.1). */
export default async function WithdrawPage({ searchParams }: PageProps<'/withdraw'>) {
  const { order: token, watch } = await searchParams;
  if (typeof token === 'string') return <OfOrder token={token} chosen={String(watch)} />;
  const watches = await catalogue.listAll('all');
  return (
    <div className="page-width">
      <PageHeader title={copy.title}>{copy.intro}</PageHeader>
      <div className="grid grid-cols-1 gap-x-10 gap-y-14 laptop:grid-cols-12">
        <div className="laptop:col-span-7">
          <WithdrawForm watches={watches.toSorted((one, other) => one.fullName.localeCompare(other.fullName, 'en'))} />
        </div>
        <section aria-labelledby="elsewhere-title" className="border-t border-ink pt-4 laptop:col-span-5">
          <h2 id="elsewhere-title" className="text-2xl">
            {copy.elsewhereTitle}
          </h2>
          <p className="mt-3 mb-5">{copy.elsewhere}</p>
          <FallbackLinks
            quiet
            links={[
              { label: pageLinkLabels.returnItems, href: '/return' },
              findOrder,
              informationLinks['shipping-returns'],
            ]}
          />
        </section>
      </div>
    </div>
  );
}

async function OfOrder({ token, chosen }: { token: string; chosen: string }) {
  const { withdrawal: right } = (await findOrderReturns(await database(), token, shopDate())) ?? notFound();
  const toOrder = { label: pageLinkLabels.seeOrder, href: orderPath(token) };
  return (
    <div className="page-width max-w-3xl pb-16">
      <PageHeader title={copy.title}>{'until' in right ? copy.intro : noReturnCopy[right.why]}</PageHeader>
      {'until' in right ? (
        <ReturnForm token={token} kind="withdrawal" right={right} chosen={chosen} />
      ) : (
        <FallbackLinks links={[{ label: pageLinkLabels.returnItems, href: askReturnPath(token, 'return') }, toOrder]} />
      )}
    </div>
  );
}

import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { CartChoice } from '@/components/cart/link/cart-choice';
import { cartChoiceCopy, cartLinkCopy as copy } from '@/components/cart/link/copy';
import { LinkedLines } from '@/components/cart/link/linked-lines';
import { PageHeader, Notice, FallbackLinks } from '@/components/ui/page-parts';
import { Price } from '@/components/catalogue/price';
import { findFallbackLinks } from '@/data/navigation';
import { servesAgents } from '@/data/site';
import { isWeekend } from '@/data/weekend';
import { parseContinuation } from '@/domain/cart-link';
import { toLineItem, inStock } from '@/server/catalogue/watch-offer';
import { routeAtRunTime } from '@/domain/paths';
import { shopDate } from '@/domain/shop-date';
import { costIn } from '@/domain/watch-price';
import { findLinkedWatches } from './linked-watches';

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: '/bascket/linked',
  isPrivate: true,
});

/** Preview of a cart link; the cart changes only by a press (docs/product.md 34.1). */
export default async function LinkedPage({ searchParams }: PageProps<'/bascket/linked'>) {
  if (!servesAgents()) notFound();
  const { add, unknown, cut, then } = await searchParams;
  const now = shopDate();
  const linked = await findLinkedWatches({ items: one(add), unknown: one(unknown), cut: one(cut) }, now);
  const sold = inStock(linked.watches);
  const costOf = costIn(
    linked.watches.map(({ watch }) => watch),
    isWeekend(now),
  );
  const continueHref = routeAtRunTime(parseContinuation(one(then)) ?? '/bascket/mybascket');
  return (
    <div className="page-width pb-16">
      <PageHeader title={copy.title}>{linked.watches.length > 0 ? copy.about : copy.nothing}</PageHeader>
      {linked.watches.length === 0 ? (
        <FallbackLinks links={await findFallbackLinks()} />
      ) : (
        <div className="grid grid-cols-1 gap-x-10 gap-y-8 laptop:grid-cols-12">
          <div className="laptop:col-span-7">
            <LinkedLines label={copy.list} watches={linked.watches} costOf={costOf} />
            {linked.isCut && <p className="mt-4 max-w-prose">{copy.cut}</p>}
            {linked.unknown > 0 && <p className="mt-4 max-w-prose">{copy.unknown(linked.unknown)}</p>}
          </div>
          <div className="stays-put laptop:col-span-4 laptop:col-start-9">
            {sold.length === 0 ? (
              <Notice>{copy.allSoldOut}</Notice>
            ) : (
              <>
                <dl className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4 border-y border-ink py-4">
                  <dt className="text-lg">{copy.subtotal}</dt>
                  <dd className="text-3xl font-bold tracking-tight tabular-nums">
                    <Price of={costOf(sold)} />
                  </dd>
                </dl>
                <CartChoice
                  lines={sold.map(toLineItem)}
                  continueHref={continueHref}
                  continueLabel={cartChoiceCopy.seeCart}
                />
                <noscript>
                  <p className="max-w-prose">{copy.needsScript}</p>
                </noscript>
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** A parameter given exactly once; repeated parameters count as empty. */
const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

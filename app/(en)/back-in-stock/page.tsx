import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { BackInStockForm } from '@/components/forms/back-in-stock/back-in-stock-form';
import { backInStockCopy as copy } from '@/components/forms/back-in-stock/copy';
import { PostForm } from '@/components/forms/post-form';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { backInStockUnsubscribeRoute } from '@/contract/forms';
import { maxEmailLength } from '@/contract/limits';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { parseWatchKey } from '@/domain/watch-key';
import { database } from '@/server/database/database';
import { orderableUnits } from '@/server/stock/available-units';
import { shopDate } from '@/domain/shop-date';

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: '/back-in-stock',
  isPrivate: true,
});

/** Subscribes and unsubscribes an email address to a back-in-stock email (docs/product.md 25.6). */
export default async function BackInStockPage({ searchParams }: PageProps<'/back-in-stock'>) {
  const { watch: named } = await searchParams;
  const reference = typeof named === 'string' ? parseWatchKey(named) : undefined;
  const watch = (reference && (await catalogue.findWatch(reference))) ?? notFound();
  const left = (await orderableUnits(await database(), [watch.key], undefined, shopDate())).get(watch.key) ?? 0;
  return (
    <div className="page-width">
      <PageHeader title={copy.title}>{left > 0 ? copy.isThere(watch.fullName) : copy.about(watch.fullName)}</PageHeader>
      {left > 0 ? (
        <FallbackLinks links={[{ label: copy.seeWatch, href: watch.path }]} />
      ) : (
        <div className="max-w-xl">
          <BackInStockForm watch={watch.key} />
        </div>
      )}
      <section aria-labelledby="leave-title" className="mt-16 max-w-xl border-t border-line pt-6">
        <h2 id="leave-title" className="text-2xl">
          {copy.leaveTitle}
        </h2>
        <p className="mt-2 text-soft">{copy.leaveCopy}</p>
        <PostForm action={backInStockUnsubscribeRoute.path} className="mt-4 flex flex-wrap gap-3">
          <input
            type="email"
            name="email"
            required
            aria-label={copy.email}
            maxLength={maxEmailLength}
            autoComplete="email"
            className="field min-w-0 flex-1 basis-60"
          />
          <button type="submit" className="button-quiet">
            {copy.leave}
          </button>
        </PostForm>
      </section>
    </div>
  );
}

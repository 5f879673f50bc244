import { notFound } from 'next/navigation';
import { openDesk } from '@/app/(desk)/desk/open-desk';
import { ProductPage } from '@/components/product/product-page';
import { isWatchKey } from '@/domain/watch-key';
import { availabilityOf } from '@/server/catalogue/availability';
import { editedWatch } from '@/server/desk/watches/watches';

export const metadata = { title: 'Preview of a draft' };

/**
 * The product page with the values of its draft (docs/product.md 42.7). The policy of its path runs no script and sends
 * no form (`runtime/security-headers.ts`), so a draft cannot be added to a cart.
 */
export default async function PreviewPage({ params, searchParams }: PageProps<'/desk/preview/[catalogue]/[id]'>) {
  const { db, actor, now } = await openDesk(searchParams);
  const { catalogue, id } = await params;
  const watch = `${catalogue}/${id}`;
  const draft = isWatchKey(watch) ? (await editedWatch(db, actor, watch, now))?.draft : undefined;
  if (!draft) notFound();
  return (
    <>
      <p className="page-width py-3">
        Preview of the draft. Its buttons do nothing.{' '}
        <a href={`/desk/watches/${watch}`} className="underline">
          Back to the draft
        </a>
      </p>
      <ProductPage watch={draft} availability={await availabilityOf(draft.key)} />
    </>
  );
}

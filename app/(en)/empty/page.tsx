import { emptyPageCopy as copy } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { findFallbackLinks } from '@/data/navigation';

export const metadata = pageMetadata({
  title: copy.metaTitle,
  description: copy.description,
  path: '/empty',
  isPrivate: true,
});

/** The page that replaces the checkout of an empty cart (docs/product.md 2.7). */
export default async function EmptyPage() {
  return (
    <div className="page-width">
      <PageHeader title={copy.title}>{copy.text}</PageHeader>
      <FallbackLinks links={await findFallbackLinks()} />
    </div>
  );
}

import { pageMetadata } from '@/app/page-metadata';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { findFallbackLinks } from '@/data/navigation';

export const metadata = pageMetadata({
  title: 'Nothing to buy yet',
  description: 'Your cart is empty. Start shopping here.',
  path: '/empty',
  isPrivate: true,
});

/** The page that replaces the checkout of an empty cart (docs/product.md 2.7). */
export default async function EmptyPage() {
  return (
    <div className="page-width">
      <PageHeader title="Your cart is empty.">Add a watch to your cart first, then come back to check out.</PageHeader>
      <FallbackLinks links={await findFallbackLinks()} />
    </div>
  );
}

import { pageMetadata } from '@/app/page-metadata';
import { PageHeader } from '@/components/ui/page-parts';
import { FallbackLinks } from '@/components/ui/fallback-links';
import { findFallbackLinks } from '@/data/navigation';

export const metadata = pageMetadata({
  title: 'Nothing to buy yet',
  description: 'An empty cart, and where to fill it.',
  path: '/empty',
  isPrivate: true,
});

export default async function EmptyPage() {
  return (
    <div className="page-width">
      <PageHeader title="Your cart is empty.">
        There is nothing to deliver or to pay for yet. Put a watch in your cart first; it takes one click on its page.
      </PageHeader>
      <FallbackLinks links={await findFallbackLinks()} />
    </div>
  );
}

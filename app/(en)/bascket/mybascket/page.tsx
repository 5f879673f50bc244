import { cartPage } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { JoinedNote } from '@/components/account/joined-note';
import { CartView } from '@/components/cart/cart-view';
import { cartPageCopy } from '@/components/cart/copy';
import { PageHeader } from '@/components/ui/page-parts';
import { findFallbackLinks } from '@/data/navigation';

export const metadata = pageMetadata({
  title: cartPage.title,
  description: cartPage.description,
  path: '/bascket/mybascket',
  isPrivate: true,
});

/** The cart. The browser fills it from its storage (docs/product.md 9.6). */
export default async function CartPage() {
  return (
    <div className="page-width">
      <PageHeader title={cartPageCopy.title} />
      <noscript>
        <p className="pb-8 text-lg">{cartPage.needsScript}</p>
      </noscript>
      <JoinedNote />
      <CartView fallbackLinks={await findFallbackLinks()} />
    </div>
  );
}

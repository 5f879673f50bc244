import { pageMetadata } from '@/app/page-metadata';
import { JoinedNote } from '@/components/account/joined-note';
import { CartView } from '@/components/cart/cart-view';
import { cartPageCopy } from '@/components/cart/copy';
import { PageHeader } from '@/components/ui/page-parts';
import { findFallbackLinks } from '@/data/navigation';

export const metadata = pageMetadata({
  title: 'Cart',
  description: 'The watches in your cart.',
  path: '/bascket/mybascket',
  isPrivate: true,
});

/** The cart. The browser fills it from its storage (docs/product.md 9.6). */
export default async function CartPage() {
  return (
    <div className="page-width">
      <PageHeader title={cartPageCopy.title} />
      <noscript>
        <p className="pb-8 text-lg">
          The cart needs JavaScript, because it is stored in your browser. Please turn JavaScript on.
        </p>
      </noscript>
      <JoinedNote />
      <CartView fallbackLinks={await findFallbackLinks()} />
    </div>
  );
}

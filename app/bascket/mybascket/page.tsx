import { CartView } from '@/components/cart/cart-view';
import { PageHeader } from '@/components/ui/page-header';
import { findWaysOn } from '@/data/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { cartPageWords } from '@/components/cart/copy';

export const metadata = pageMetadata({
  title: 'Cart',
  description: 'The watches in your cart.',
  path: '/bascket/mybascket',
  isPrivate: true,
});

export default async function CartPage() {
  return (
    <div className="page-width">
      <PageHeader title={cartPageWords.title} />
      <noscript>
        <p className="pb-8 text-lg">
          The cart needs JavaScript: this browser keeps it, not the shop. Please turn it on.
        </p>
      </noscript>
      <CartView waysOn={await findWaysOn()} />
    </div>
  );
}

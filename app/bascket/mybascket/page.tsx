import { CartView } from '@/components/cart/cart-view';
import { PageHeader } from '@/components/ui/page-header';
import { lineFacts } from '@/data/line-facts';
import { findWaysOn } from '@/data/navigation';
import { pageMetadata } from '@/app/page-metadata';

/** Lines show their pictures at 128 px at most. */
const widestPicture = 320;

export const metadata = pageMetadata({
  title: 'Cart',
  description: 'The watches in your cart.',
  path: '/bascket/mybascket',
  isPrivate: true,
});

export default async function CartPage() {
  return (
    <div className="page-width">
      <PageHeader title="Your cart" />
      <noscript>
        <p className="pb-8 text-lg">
          The cart needs JavaScript: this browser keeps it, not the shop. Please turn it on.
        </p>
      </noscript>
      <CartView facts={await lineFacts(widestPicture)} waysOn={await findWaysOn()} />
    </div>
  );
}

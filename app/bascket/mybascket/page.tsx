import { CartView } from '@/components/cart/cart-view';
import { pageMetadata } from '@/lib/page-metadata';

export const metadata = pageMetadata({
  title: 'Cart',
  description: 'The watches in your cart.',
  path: '/bascket/mybascket',
  isPrivate: true,
});

export default function CartPage() {
  return (
    <div className="page-width">
      <h1 className="pt-8 pb-8 display tablet:pt-16 tablet:pb-12">Your cart</h1>
      <CartView />
    </div>
  );
}

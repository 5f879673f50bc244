import type { Metadata } from 'next';
import { orderNotFoundTitle } from '@/components/checkout/confirmation/copy';
import { ContactLines } from '@/components/information/linked-copy';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { findOrder } from '@/data/information-pages';
import { findFallbackLinks } from '@/data/navigation';

export const metadata: Metadata = {
  title: orderNotFoundTitle,
  description: 'There is no order at this address.',
};

/** The page of an unknown order token; it leads to the guest look-up (docs/product.md 29.4). */
export default async function NoSuchOrder() {
  return (
    <div className="page-width pb-16">
      <PageHeader title={`${orderNotFoundTitle}.`}>
        There is no order at this address. Your email program may have cut off the link: copy the whole link, or ask us
        to email it again. If that does not help, <ContactLines /> and tell us the number of your order.
      </PageHeader>
      <FallbackLinks links={[findOrder, ...(await findFallbackLinks()).slice(0, 1)]} />
    </div>
  );
}

import type { Metadata } from 'next';
import { noOrderCopy as copy } from '@/app/page-copy';
import { orderNotFoundTitle } from '@/components/checkout/confirmation/copy';
import { ContactLines } from '@/components/information/linked-copy';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { findOrder } from '@/data/information-pages';
import { findFallbackLinks } from '@/data/navigation';
import { fullStop } from '@/domain/punctuation';

export const metadata: Metadata = {
  title: orderNotFoundTitle,
  description: copy.description,
};

/** The page of an unknown order token; it leads to the guest look-up (docs/product.md 29.4). */
export default async function NoSuchOrder() {
  return (
    <div className="page-width pb-16">
      <PageHeader title={`${orderNotFoundTitle}${fullStop}`}>
        {copy.before}
        <ContactLines />
        {copy.after}
      </PageHeader>
      <FallbackLinks links={[findOrder, ...(await findFallbackLinks()).slice(0, 1)]} />
    </div>
  );
}

import { orderLinkSentTitle } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { orderLinkCopy as copy } from '@/components/forms/order-link/copy';
import { OrderLinkHelp } from '@/components/forms/order-link/order-link-help';
import { PageHeader } from '@/components/ui/page-parts';

export const metadata = pageMetadata({
  title: orderLinkSentTitle,
  description: copy.form,
  path: '/order/asked',
  isPrivate: true,
});

/** Result page of the order link form without scripts; the same for known and unknown orders. */
export default function OrderAskedPage() {
  return (
    <div className="page-width">
      <PageHeader title={copy.doneTitle}>{copy.done}</PageHeader>
      <div className="max-w-2xl">
        <OrderLinkHelp />
      </div>
    </div>
  );
}

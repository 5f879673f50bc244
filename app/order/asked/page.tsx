import { pageMetadata } from '@/app/page-metadata';
import { orderLinkCopy as copy } from '@/components/forms/order-link/copy';
import { OrderLinkHelp } from '@/components/forms/order-link/order-link-help';
import { PageHeader } from '@/components/ui/page-parts';

export const metadata = pageMetadata({
  title: 'Look in your mail',
  description: copy.form,
  path: '/order/asked',
  isPrivate: true,
});

/** Where the form goes that the browser has posted without scripts: the same words whatever was typed. */
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

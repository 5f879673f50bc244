import { pageMetadata } from '@/app/page-metadata';
import { orderLinkCopy as copy } from '@/components/forms/order-link/copy';
import { OrderLinkForm } from '@/components/forms/order-link/order-link-form';
import { OrderLinkHelp } from '@/components/forms/order-link/order-link-help';
import { PageHeader } from '@/components/ui/page-parts';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { openGraphOfHome } from '@/data/open-graph';

export async function generateMetadata() {
  const picture = openGraphOfHome(await catalogue.listAll('all'));
  return pageMetadata({ title: copy.title, description: copy.description, path: '/order', picture });
}

/** Guest order look-up (docs/product.md 29.1). */
export default function OrderPage() {
  return (
    <div className="page-width">
      <PageHeader title={copy.heading}>{copy.intro}</PageHeader>
      <div className="grid grid-cols-1 gap-x-10 gap-y-14 laptop:grid-cols-12">
        <div className="laptop:col-span-7">
          <OrderLinkForm />
        </div>
        <div className="laptop:col-span-5">
          <OrderLinkHelp />
        </div>
      </div>
    </div>
  );
}

import { ContactLines } from '@/components/checkout/contact-lines';
import { DeliveryForm } from '@/components/checkout/delivery-form';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { shipping } from '@/data/policies';
import { pageMetadata } from '@/lib/page-metadata';

export const metadata = pageMetadata({
  title: 'Delivery',
  description: 'Where your order goes, and how.',
  path: '/payment',
  isPrivate: true,
});

export default function PaymentPage() {
  return (
    <div className="page-width">
      <PageHeader title="Delivery">Where your order goes, and how it travels. Payment comes after this.</PageHeader>
      <Notice>
        Ordering online is not open yet, so this form cannot be filled in. To order today, <ContactLines />.
      </Notice>
      <div className="mt-10 grid gap-x-10 gap-y-12 laptop:grid-cols-12">
        <div className="laptop:col-span-7">
          <DeliveryForm />
        </div>
        <section aria-labelledby="shipping-title" className="laptop:col-span-5">
          <h2 id="shipping-title" className="text-2xl">
            What shipping costs
          </h2>
          <ul className="mt-4 list-disc space-y-2 pl-5">
            {shipping.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

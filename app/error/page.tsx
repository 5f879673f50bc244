import { ContactLines } from '@/components/checkout/contact-lines';
import { PageHeader } from '@/components/ui/page-header';
import { WaysOn } from '@/components/ui/ways-on';
import { waysOn } from '@/data/navigation';
import { pageMetadata } from '@/lib/page-metadata';

export const metadata = pageMetadata({
  title: 'Payment failed',
  description: 'What to do when a payment has failed.',
  path: '/error',
  isPrivate: true,
});

export default function ErrorPage() {
  return (
    <div className="page-width">
      <PageHeader title="The payment did not go through.">
        Nothing was charged, and your cart is as you left it. Go back to it and try again; if it fails twice,{' '}
        <ContactLines />.
      </PageHeader>
      <WaysOn links={[{ label: 'Back to your cart', href: '/bascket/mybascket' }, ...waysOn.slice(0, 1)]} />
    </div>
  );
}

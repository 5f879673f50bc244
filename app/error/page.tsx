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
        When a payment fails, nothing is charged and the cart stays as it was: go back to it and try again. Paying
        online is not open yet, so if you came here by another way, there is nothing to mend. Questions? Please{' '}
        <ContactLines />.
      </PageHeader>
      <WaysOn links={[{ label: 'Back to your cart', href: '/bascket/mybascket' }, ...waysOn.slice(0, 1)]} />
    </div>
  );
}

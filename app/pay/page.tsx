import { ContactLines } from '@/components/checkout/contact-lines';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { WaysOn } from '@/components/ui/ways-on';
import { waysOn } from '@/data/navigation';
import { pageMetadata } from '@/lib/page-metadata';

export const metadata = pageMetadata({
  title: 'Review and pay',
  description: 'Everything you are about to pay for, before you pay for it.',
  path: '/pay',
  isPrivate: true,
});

export default function PayPage() {
  return (
    <div className="page-width">
      <PageHeader title="Review and pay">
        Before you pay, this screen repeats what you order, where it goes and what it costs.
      </PageHeader>
      <Notice>
        Paying online is not open yet, and no card can be charged here. To order today, <ContactLines />.
      </Notice>
      <div className="mt-10">
        <WaysOn links={[{ label: 'Back to your cart', href: '/bascket/mybascket' }, ...waysOn.slice(0, 1)]} />
      </div>
    </div>
  );
}

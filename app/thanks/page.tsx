import { PageHeader } from '@/components/ui/page-header';
import { WaysOn } from '@/components/ui/ways-on';
import { waysOn } from '@/data/navigation';
import { pageMetadata } from '@/lib/page-metadata';

export const metadata = pageMetadata({
  title: 'Thank you',
  description: 'The confirmation of an order.',
  path: '/thanks',
  isPrivate: true,
});

export default function ThanksPage() {
  return (
    <div className="page-width">
      <PageHeader title="Thank you.">
        This is where an order is confirmed, with its number, its lines and the day it should arrive. There is no order
        to confirm in this browser: ordering online is not open yet.
      </PageHeader>
      <WaysOn links={waysOn} />
    </div>
  );
}

'use client';

import { PageHeader } from '@/components/ui/page-parts';
import { shopMail } from '@/data/shop-name';

/** What stands in a page's place when it fails to come up; the shell around it stays. */
export default function PageFault({ reset }: { error: Error; reset: () => void }) {
  return (
    <div className="page-width">
      <PageHeader title="This page did not come up.">
        It may be the connection, it may be us. Your cart and wishlist are as you left them. If it fails twice, write to{' '}
        <a href={shopMail.href} className="text-link">
          {shopMail.label}
        </a>
        .
      </PageHeader>
      <button type="button" onClick={reset} className="button">
        Try again
      </button>
    </div>
  );
}

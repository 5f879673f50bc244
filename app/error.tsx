'use client';

import { PageHeader } from '@/components/ui/page-parts';
import { shopMail } from '@/data/shop-name';

/** Error boundary of a page; the shell stays. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
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

'use client';

import { PageHeader } from '@/components/ui/page-parts';
import { shopMail } from '@/data/shop-name';

/** Error boundary of a page; the shell stays. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <div className="page-width">
      <PageHeader title="This page could not be loaded.">
        Please try again. Your cart and wishlist have not changed. If it happens again, write to{' '}
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
